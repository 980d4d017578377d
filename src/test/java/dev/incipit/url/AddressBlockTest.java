package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AddressBlockTest {
    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8, 10.255.255.255, true",
        "10.0.0.0/8, 11.0.0.0, false",
        "10.0.0.0/9, 10.127.255.255, true",
        "10.0.0.0/9, 10.128.0.0, false",
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.2, false",
        "0.0.0.0/0, 255.255.255.255, true",
        "0.0.0.0/0, ::1, false",
        "::/0, 255.255.255.255, false",
        "::/0, ffff::1, true",
        "2000::/3, 3fff::1, true",
        "2000::/3, 4000::1, false",
        "2001:db8:0:1::/64, 2001:db8:0:1:ffff::1, true",
        "2001:db8:0:1::/64, 2001:db8:0:2::, false",
        "64:ff9b::/96, 64:ff9b::a00:1, true",
        "64:ff9b::/96, 64:ff9b:0:0:0:1:a00:1, false",
        "::1/128, ::1, true",
        "::1/128, ::2, false",
        // What lies beyond the prefix does not count.
        "10.9.8.7/8, 10.1.1.1, true",
    })
    void anAddressLiesInABlockThatHasItsPrefix(String block, String address, boolean inside) {
        assertEquals(inside, AddressBlock.parse(block).contains(InetAddress.ofLiteral(address)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0.0/x", "name/8", ""})
    void whatIsNoNetworkIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> AddressBlock.parse(text));
    }

    @Test
    void neighboursShareABlock() {
        assertEquals(block("2001:db8::1", 64), block("2001:db8::ffff:ffff:ffff:ffff", 64));
        assertNotEquals(block("2001:db8::1", 64), block("2001:db8:0:1::1", 64));
        assertNotEquals(block("192.0.2.1", 32), block("192.0.2.2", 32));
    }

    private static AddressBlock block(String address, int bits) {
        return AddressBlock.of(InetAddress.ofLiteral(address), bits);
    }
}
