package dev.incipit.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By which scheme a client speaks to the operator's proxy, and who is believed. */
final class ClientSchemeTest {
    private final ClientScheme scheme = new ClientScheme(InetAddress::isSiteLocalAddress);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "203.0.113.9 | -                            | https       | false",
                "203.0.113.9 | proto=https                  | -           | false",
                "10.0.0.1    | -                            | -           | false",
                "10.0.0.1    | -                            | https       | true",
                "10.0.0.1    | -                            | http        | false",
                "10.0.0.1    | -                            | https, http | false",
                "10.0.0.1    | for=198.51.100.1;proto=https | -           | true",
                "10.0.0.1    | 'for=198.51.100.1; Proto=\"HTTPS\"' | -    | true",
                "10.0.0.1    | for=198.51.100.1             | https       | false",
                "unknown     | proto=https                  | https       | false"
            })
    void onlyATrustedProxysWordCounts(String peer, String forwarded, String proto, boolean secure) {
        var headers = WritableHeaders.create();
        if (forwarded != null) {
            headers.set(HeaderNames.FORWARDED, forwarded);
        }
        if (proto != null) {
            headers.set(HeaderNames.create("X-Forwarded-Proto"), proto);
        }
        assertEquals(secure, scheme.isSecure(peer, headers));
    }
}
