package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.QuotaState;
import dev.incipit.account.RateState;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class RateLimitFieldsTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00.25Z");
    private static final Instant MONTHS_END = Instant.parse("2026-12-01T00:00:00Z");
    private static final Optional<RateState> MINUTE =
            Optional.of(new RateState(30, 28, NOON.plusSeconds(4), Duration.ZERO));
    private static final Optional<QuotaState> MONTH = Optional.of(new QuotaState(100, 97, MONTHS_END));

    private static Map<String, String> fields(Optional<RateState> rate, Optional<QuotaState> quota) {
        var fields = new TreeMap<String, String>();
        RateLimitFields.of(rate, quota, NOON).forEach(header -> fields.put(header.name(), header.get()));
        return fields;
    }

    @Test
    void theMinuteAndTheMonthAreTwoPolicies() {
        assertEquals(
                Map.of(
                        "X-RateLimit-Limit", "30",
                        "X-RateLimit-Remaining", "28",
                        "X-RateLimit-Reset", "" + (NOON.getEpochSecond() + 5),
                        "X-RateLimit-Quota-Limit", "100",
                        "X-RateLimit-Quota-Remaining", "97",
                        "X-RateLimit-Quota-Reset", "" + MONTHS_END.getEpochSecond(),
                        "RateLimit-Policy", "\"minute\";q=30;w=60, \"month\";q=100;w=2592000",
                        "RateLimit", "\"minute\";r=28;t=5, \"month\";r=97;t=820800"),
                fields(MINUTE, MONTH));
    }

    @Test
    void aWindowIsAsLongAsItsMonth() {
        var february = Optional.of(new QuotaState(100, 97, Instant.parse("2027-03-01T00:00:00Z")));
        assertEquals(
                "\"month\";q=100;w=2419200", fields(Optional.empty(), february).get("RateLimit-Policy"));
    }

    @Test
    void withoutAKeyThereIsTheMinuteAlone() {
        assertEquals("\"minute\";r=28;t=5", fields(MINUTE, Optional.empty()).get("RateLimit"));
    }

    @Test
    void whereNothingIsKnownNothingIsSaid() {
        assertEquals(Map.of(), fields(Optional.empty(), Optional.empty()));
    }

    @Test
    void aMomentThatHasPassedIsNow() {
        var past = Optional.of(new RateState(30, 30, NOON.minusSeconds(3), Duration.ZERO));
        assertEquals("\"minute\";r=30;t=0", fields(past, Optional.empty()).get("RateLimit"));
    }
}
