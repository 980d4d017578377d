package dev.incipit.url;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An absolute http(s) URL, parsed and serialized by the WHATWG URL Standard. Two texts that a browser treats as the same URL
 * are equal.
 */
public final class WebUrl implements Comparable<WebUrl> {
    /** The highest port of TCP. */
    public static final int PORT_MAX = 65_535;

    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private final UrlParts parts;
    private final String text;

    private WebUrl(UrlParts parts) {
        this.parts = parts;
        this.text = parts.serialized();
    }

    /** Empty if the text is not an absolute http(s) URL, or has more than 65 536 characters before or after serialization. */
    public static Optional<WebUrl> parse(String text) {
        return UrlParser.parse(text, Optional.empty()).flatMap(WebUrl::written);
    }

    private static Optional<WebUrl> written(UrlParts parts) {
        return Optional.of(new WebUrl(parts)).filter(url -> url.text.length() <= UrlParser.LENGTH_MAX);
    }

    /** Resolves a link on this page, by the standard's basic URL parser with this URL as base. */
    public Optional<WebUrl> resolve(String href) {
        return UrlParser.parse(href, Optional.of(parts)).flatMap(WebUrl::written);
    }

    /** The page at another path of this origin. The path may begin with two slashes, where {@link #resolve} would read a host. */
    public Optional<WebUrl> atPath(String path) {
        return parse(origin() + path);
    }

    /** {@code http} or {@code https}. */
    public String scheme() {
        return parts.scheme();
    }

    /** The host in lower case and ASCII (UTS 46); an IPv6 address keeps its brackets. */
    public String host() {
        return parts.host();
    }

    /** The port to connect to, including the scheme's default. */
    public int port() {
        return parts.port() == UrlParts.DEFAULT_PORT ? defaultPort(parts.scheme()) : parts.port();
    }

    /** The host, and the port if it is not the scheme's default. */
    public String authority() {
        return parts.authority();
    }

    /** Scheme and authority: {@code https://example.com}. */
    public String origin() {
        return scheme() + "://" + authority();
    }

    /** The path as serialized, percent-encoded, never empty. */
    public String path() {
        return parts.path();
    }

    /** The path of the folder that the URL names or lies in: a last segment without a dot is a folder (decisions §5). */
    public String folder() {
        int slash = path().lastIndexOf('/');
        boolean file = path().indexOf('.', slash) >= 0 || path().endsWith("/");
        return file ? path().substring(0, slash + 1) : path() + "/";
    }

    /**
     * The path's non-empty segments as a person reads them. Escapes are decoded, unless the result would be invalid UTF-8 or
     * contain invisible characters or a slash.
     */
    public List<String> segments() {
        return Stream.of(path().split("/"))
                .filter(segment -> !segment.isEmpty())
                .map(PercentEncoding::readable)
                .toList();
    }

    /** A path's segment with its escapes decoded as UTF-8, as a file system has it; it may contain any character. */
    public static String decoded(String segment) {
        return PercentEncoding.decode(segment);
    }

    /** The query without its question mark. */
    public Optional<String> query() {
        return parts.query();
    }

    /** The fragment without its hash. */
    public Optional<String> fragment() {
        return parts.fragment();
    }

    /** Whether the URL has a user name or password, or an at sign for empty ones. */
    public boolean hasUserInfo() {
        return parts.userInfo().isPresent();
    }

    /** The same URL without its fragment, as it is requested and compared. */
    public WebUrl withoutFragment() {
        return parts.fragment().isEmpty() ? this : new WebUrl(parts.withoutFragment());
    }

    /** Origin and path: the URL as it may be logged, since a query can hold a secret. */
    public String withoutQuery() {
        return origin() + path();
    }

    /**
     * The URL to connect to: this host and port, without user info and fragment. Encodes characters that browsers send
     * unchanged but the JDK rejects. The JDK's {@code getHost} is null if a name has an underscore; use {@link #host}.
     */
    public URI uri() {
        return URI.create(scheme() + "://" + PercentEncoding.JDK_HOST.encode(authority()) + requestTarget());
    }

    /** Path and query as they are sent, encoded to what RFC 3986 allows. */
    public String requestTarget() {
        var target = path() + query().map(query -> "?" + query).orElse("");
        return PercentEncoding.JDK.encode(PercentEncoding.encodeLonePercents(target));
    }

    static int defaultPort(String scheme) {
        return scheme.equals("https") ? HTTPS_PORT : HTTP_PORT;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WebUrl that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** By the text. A map searches many addresses of one hash code by it, which a stranger can make. */
    @Override
    public int compareTo(WebUrl other) {
        return text.compareTo(other.text);
    }

    /** The URL as the standard serializes it. */
    @Override
    public String toString() {
        return text;
    }
}
