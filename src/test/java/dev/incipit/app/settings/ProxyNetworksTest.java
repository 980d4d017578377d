package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProxyNetworksTest {
    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8, 10.255.0.1, true",
        "10.0.0.0/8, 11.0.0.1, false",
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.4, false",
        "0.0.0.0/0, 192.0.2.1, true",
        "0.0.0.0/0, 2001:db8::1, false",
        "2001:db8::/32, 2001:db8:ffff::1, true",
        "10.1.2.130/25, 10.1.2.127, false",
        "10.1.2.130/25, 10.1.2.128, true"
    })
    void anAddressIsInANetworkByItsLeadingBits(String network, String address, boolean inside) {
        assertEquals(inside, new ProxyNetworks(List.of(network)).test(InetAddress.ofLiteral(address)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "::/129"})
    void whatIsNoNetworkIsNamed(String network) {
        var refused = assertThrows(IllegalArgumentException.class, () -> new ProxyNetworks(List.of(network)));
        assertEquals(
                "server.trusted-proxies must be networks such as 10.0.0.0/8, not '" + network + "'",
                refused.getMessage());
    }
}
