package dev.incipit.client;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.util.function.Predicate;

/**
 * Whether a client speaks TLS with a trusted proxy before this service ({@code Forwarded}, RFC 7239, else {@code
 * X-Forwarded-Proto}). The service itself speaks none.
 *
 * @param trusted whether an address is one of the operator's proxies ({@code server.trusted-proxies})
 */
public record ClientScheme(Predicate<InetAddress> trusted) {
    /** Whether the nearest proxy says that the request, which came from {@code peer}, reached it by TLS. */
    public boolean isSecure(String peer, Headers headers) {
        var schemes = ProxyWords.of(headers, "proto=", HeaderNames.X_FORWARDED_PROTO);
        return ClientAddress.literal(peer).filter(trusted).isPresent()
                && !schemes.isEmpty()
                && schemes.getLast().equalsIgnoreCase("https");
    }
}
