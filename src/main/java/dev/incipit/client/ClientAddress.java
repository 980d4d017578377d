package dev.incipit.client;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The client address of a request: the peer, or, if the peer is a trusted proxy, the nearest address behind it that is not one
 * ({@code Forwarded}, RFC 7239, else {@code X-Forwarded-For}).
 *
 * @param trusted whether an address is one of the operator's proxies ({@code server.trusted-proxies})
 */
public record ClientAddress(Predicate<InetAddress> trusted) {
    /** Maximum number of proxies followed in a row. */
    private static final int HOPS_MAX = 20;

    /** The client's address as text, for a request that came from {@code peer}. */
    public String of(String peer, Headers headers) {
        var hops = ProxyWords.of(headers, "for=", HeaderNames.X_FORWARDED_FOR);
        var client = peer;
        for (int i = hops.size() - 1; i >= 0 && hops.size() - i <= HOPS_MAX && isTrusted(client); i--) {
            var hop = literal(hops.get(i));
            if (hop.isEmpty()) {
                return client;
            }
            client = hop.get().getHostAddress();
        }
        return client;
    }

    private boolean isTrusted(String address) {
        return literal(address).filter(trusted).isPresent();
    }

    /** Parses an address with or without brackets and port. Never a name, so that no lookup happens. */
    static Optional<InetAddress> literal(String text) {
        var bare = text;
        if (text.startsWith("[") && text.indexOf(']') > 0) {
            bare = text.substring(1, text.indexOf(']'));
        } else if (text.indexOf(':') > 0 && text.indexOf(':') == text.lastIndexOf(':')) {
            bare = text.substring(0, text.indexOf(':'));
        }
        try {
            return Optional.of(InetAddress.ofLiteral(bare));
        } catch (IllegalArgumentException noAddress) {
            return Optional.empty();
        }
    }
}
