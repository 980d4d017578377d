package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FetchConfigTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private static FetchConfig config(Duration page, long bytesMax, int redirectsMax, int port, Duration cacheTtl) {
        return new FetchConfig(
                "test",
                SECOND,
                SECOND,
                page,
                bytesMax,
                1,
                redirectsMax,
                List.of(),
                Set.of(port),
                1,
                1,
                cacheTtl,
                Optional.empty());
    }

    private static void assertRefused(Duration page, long bytesMax, int redirectsMax, int port, Duration cacheTtl) {
        assertThrows(IllegalArgumentException.class, () -> config(page, bytesMax, redirectsMax, port, cacheTtl));
    }

    @Test
    void limitsArePositive() {
        assertEquals(0, config(SECOND, 1, 0, 80, Duration.ZERO).redirectsMax());
        assertRefused(Duration.ZERO, 1, 0, 80, Duration.ZERO);
        assertRefused(SECOND, 0, 0, 80, Duration.ZERO);
        assertRefused(SECOND, Integer.MAX_VALUE, 0, 80, Duration.ZERO);
        assertRefused(SECOND, 1, -1, 80, Duration.ZERO);
        assertRefused(SECOND, 1, 0, 0, Duration.ZERO);
        assertRefused(SECOND, 1, 0, 65_536, Duration.ZERO);
        assertRefused(SECOND, 1, 0, 80, SECOND.negated());
    }

    @Test
    void aNetworkThatIsNoneIsNamedInTheRefusal() {
        var refused = assertThrows(
                IllegalArgumentException.class, () -> FetchConfig.DEFAULTS.withAllowedNetworks(List.of("10.0.0/8/1")));
        assertEquals(
                "fetch.allowed-networks must be networks such as 10.0.0.0/8, not '10.0.0/8/1'", refused.getMessage());
    }

    @Test
    void aLimitIsRefusedByTheNameOfItsSetting() {
        assertEquals(
                "fetch.max-bytes must be at least 1 B and at most 2147483646 B",
                refusal(() -> config(SECOND, 0, 0, 80, Duration.ZERO)));
        assertEquals(
                "fetch.max-bytes must be at least 1 B and at most 2147483646 B",
                refusal(() -> config(SECOND, Integer.MAX_VALUE, 0, 80, Duration.ZERO)));
        assertEquals("crawl.cache-ttl must not be negative", refusal(() -> config(SECOND, 1, 0, 80, SECOND.negated())));
        assertEquals(2_147_483_646, config(SECOND, 2_147_483_646, 0, 80, SECOND).bytesMax());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "Mine/1\r\nX-Evil: 1", "Mine\t1", "Mühle/1", "Mine/1 ", "\u0000"})
    void aUserAgentThatIsNoHeaderIsRefused(String userAgent) {
        assertEquals(
                "crawl.user-agent must be 1 to 300 characters, letters of ASCII, digits, signs and spaces",
                refusal(() -> FetchConfig.DEFAULTS.withUserAgent(userAgent)));
    }

    @Test
    void aUserAgentMayHaveThreeHundredCharacters() {
        var longest = "Mine/1 (" + "x".repeat(291) + ")";
        assertEquals(longest, FetchConfig.DEFAULTS.withUserAgent(longest).userAgent());
        assertThrows(IllegalArgumentException.class, () -> FetchConfig.DEFAULTS.withUserAgent(longest + ")"));
    }

    private static String refusal(Executable made) {
        return assertThrows(IllegalArgumentException.class, made).getMessage();
    }
}
