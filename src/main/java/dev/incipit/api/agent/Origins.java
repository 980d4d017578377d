package dev.incipit.api.agent;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * Which web pages may use the endpoint: those of this machine, such as the Inspector. A page of another origin that reaches a
 * local service by DNS rebinding names its own origin (revision of 2026-07-28, Streamable HTTP, Security). Clients that are no
 * browsers send none.
 */
final class Origins {
    private Origins() {}

    static boolean allow(Headers headers) {
        return headers.all(HeaderNames.ORIGIN, List::of).stream().allMatch(Origins::isLocal);
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
