package dev.incipit.url;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An absolute http(s) address, parsed and written as the WHATWG URL standard says; two texts that a browser takes for one
 * address are equal.
 */
public final class WebUrl {
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

    /** Empty when the text is not an absolute http(s) address, or has more than 65 536 characters, as it is or as it is written. */
    public static Optional<WebUrl> parse(String text) {
        return UrlParser.parse(text, Optional.empty()).flatMap(WebUrl::written);
    }

    private static Optional<WebUrl> written(UrlParts parts) {
        return Optional.of(new WebUrl(parts)).filter(url -> url.text.length() <= UrlParser.LENGTH_MAX);
    }

    /** The address a link on this page means, by the standard's basic URL parser with this address as base. */
    public Optional<WebUrl> resolve(String href) {
        return UrlParser.parse(href, Optional.of(parts)).flatMap(WebUrl::written);
    }

    /** {@code http} or {@code https}. */
    public String scheme() {
        return parts.scheme();
    }

    /** Lower case, ASCII (UTS 46); an IPv6 address keeps its brackets. */
    public String host() {
        return parts.host();
    }

    /** The port that is dialled, the scheme's default included. */
    public int port() {
        return parts.port() == UrlParts.DEFAULT_PORT ? defaultPort(parts.scheme()) : parts.port();
    }

    /** Host, and the port where it is not the scheme's default. */
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

    /**
     * The path's segments as a person reads them, without empty ones: escapes are decoded, but of a segment that is no UTF-8 then,
     * or has signs that are not seen, or a slash.
     */
    public List<String> segments() {
        return Stream.of(path().split("/"))
                .filter(segment -> !segment.isEmpty())
                .map(PercentEncoding::readable)
                .toList();
    }

    /** The query without its question mark. */
    public Optional<String> query() {
        return parts.query();
    }

    /** The fragment without its hash. */
    public Optional<String> fragment() {
        return parts.fragment();
    }

    /** True when the address carries a user name or password, or an at sign for empty ones. */
    public boolean hasUserInfo() {
        return parts.userInfo().isPresent();
    }

    /** The same address without its fragment, as it is asked for and compared. */
    public WebUrl withoutFragment() {
        return parts.fragment().isEmpty() ? this : new WebUrl(parts.withoutFragment());
    }

    /** Origin and path: the address as it may stand in a log, since a query can hold a secret. */
    public String withoutQuery() {
        return origin() + path();
    }

    /**
     * What is dialled: this host and port and nothing beside, without user info and fragment. Characters that browsers send as they
     * are and the JDK refuses are encoded. The JDK's {@code getHost} is null where a name has an underscore; ask {@link #host}.
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

    /** The address as the standard serializes it. */
    @Override
    public String toString() {
        return text;
    }
}
