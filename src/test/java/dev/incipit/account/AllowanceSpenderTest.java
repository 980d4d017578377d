package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.GroupCommit;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** On a store in memory. */
final class AllowanceSpenderTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final Instant DECEMBER = Instant.parse("2026-12-01T00:00:00Z");
    private static final int LIMIT = 3;

    private final Replica replica = Replica.on(DatabaseConfig.at("jdbc:h2:mem:" + UUID.randomUUID(), "", ""), NOON);
    private final GroupCommit<Taking, OptionalInt> till = replica.database().together(new AllowanceSpender()::answer);
    private final long keyId = replica.create("acme", "free").entry().id();

    @AfterEach
    void close() {
        replica.close();
    }

    /** One is taken by a caller who saw so many left. */
    private OptionalInt taken(String month, int remaining, Optional<Long> runId) {
        var receipt = new Receipt(keyId, Operation.GENERATE, month, runId, 3);
        var seen = new QuotaState(LIMIT, remaining, DECEMBER);
        return till.ask(new Taking(receipt, seen, NOON, NOON.plus(Duration.ofMinutes(2))));
    }

    private OptionalInt taken(int remaining) {
        return taken("2026-11", remaining, Optional.empty());
    }

    private long runs() {
        return replica.database()
                .row("select count(*) as runs from run")
                .orElseThrow()
                .number("runs");
    }

    @Test
    void theFirstOfAMonthOpensIt() {
        assertEquals(OptionalInt.of(1), taken(LIMIT));
        assertEquals(OptionalInt.of(2), taken(LIMIT - 1), "what was seen still stands");
    }

    @Test
    void whatWasTakenSinceItWasSeenIsCountedToo() {
        taken(LIMIT);
        taken(LIMIT);
        assertEquals(OptionalInt.of(3), taken(LIMIT));
        assertEquals(OptionalInt.empty(), taken(LIMIT));
    }

    @Test
    void whatWasGivenBackSinceNothingWasLeftCanBeTaken() {
        assertEquals(OptionalInt.of(1), taken(0));
    }

    @Test
    void beyondTheLimitNothingIsWritten() {
        for (int i = 0; i < LIMIT + 2; i++) {
            taken(LIMIT);
        }
        var row = replica.database().row("select used_count from usage_month").orElseThrow();
        assertEquals(LIMIT, row.number("used_count"));
    }

    @Test
    void everyMonthIsCountedByItself() {
        taken(LIMIT);
        assertEquals(OptionalInt.of(1), taken("2026-12", LIMIT, Optional.empty()));
    }

    @Test
    void aRunBeginsOnlyWhereOneWasTakenForIt() {
        taken(LIMIT);
        assertEquals(0, runs(), "a validation has no run");
        taken("2026-11", LIMIT, Optional.of(1L));
        taken("2026-11", LIMIT, Optional.of(2L));
        assertEquals(OptionalInt.empty(), taken("2026-11", LIMIT, Optional.of(3L)));
        assertEquals(2, runs());
    }
}
