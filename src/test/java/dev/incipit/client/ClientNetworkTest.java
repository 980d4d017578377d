package dev.incipit.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

/** Which addresses count as one client. */
final class ClientNetworkTest {
    @Test
    void allOfAnIpv6NetworkIsOneClient() {
        assertEquals(ClientNetwork.of("2001:db8::1"), ClientNetwork.of("2001:db8:0:0:ffff::2"));
        assertNotEquals(ClientNetwork.of("2001:db8::1"), ClientNetwork.of("2001:db8:0:1::1"));
    }

    @Test
    void eachIpv4AddressIsOne() {
        assertEquals("192.0.2.1", ClientNetwork.of("192.0.2.1"));
        assertEquals(64, ClientNetwork.of("x".repeat(1_000)).length());
    }
}
