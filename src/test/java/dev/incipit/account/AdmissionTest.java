package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Admission.Admitted;
import dev.incipit.account.Admission.Exhausted;
import dev.incipit.account.Admission.Rejected;
import dev.incipit.account.Admission.Spent;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What admission holds on every store, one request at a time. */
@ParameterizedClass
@EnumSource(Stores.class)
final class AdmissionTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final Stores store;
    private Replica replica;

    AdmissionTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        replica = Replica.on(store.fresh(), NOON);
    }

    @AfterEach
    void close() {
        replica.close();
    }

    @Test
    void aKeyIsLetInAndToldWhatItHas() {
        var key = replica.key("acme", "starter");
        var grant = replica.admitted(key);
        assertEquals("starter", grant.plan().name());
        assertEquals(new RateState(30, 29, NOON.plusSeconds(2), Duration.ZERO), grant.rate());
        var nextMonth = Instant.parse("2026-12-01T00:00:00Z");
        assertEquals(new QuotaState(100, 100, nextMonth), grant.generations());
        assertEquals(new QuotaState(1000, 1000, nextMonth), grant.validations());
    }

    @Test
    void aMissingAMalformedAndAnUnknownKeyAreRefusedAlike() {
        var unknown = ApiKey.generate().reveal();
        for (var key : java.util.List.of(Optional.<String>empty(), Optional.of("inc_x"), Optional.of(unknown))) {
            var turned = assertInstanceOf(Rejected.class, replica.admission().admit(key, "192.0.2.1"));
            assertInstanceOf(InvalidKey.class, turned.problem());
            assertEquals(60, turned.rate().limit());
            assertTrue(turned.grant().isEmpty());
        }
    }

    @Test
    void guessesAreLimitedForOneAddressAndNotForAnother() {
        for (int i = 0; i < 60; i++) {
            replica.admission().admit(Optional.empty(), "192.0.2.1");
        }
        var turned = assertInstanceOf(Rejected.class, replica.admission().admit(Optional.empty(), "192.0.2.1"));
        assertInstanceOf(LimitReached.class, turned.problem());
        assertEquals(Duration.ofSeconds(1), turned.rate().retryAfter());
        var other = assertInstanceOf(Rejected.class, replica.admission().admit(Optional.empty(), "192.0.2.2"));
        assertInstanceOf(InvalidKey.class, other.problem());
        assertInstanceOf(
                Admitted.class, replica.admission().admit(Optional.of(replica.key("acme", "free")), "192.0.2.1"));
    }

    @Test
    void theMinuteAllowsItsBurstAndRefillsEvenly() {
        var key = replica.key("acme", "free");
        for (int left = 9; left >= 0; left--) {
            assertEquals(left, replica.admitted(key).rate().remaining());
        }
        var refused = replica.turned(key);
        assertInstanceOf(LimitReached.class, refused.problem());
        assertTrue(refused.problem().getMessage().contains("minute"));
        assertEquals(new RateState(10, 0, NOON.plusSeconds(60), Duration.ofSeconds(6)), refused.rate());
        assertEquals(10, refused.grant().orElseThrow().quota(Operation.GENERATE).remaining());
        replica.clock().advance(Duration.ofSeconds(5));
        replica.turned(key);
        replica.clock().advance(Duration.ofSeconds(1));
        replica.admitted(key);
        replica.turned(key);
    }

    @Test
    void theMonthEndsWhereTheCalendarEndsInUtc() {
        replica.clock().set(Instant.parse("2026-11-30T23:59:59.500Z"));
        var key = replica.key("acme", "free");
        var grant = replica.admitted(key);
        for (int left = 9; left >= 0; left--) {
            var spent = assertInstanceOf(Spent.class, replica.admission().spend(grant, Operation.GENERATE));
            assertEquals(left, spent.quota().remaining());
        }
        var exhausted = assertInstanceOf(Exhausted.class, replica.admission().spend(grant, Operation.GENERATE));
        assertEquals(Duration.ofSeconds(1), exhausted.problem().retryAfter());
        assertTrue(exhausted.problem().getMessage().contains("month"));
        replica.clock().advance(Duration.ofMillis(500));
        var spent = assertInstanceOf(Spent.class, replica.admission().spend(grant, Operation.GENERATE));
        assertEquals(new QuotaState(10, 9, Instant.parse("2027-01-01T00:00:00Z")), spent.quota());
    }

    @Test
    void theTwoOperationsAreCountedApart() {
        var key = replica.key("acme", "free");
        replica.admission().spend(replica.admitted(key), Operation.VALIDATE);
        var grant = replica.admitted(key);
        assertEquals(10, grant.generations().remaining());
        assertEquals(99, grant.validations().remaining());
    }

    @Test
    void aRunThatFailedIsGivenBackAndOneThatDidNotIsNot() {
        var key = replica.key("acme", "free");
        var failed = replica.spent(key, Operation.GENERATE);
        var done = replica.spent(key, Operation.GENERATE);
        assertEquals(8, replica.admitted(key).generations().remaining());
        replica.admission().settle(failed, true);
        replica.admission().settle(done, false);
        assertEquals(9, replica.admitted(key).generations().remaining());
        replica.clock().advance(Duration.ofHours(1));
        assertEquals(9, replica.admitted(key).generations().remaining());
    }

    @Test
    void ofFailedRunsThreeADayAreGivenBackWhereTheAllowanceIsSmall() {
        var key = replica.key("acme", "free");
        for (int i = 0; i < 5; i++) {
            var failed = replica.spent(key, Operation.GENERATE);
            assertEquals(i < 3, replica.admission().settle(failed, true), "run " + i);
        }
        assertEquals(8, replica.admitted(key).generations().remaining());
        replica.clock().advance(Duration.ofHours(12));
        assertTrue(replica.admission().settle(replica.spent(key, Operation.GENERATE), true));
        assertEquals(8, replica.admitted(key).generations().remaining());
    }

    @Test
    void ofFailedRunsAFifthOfTheAllowanceIsGivenBackADayOverAllReplicas() throws InterruptedException {
        var created = replica.create("acme", "pro");
        var key = created.key().reveal();
        var receipts = new ArrayList<Receipt>();
        var grant = replica.admitted(key);
        for (int i = 0; i < 120; i++) {
            var spent = assertInstanceOf(Spent.class, replica.admission().spend(grant, Operation.GENERATE));
            receipts.add(spent.receipt());
        }
        var given = new AtomicInteger();
        try (var twin = replica.twin()) {
            var threads = new ArrayList<Thread>();
            for (int i = 0; i < 8; i++) {
                var first = i * 15;
                var admission = i % 2 == 0 ? replica.admission() : twin.admission();
                threads.add(Thread.ofVirtual()
                        .start(() -> receipts.subList(first, first + 15).forEach(receipt -> {
                            if (admission.settle(receipt, true)) {
                                given.incrementAndGet();
                            }
                        })));
            }
            for (var thread : threads) {
                thread.join();
            }
        }
        assertEquals(100, given.get());
        assertEquals(480, replica.admitted(key).generations().remaining());
    }

    /** Swept at its deadline, and home later: else every failed run could be given back by waiting that long. */
    @Test
    void aRunThatFailsAfterItsDeadlineCountsAsAnyThatFailed() {
        var key = replica.key("acme", "free");
        for (int i = 0; i < 5; i++) {
            var failed = replica.spent(key, Operation.GENERATE);
            replica.clock().advance(Duration.ofMinutes(3));
            replica.admission().sweep();
            assertEquals(i < 3, replica.admission().settle(failed, true), "run " + i);
        }
        assertEquals(8, replica.admitted(key).generations().remaining());
    }

    @Test
    void runsThatWereCutOffAreGivenBackHoweverMany() {
        var key = replica.key("acme", "free");
        for (int i = 0; i < 5; i++) {
            replica.spent(key, Operation.GENERATE);
        }
        replica.clock().advance(Duration.ofMinutes(2));
        assertEquals(10, replica.admitted(key).generations().remaining());
    }

    /** Two replicas whose clocks are apart at midnight. */
    @Test
    void aClockThatIsBehindDoesNotBeginTheDayAnew() {
        var key = replica.key("acme", "free");
        for (int i = 0; i < 8; i++) {
            replica.clock().set(Instant.parse(i % 2 == 0 ? "2026-11-22T00:00:01Z" : "2026-11-21T23:59:59Z"));
            var failed = replica.spent(key, Operation.GENERATE);
            assertEquals(i < 3, replica.admission().settle(failed, true), "run " + i);
        }
    }

    @Test
    void aRunCutOffIsGivenBackAtItsDeadlineWithTheNextReading() {
        var key = replica.key("acme", "free");
        replica.spent(key, Operation.GENERATE);
        replica.clock().advance(Duration.ofSeconds(119));
        assertEquals(9, replica.admitted(key).generations().remaining());
        replica.clock().advance(Duration.ofSeconds(1));
        assertEquals(10, replica.admitted(key).generations().remaining());
    }

    @Test
    void aRunThatComesHomeAfterItWasGivenBackIsChargedOnce() {
        var key = replica.key("acme", "free");
        var late = replica.spent(key, Operation.GENERATE);
        replica.clock().advance(Duration.ofHours(1));
        replica.admission().sweep();
        replica.admission().settle(late, false);
        assertEquals(9, replica.admitted(key).generations().remaining());
    }

    @Test
    void aValidationIsNeverGivenBack() {
        var key = replica.key("acme", "free");
        replica.admission().settle(replica.spent(key, Operation.VALIDATE), true);
        assertEquals(99, replica.admitted(key).validations().remaining());
    }

    @Test
    void aRevokedKeyIsRefusedByTheNextRequestOnEveryReplica() {
        try (var other = replica.twin()) {
            var created = replica.create("acme", "free");
            replica.admitted(created.key().reveal());
            other.admitted(created.key().reveal());
            replica.keys().revoke(created.entry().id());
            assertInstanceOf(
                    InvalidKey.class, other.turned(created.key().reveal()).problem());
            assertInstanceOf(
                    InvalidKey.class, replica.turned(created.key().reveal()).problem());
        }
    }

    @Test
    void aKeyOfADisabledAccountIsRefused() {
        var key = replica.key("acme", "free");
        replica.accounts().disable("acme");
        assertInstanceOf(InvalidKey.class, replica.turned(key).problem());
    }

    @Test
    void anUpgradeCountsWithTheNextRequestAndKeepsWhatWasUsed() {
        var key = replica.key("acme", "free");
        for (int i = 0; i < 10; i++) {
            replica.spent(key, Operation.GENERATE);
        }
        replica.turned(key);
        replica.accounts().changePlan("acme", "business");
        var grant = replica.admitted(key);
        assertEquals(109, grant.rate().remaining());
        assertEquals(1990, grant.generations().remaining());
    }

    @Test
    void aDowngradeLeavesNothingWhereMoreWasUsed() {
        var key = replica.key("acme", "business");
        for (int i = 0; i < 11; i++) {
            replica.spent(key, Operation.GENERATE);
        }
        replica.accounts().changePlan("acme", "free");
        replica.turned(key);
        replica.clock().advance(Duration.ofMinutes(1));
        var grant = replica.admitted(key);
        assertEquals(0, grant.generations().remaining());
        assertInstanceOf(Exhausted.class, replica.admission().spend(grant, Operation.GENERATE));
    }

    @Test
    void anAccountsOwnPagesHaveTheRateAndTheAllowanceOfOneKey() {
        replica.create("harbour", "free");
        var account = replica.database()
                .row("select id from account where name = 'harbour'")
                .orElseThrow()
                .number("id");
        var twin = replica.twin();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, 8)
                    .forEach(i -> threads.submit(
                            () -> (i % 2 == 0 ? replica : twin).admission().admitAccount(account, Replica.ADDRESS)));
        }
        var grant = ((Admission.Admitted) replica.admission().admitAccount(account, Replica.ADDRESS)).grant();
        assertEquals(account, grant.accountId());
        assertEquals(1, grant.rate().remaining());
        assertEquals(2, replica.keys().list(Optional.of("harbour")).size());
        for (int i = 0; i < 10; i++) {
            assertInstanceOf(Spent.class, replica.admission().spend(grant, Operation.GENERATE));
        }
        assertInstanceOf(Admission.Exhausted.class, twin.admission().spend(grant, Operation.GENERATE));
        replica.accounts().disable("harbour");
        assertInstanceOf(Rejected.class, replica.admission().admitAccount(account, Replica.ADDRESS));
        twin.close();
    }
}
