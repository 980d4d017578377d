package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.net.URI;
import java.util.Optional;

/**
 * The operator's HTTP proxy ({@code fetch.proxy}). Its address is not judged, since it may lie inside the operator's network.
 *
 * @param host a name, or an address, of IPv6 in brackets
 * @param userInfo {@code name:password} for Basic authentication (RFC 7617); empty sends none
 */
public record ForwardProxy(String host, int port, Optional<String> userInfo) {

    /**
     * The proxy of a setting.
     *
     * @throws IllegalArgumentException when it is not of the form {@code http://host:port}, which the message does not repeat
     */
    public static ForwardProxy at(URI address) {
        boolean bare = address.getRawQuery() == null
                && address.getRawFragment() == null
                && (address.getRawPath().isEmpty() || address.getRawPath().equals("/"));
        int port = address.getPort();
        if (!"http".equalsIgnoreCase(address.getScheme())
                || address.getHost() == null
                || port < 1
                || port > WebUrl.PORT_MAX
                || !bare) {
            throw new IllegalArgumentException(
                    "fetch.proxy must be http://host:port or http://name:password@host:port, with no path");
        }
        return new ForwardProxy(address.getHost(), port, Optional.ofNullable(address.getUserInfo()));
    }

    /** Without the password. */
    @Override
    public String toString() {
        return "ForwardProxy[host=" + host + ", port=" + port + "]";
    }
}
