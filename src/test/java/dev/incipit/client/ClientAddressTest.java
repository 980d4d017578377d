package dev.incipit.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom a request comes from, behind proxies and behind those who only say so. */
final class ClientAddressTest {
    private final ClientAddress address = new ClientAddress(InetAddress::isSiteLocalAddress);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "203.0.113.9 | -                                  | -                     | 203.0.113.9",
                "203.0.113.9 | for=198.51.100.1                   | 198.51.100.1          | 203.0.113.9",
                "10.0.0.1    | -                                  | 198.51.100.1          | 198.51.100.1",
                "10.0.0.1    | -                                  | 9.9.9.9, 198.51.100.1 | 198.51.100.1",
                "10.0.0.1    | -                                  | 9.9.9.9, 10.0.0.2     | 9.9.9.9",
                "10.0.0.1    | -                                  | 10.0.0.3, 10.0.0.2    | 10.0.0.3",
                "10.0.0.1    | for=198.51.100.1;proto=https       | 9.9.9.9               | 198.51.100.1",
                "10.0.0.1    | 'For=\"[2001:db8::1]:4711\"'       | -                     | 2001:db8:0:0:0:0:0:1",
                "10.0.0.1    | for=198.51.100.1:80, for=10.0.0.2  | -                     | 198.51.100.1",
                "10.0.0.1    | for=_hidden                        | -                     | 10.0.0.1",
                "10.0.0.1    | -                                  | localhost             | 10.0.0.1",
                "10.0.0.1    | -                                  | unknown, 10.0.0.2     | 10.0.0.2"
            })
    void theNearestAddressThatIsNoProxyOfOurs(String peer, String forwarded, String forwardedFor, String expected) {
        var headers = WritableHeaders.create();
        if (forwarded != null) {
            headers.set(HeaderNames.FORWARDED, forwarded);
        }
        if (forwardedFor != null) {
            headers.set(HeaderNames.X_FORWARDED_FOR, forwardedFor);
        }
        assertEquals(expected, address.of(peer, headers));
    }
}
