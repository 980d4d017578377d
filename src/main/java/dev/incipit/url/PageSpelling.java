package dev.incipit.url;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The key under which a crawler treats two spellings of a URL as the same page. It is only compared, never requested: the crawl
 * requests the spelling that the site itself uses. It ignores http or https, the fragment, a trailing slash, a folder's index
 * file, escapes of unreserved characters (RFC 3986 §6.2.2.2) and tracking parameters. The order of the remaining parameters is
 * kept, since it may matter.
 *
 * @param key authority, path and query
 */
public record PageSpelling(String key) {
    private static final List<String> INDEX_FILES =
            List.of("index.html", "index.htm", "index.php", "default.aspx", "default.asp");

    private static final Pattern ESCAPE = Pattern.compile("%([0-9a-fA-F]{2})");
    private static final Set<String> SESSION = Set.of("phpsessid", "jsessionid", "aspsessionid");

    public static PageSpelling of(WebUrl url) {
        var query = url.query().map(PageSpelling::withoutTracking).orElse("");
        return new PageSpelling(url.authority() + folded(url.path()) + (query.isEmpty() ? "" : "?" + query));
    }

    /** The key of an address, equal for all its spellings. */
    public static String keyOf(WebUrl url) {
        return of(url).key();
    }

    private static String folded(String path) {
        var plain = unescaped(withoutSession(path));
        int slash = plain.lastIndexOf('/');
        var file = plain.substring(slash + 1).toLowerCase(Locale.ROOT);
        var folder = INDEX_FILES.contains(file) ? plain.substring(0, slash + 1) : plain;
        return folder.length() > 1 && folder.endsWith("/") ? folder.substring(0, folder.length() - 1) : folder;
    }

    private static String withoutSession(String path) {
        int session = path.toLowerCase(Locale.ROOT).indexOf(";jsessionid=");
        return session < 0 ? path : path.substring(0, session);
    }

    private static String withoutTracking(String query) {
        return Arrays.stream(query.split("&"))
                .filter(parameter -> !parameter.isEmpty() && !tracks(parameter))
                .map(PageSpelling::unescaped)
                .collect(Collectors.joining("&"));
    }

    private static boolean tracks(String parameter) {
        var name = parameter.split("=", 2)[0];
        return TrackingParameters.isOne(name) || SESSION.contains(name.toLowerCase(Locale.ROOT));
    }

    /** Writes escapes in upper case and decodes those of unreserved characters. */
    private static String unescaped(String text) {
        return ESCAPE.matcher(text).replaceAll(match -> {
            char c = (char) Integer.parseInt(match.group(1), 16);
            return PercentEncoding.isUnreserved(c)
                    ? String.valueOf(c)
                    : match.group().toUpperCase(Locale.ROOT);
        });
    }
}
