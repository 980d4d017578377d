package dev.incipit.client;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whether a client speaks TLS with a trusted proxy before this service ({@code Forwarded}, RFC 7239, else {@code
 * X-Forwarded-Proto}). The service itself speaks none.
 *
 * @param trusted whether an address is one of the operator's proxies ({@code server.trusted-proxies})
 */
public record ClientScheme(Predicate<InetAddress> trusted) {
    private static final HeaderName X_FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");
    private static final String PROTO = "proto=";

    /** Whether the nearest proxy says that the request, which came from {@code peer}, reached it by TLS. */
    public boolean isSecure(String peer, Headers headers) {
        return ClientAddress.literal(peer).filter(trusted).isPresent()
                && said(headers).equalsIgnoreCase("https");
    }

    private static String said(Headers headers) {
        var forwarded = headers.all(HeaderNames.FORWARDED, List::of);
        if (!forwarded.isEmpty()) {
            return proto(last(forwarded));
        }
        return last(headers.all(X_FORWARDED_PROTO, List::of));
    }

    /** The last element, which the nearest proxy wrote. */
    private static String last(List<String> values) {
        return values.isEmpty()
                ? ""
                : Arrays.stream(values.getLast().split(",", -1))
                        .toList()
                        .getLast()
                        .strip();
    }

    private static String proto(String element) {
        return Arrays.stream(element.split(";", -1))
                .map(String::strip)
                .filter(pair -> pair.regionMatches(true, 0, PROTO, 0, PROTO.length()))
                .map(pair -> pair.substring(PROTO.length()).replace("\"", ""))
                .findFirst()
                .orElse("");
    }
}
