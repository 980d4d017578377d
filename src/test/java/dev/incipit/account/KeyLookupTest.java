package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.KeyLookup.Holder;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.GroupCommit;
import dev.incipit.store.StoreFailed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** On a store in memory. */
final class KeyLookupTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final Replica replica = Replica.on(DatabaseConfig.at("jdbc:h2:mem:" + UUID.randomUUID(), "", ""), NOON);
    private final Keys.Created created = replica.create("acme", "free");
    private final GroupCommit<String, Optional<Holder>> door = doorOf(PlanCatalog.DEFAULTS);

    @AfterEach
    void close() {
        replica.close();
    }

    private GroupCommit<String, Optional<Holder>> doorOf(PlanCatalog plans) {
        return replica.database().together(new KeyLookup(plans, replica.clock())::answer);
    }

    private Optional<Holder> asked() {
        return door.ask(created.key().hash());
    }

    @Test
    void aKeyHasItsPlanAndWhatIsLeft() {
        var grant = asked().orElseThrow().grant();
        assertEquals(created.entry().id(), grant.keyId());
        assertEquals("free", grant.plan().name());
        assertEquals(9, grant.rate().remaining());
        assertEquals(10, grant.generations().remaining());
    }

    @Test
    void whoMayNotComeInIsNobody() {
        assertEquals(Optional.empty(), door.ask("unknown"));
        replica.keys().revoke(created.entry().id());
        assertEquals(Optional.empty(), asked());
    }

    @Test
    void aDisabledAccountHasNoKeys() {
        replica.accounts().disable("acme");
        assertEquals(Optional.empty(), asked());
    }

    @Test
    void overTheMinutesLimitTheHolderIsKnownAndNotAdmitted() {
        for (int i = 0; i < 10; i++) {
            assertTrue(asked().orElseThrow().admitted());
        }
        var refused = asked().orElseThrow();
        assertFalse(refused.admitted());
        assertEquals(Duration.ofSeconds(6), refused.grant().rate().retryAfter());
        assertFalse(asked().orElseThrow().admitted(), "a refused request costs nothing and gains nothing");
    }

    @Test
    void whatAnotherReplicaCountedMeanwhileIsCounted() {
        var other = doorOf(PlanCatalog.DEFAULTS);
        for (int i = 0; i < 5; i++) {
            asked();
            other.ask(created.key().hash());
        }
        assertFalse(asked().orElseThrow().admitted());
    }

    @Test
    void aPlanThatTheSettingsDoNotNameIsTheOperatorsFault() {
        var others = doorOf(new PlanCatalog(List.of(new Plan("gold", 1, 1, 1, 0), new Plan("silver", 1, 1, 1, 0))));
        var failed =
                assertThrows(StoreFailed.class, () -> others.ask(created.key().hash()));
        var causes = failed + " " + failed.getCause();
        assertTrue(causes.contains("'acme' has the plan 'free'") && causes.contains("gold, silver"), causes);
    }

    @Test
    void aRunIsOverdueFromItsDeadlineOn() {
        replica.spent(created.key().reveal(), Operation.GENERATE);
        replica.clock().advance(Duration.ofMinutes(2).minusMillis(1));
        assertFalse(asked().orElseThrow().overdue());
        replica.clock().advance(Duration.ofMillis(1));
        assertTrue(asked().orElseThrow().overdue());
    }
}
