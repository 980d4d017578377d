package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

final class AnonymousBucketsTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final AnonymousBuckets buckets = new AnonymousBuckets(1);

    @Test
    void oneAddressIsLimitedAndRefilled() {
        assertTrue(buckets.step("192.0.2.1", NOON).admitted());
        assertFalse(buckets.step("192.0.2.1", NOON.plusSeconds(59)).admitted());
        assertTrue(buckets.step("192.0.2.1", NOON.plusSeconds(60)).admitted());
    }

    @Test
    void anIpv6NetworkIsOneClient() {
        assertTrue(buckets.step("2001:db8::1", NOON).admitted());
        assertFalse(buckets.step("2001:db8:0:0:ffff::2", NOON).admitted());
        assertTrue(buckets.step("2001:db8:0:1::1", NOON).admitted());
    }

    @Test
    void moreAddressesThanAreKeptTakeNoMoreMemory() {
        for (int i = 0; i <= AnonymousBuckets.ADDRESSES_MAX; i++) {
            assertTrue(buckets.step(address(i), NOON).admitted());
        }
        assertFalse(buckets.step(address(1), NOON).admitted());
        assertTrue(buckets.step(address(0), NOON).admitted(), "the oldest is forgotten");
    }

    private static String address(int number) {
        return "10." + (number >> 16) + "." + (number >> 8 & 255) + "." + (number & 255);
    }

    @Test
    void whatIsNoAddressIsAClientAllTheSame() {
        assertTrue(buckets.step("unix", NOON).admitted());
        assertFalse(buckets.step("unix", NOON).admitted());
        assertTrue(buckets.step("x".repeat(100_000), NOON).admitted());
    }
}
