package dev.incipit.api.agent;

import dev.incipit.api.exchange.Cors;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * Which web pages may use the endpoint: those of this machine, such as the Inspector, and those that may use the API. A page of
 * another origin that reaches a local service by DNS rebinding names its own origin (revision of 2026-07-28, Streamable HTTP,
 * Security). Clients that are no browsers send none.
 *
 * @param cors which origins may use the API ({@code server.cors-origins})
 */
record Origins(Cors cors) {
    boolean allow(Headers headers) {
        return headers.all(HeaderNames.ORIGIN, List::of).stream()
                .allMatch(origin -> isLocal(origin) || cors.allows(origin));
    }

    private static boolean isLocal(String origin) {
        try {
            var address = URI.create(origin.strip().toLowerCase(Locale.ROOT));
            var host = address.getHost();
            return host != null
                    && List.of("http", "https").contains(address.getScheme())
                    && (host.equals("localhost") || isLoopback(host));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.ofLiteral(host.replaceAll("^\\[|]$", "")).isLoopbackAddress();
        } catch (IllegalArgumentException aName) {
            return false;
        }
    }
}
