package dev.incipit.validate.subject;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.text.MarkdownEscapes;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One distinct address in the file, with the entries that name it. An entry without an address is a target of its own.
 *
 * @param address as written, with Markdown's escapes and character references resolved; empty for an entry without an address
 * @param line where it first appears, from 1
 * @param scheme in lower case; empty if there is none
 * @param url the address as a browser reads it; empty if it is not a web address or cannot be parsed
 * @param key makes two spellings of the address one target (checks.md §1.7)
 * @param validity pass if the address is valid by the WHATWG URL standard, warning if it only needs escaping, fail otherwise
 * @param entries those that name it, in file order, to which more may be added; none for a link in running text
 */
public record LinkTarget(
        String address,
        int line,
        Kind kind,
        String scheme,
        Optional<WebUrl> url,
        String key,
        Status validity,
        List<Entry> entries) {
    private static final List<String> UNSAFE_SCHEMES =
            List.of("javascript", "data", "file", "vbscript", "blob", "about", "chrome");

    /** What kind of address it is, judged by its spelling. */
    public enum Kind {
        NONE,
        WEB,
        RELATIVE,
        FRAGMENT,
        /** A scheme that leads to no page: mailto, tel, ftp. */
        OTHER_SCHEME,
        UNSAFE_SCHEME
    }

    private static LinkTarget read(String address, int line) {
        var scheme = schemeOf(asBrowsersRead(address));
        var kind = kindOf(address, scheme);
        Optional<WebUrl> url = kind == Kind.WEB ? WebUrl.parse(address) : Optional.empty();
        var validity = switch (kind) {
            case OTHER_SCHEME, UNSAFE_SCHEME -> Status.PASS;
            case NONE, WEB, RELATIVE, FRAGMENT -> AddressValidity.of(address, kind == Kind.WEB, url.isPresent());
        };
        return new LinkTarget(address, line, kind, scheme, url, key(address), validity, new ArrayList<>());
    }

    /** Returns the target of an address that first appears on that line, as Markdown writes it. */
    static LinkTarget of(String written, int line) {
        return read(MarkdownEscapes.resolved(written.strip()), line);
    }

    /** Returns the target of a link's address. */
    static LinkTarget of(FileLink link) {
        return read(link.target(), link.line());
    }

    /** Returns the key that makes two spellings one target (checks.md §1.7), as browsers read them. */
    public static String key(String address) {
        return isAsParsed(address)
                ? keyOf(address)
                : WebUrl.parse(address)
                        .map(WebUrl::toString)
                        .map(LinkTarget::keyOf)
                        .orElseGet(() -> keyOf(address));
    }

    /** Whether a parser changes nothing but case and port: there are no letters beyond ASCII and no steps such as "..". */
    private static boolean isAsParsed(String address) {
        for (int at = 0; at < address.length(); at++) {
            char here = address.charAt(at);
            if (here > '~' || (here == '.' && at > 0 && address.charAt(at - 1) == '/')) {
                return false;
            }
        }
        return true;
    }

    private static String keyOf(String address) {
        int scheme = address.indexOf("://");
        if (scheme < 0) {
            return withoutLastSlash(address);
        }
        int end = authorityEnd(address, scheme + 3);
        if (isPlain(address, scheme, end)) {
            return withoutLastSlash(address);
        }
        var authority = address.substring(0, end).toLowerCase(Locale.ROOT);
        var port = authority.startsWith("https:") ? ":443" : ":80";
        boolean named = authority.endsWith(port);
        return withoutLastSlash((named ? authority.substring(0, authority.length() - port.length()) : authority)
                + address.substring(end));
    }

    /** Whether scheme and host are in lower case and no port is given. */
    private static boolean isPlain(String address, int scheme, int end) {
        for (int at = 0; at < end; at++) {
            char here = address.charAt(at);
            if ((here == ':' && at != scheme) || (here >= 'A' && here <= 'Z') || here > '~') {
                return false;
            }
        }
        return true;
    }

    /** Returns the end of the authority that starts at {@code from} (RFC 3986 §3.2). */
    static int authorityEnd(String address, int from) {
        return CharacterRuns.end(address, from, here -> here != '/' && here != '?' && here != '#');
    }

    /** Returns where query and fragment begin, looked for from {@code from}. */
    static int pathEnd(String address, int from) {
        return CharacterRuns.end(address, from, here -> here != '?' && here != '#');
    }

    private static String withoutLastSlash(String address) {
        int end = pathEnd(address, 0);
        boolean slash = end > 1 && address.charAt(end - 1) == '/' && address.charAt(end - 2) != '/';
        return slash ? address.substring(0, end - 1) + address.substring(end) : address;
    }

    /** Without what browsers drop before they look for the scheme: tabs, ends of lines, and controls before it (WHATWG URL). */
    private static String asBrowsersRead(String address) {
        if (address.chars().allMatch(here -> here > ' ')) {
            return address;
        }
        int from = CharacterRuns.end(address, 0, here -> here <= ' ');
        return address.substring(from).replace("\t", "").replace("\n", "").replace("\r", "");
    }

    private static String schemeOf(String address) {
        int colon = address.indexOf(':');
        for (int at = 0; at < colon; at++) {
            char here = address.charAt(at);
            boolean more = at > 0 && (Words.isAsciiDigit(here) || here == '+' || here == '-');
            if (!Words.isAsciiLetter(here) && !more) {
                return "";
            }
        }
        var scheme = colon > 0 ? address.substring(0, colon).toLowerCase(Locale.ROOT) : "";
        boolean number = scheme.equals("tel") || scheme.equals("sms");
        return number || !isPort(address, colon + 1) ? scheme : "";
    }

    /** Whether a port follows the colon, as in {@code localhost:8080/a} but not in {@code mailto:10@qq.com}. */
    private static boolean isPort(String address, int from) {
        int end = CharacterRuns.end(address, from, Words::isAsciiDigit);
        return end > from && authorityEnd(address, end) == end;
    }

    private static Kind kindOf(String address, String scheme) {
        if (address.isEmpty()) {
            return Kind.NONE;
        }
        if (address.startsWith("#")) {
            return Kind.FRAGMENT;
        }
        if (scheme.isEmpty()) {
            return Kind.RELATIVE;
        }
        if (scheme.equals("http") || scheme.equals("https")) {
            return Kind.WEB;
        }
        return UNSAFE_SCHEMES.contains(scheme) ? Kind.UNSAFE_SCHEME : Kind.OTHER_SCHEME;
    }

    public boolean web() {
        return kind == Kind.WEB;
    }

    /** The key without its fragment. */
    String pageKey() {
        int hash = address.indexOf('#');
        return hash < 0 ? key : key(address.substring(0, hash));
    }

    /** The path as written, without query and fragment; for a web address, also without scheme and host. */
    public String path() {
        int from = address.indexOf("://");
        int slash = from < 0 ? 0 : address.indexOf('/', from + 3);
        if (slash < 0) {
            return "";
        }
        return address.substring(slash, pathEnd(address, slash));
    }
}
