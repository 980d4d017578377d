package dev.incipit.fetch;

import io.helidon.common.tls.Tls;
import io.helidon.common.tls.TlsConfig;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What is offered in a TLS handshake (RFC 7301): HTTP/2 before HTTP/1.1, or this alone. Made when first asked for, since it is slow. */
final class TlsOffer {
    static final String HTTP_2 = "h2";
    private static final String HTTP_1 = "http/1.1";

    private final TlsConfig trust;
    private final Map<List<String>, Tls> made = new ConcurrentHashMap<>();

    TlsOffer(TlsConfig trust) {
        this.trust = trust;
    }

    Tls both() {
        return offering(List.of(HTTP_2, HTTP_1));
    }

    Tls http1() {
        return offering(List.of(HTTP_1));
    }

    /** A connection takes a list of its own and then forgets it (Helidon 4.1.7), so the list stands in what makes it. */
    private Tls offering(List<String> protocols) {
        return made.computeIfAbsent(
                protocols,
                offered -> TlsConfig.builder(trust)
                        .clearSslParameters()
                        .applicationProtocols(offered)
                        .build());
    }
}
