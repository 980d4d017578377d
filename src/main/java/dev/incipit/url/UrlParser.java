package dev.incipit.url;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The URL standard's basic URL parser (§4.4), for http and https only. Texts that a browser resolves to the same URL give the
 * same result; a text that it rejects gives none. Linear in the length of the text.
 */
final class UrlParser {
    /** Longer texts are rejected; servers reject shorter request lines already. */
    static final int LENGTH_MAX = 65_536;

    private static final Pattern SCHEME = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*+):");
    private static final Pattern PORT = Pattern.compile("0*+[0-9]{0,5}+");

    private UrlParser() {}

    static Optional<UrlParts> parse(String input, Optional<UrlParts> base) {
        if (input.length() > LENGTH_MAX) {
            return Optional.empty();
        }
        var text = cleaned(input);
        var scheme = schemeOf(text);
        if (scheme.isEmpty()) {
            return base.flatMap(against -> relative(text, against));
        }
        var lower = scheme.get().toLowerCase(Locale.ROOT);
        if (!lower.equals("http") && !lower.equals("https")) {
            return Optional.empty();
        }
        var rest = text.substring(scheme.get().length() + 1);
        var sameScheme = base.filter(against -> against.scheme().equals(lower));
        return sameScheme.isPresent() && !rest.startsWith("//")
                ? relative(rest, sameScheme.get())
                : absolute(lower, rest);
    }

    /** The text without leading and trailing controls and spaces, and without any tab or line end. */
    private static String cleaned(String input) {
        var trimmed = input.trim();
        return trimmed.indexOf('\t') < 0 && trimmed.indexOf('\n') < 0 && trimmed.indexOf('\r') < 0
                ? trimmed
                : trimmed.replace("\t", "").replace("\n", "").replace("\r", "");
    }

    private static Optional<String> schemeOf(String text) {
        if (text.indexOf(':') < 0) {
            return Optional.empty();
        }
        var scheme = SCHEME.matcher(text);
        return scheme.lookingAt() ? Optional.of(scheme.group(1)) : Optional.empty();
    }

    private static Optional<UrlParts> relative(String text, UrlParts base) {
        if (text.isEmpty()) {
            return Optional.of(base.withoutFragment());
        }
        char first = text.charAt(0);
        if (isSlash(first)) {
            return text.length() > 1 && isSlash(text.charAt(1))
                    ? absolute(base.scheme(), text)
                    : Optional.of(onHostOf(base, text, List.of()));
        }
        if (first == '#') {
            return Optional.of(tail(base, base.path(), base.query(), text));
        }
        if (first == '?') {
            return Optional.of(tail(base, base.path(), Optional.empty(), text));
        }
        var folder = new ArrayList<>(List.of(base.path().substring(1).split("/", -1)));
        folder.removeLast();
        return Optional.of(onHostOf(base, text, folder));
    }

    private static UrlParts onHostOf(UrlParts base, String text, List<String> folder) {
        int end = endOf(text, "?#");
        return tail(base, path(text.substring(0, end), folder), Optional.empty(), text.substring(end));
    }

    private static Optional<UrlParts> absolute(String scheme, String text) {
        int start = 0;
        while (start < text.length() && isSlash(text.charAt(start))) {
            start++;
        }
        var rest = text.substring(start);
        int end = endOf(rest, "/\\?#");
        var authority = rest.substring(0, end);
        int at = authority.lastIndexOf('@');
        Optional<String> userInfo = at < 0 ? Optional.empty() : Optional.of(userInfo(authority.substring(0, at)));
        var hostAndPort = authority.substring(at + 1);
        int colon = hostAndPort.indexOf(':', Math.max(hostAndPort.indexOf(']'), 0));
        if (hostAndPort.startsWith("[") && hostAndPort.indexOf(']') < 0) {
            return Optional.empty();
        }
        var host = HostParser.parse(colon < 0 ? hostAndPort : hostAndPort.substring(0, colon));
        var port = port(scheme, colon < 0 ? "" : hostAndPort.substring(colon + 1));
        if (host.isEmpty() || port.isEmpty()) {
            return Optional.empty();
        }
        var empty = new UrlParts(scheme, userInfo, host.get(), port.get(), "/", Optional.empty(), Optional.empty());
        return Optional.of(onHostOf(empty, rest.substring(end), List.of()));
    }

    private static String userInfo(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return PercentEncoding.USER_INFO.encode(text);
        }
        var name = PercentEncoding.USER_INFO.encode(text.substring(0, colon));
        var password = PercentEncoding.USER_INFO.encode(text.substring(colon + 1));
        return password.isEmpty() ? name : name + ":" + password;
    }

    private static Optional<Integer> port(String scheme, String digits) {
        if (!PORT.matcher(digits).matches()) {
            return Optional.empty();
        }
        int port = digits.isEmpty() ? WebUrl.defaultPort(scheme) : Integer.parseInt(digits);
        return Optional.of(port == WebUrl.defaultPort(scheme) ? UrlParts.DEFAULT_PORT : port)
                .filter(_ -> port <= WebUrl.PORT_MAX);
    }

    /** The path state: resolves dot segments, turns backslashes into slashes and encodes the rest. */
    private static String path(String text, List<String> folder) {
        if (text.startsWith("/") && text.indexOf('\\') < 0 && !text.contains("/.") && !text.contains("/%")) {
            return PercentEncoding.PATH.encode(text);
        }
        var segments = new ArrayList<>(folder);
        int start = !text.isEmpty() && isSlash(text.charAt(0)) ? 1 : 0;
        for (int i = start; i <= text.length(); i++) {
            boolean end = i == text.length();
            if (end || isSlash(text.charAt(i))) {
                var segment = text.substring(start, i);
                if (isDoubleDot(segment)) {
                    if (!segments.isEmpty()) {
                        segments.removeLast();
                    }
                    if (end) {
                        segments.add("");
                    }
                } else if (!isSingleDot(segment)) {
                    segments.add(PercentEncoding.PATH.encode(segment));
                } else if (end) {
                    segments.add("");
                }
                start = i + 1;
            }
        }
        return "/" + String.join("/", segments);
    }

    private static boolean isSingleDot(String segment) {
        return segment.equals(".") || segment.equalsIgnoreCase("%2e");
    }

    private static boolean isDoubleDot(String segment) {
        return segment.length() <= 6
                && (segment.startsWith(".") || segment.startsWith("%"))
                && segment.toLowerCase(Locale.ROOT).replace("%2e", ".").equals("..");
    }

    private static UrlParts tail(UrlParts base, String path, Optional<String> query, String text) {
        int hash = text.indexOf('#');
        var beforeHash = hash < 0 ? text : text.substring(0, hash);
        return new UrlParts(
                base.scheme(),
                base.userInfo(),
                base.host(),
                base.port(),
                path,
                beforeHash.startsWith("?") ? Optional.of(PercentEncoding.QUERY.encode(beforeHash.substring(1))) : query,
                hash < 0 ? Optional.empty() : Optional.of(PercentEncoding.FRAGMENT.encode(text.substring(hash + 1))));
    }

    private static int endOf(String text, String ends) {
        int end = 0;
        while (end < text.length() && ends.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static boolean isSlash(char c) {
        return c == '/' || c == '\\';
    }
}
