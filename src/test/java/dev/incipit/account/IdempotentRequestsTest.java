package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.account.IdempotentRequests.Answered;
import dev.incipit.account.IdempotentRequests.First;
import dev.incipit.account.IdempotentRequests.InProgress;
import dev.incipit.account.IdempotentRequests.OtherRequest;
import dev.incipit.store.Compressed;
import dev.incipit.store.Stores;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What repeated requests get from every store. */
@ParameterizedClass
@EnumSource(Stores.class)
final class IdempotentRequestsTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final Duration RUN = AdmissionConfig.DEFAULTS.runDeadline();
    private static final String ASKED = "{\"url\":\"example.com\"}";
    private static final byte[] ANSWER = "{\"llmsTxt\":\"# Example\"}".getBytes(StandardCharsets.UTF_8);

    private final Stores store;
    private Replica replica;
    private Replica twin;
    private Grant grant;

    IdempotentRequestsTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        replica = Replica.on(store.fresh(), NOON);
        twin = replica.twin();
        grant = replica.admitted(replica.key("acme", "pro"));
    }

    @AfterEach
    void close() {
        twin.close();
        replica.close();
    }

    private IdempotentRequests requests() {
        return replica.admission().idempotentRequests();
    }

    private First first(String key) {
        return assertInstanceOf(First.class, requests().begin(grant, key, ASKED));
    }

    @Test
    void aRepetitionGetsTheSameBytesOnEveryReplica() {
        requests().keep(grant, first("k"), ANSWER);
        for (var one : new Replica[] {replica, twin}) {
            var again = assertInstanceOf(
                    Answered.class, one.admission().idempotentRequests().begin(grant, "k", ASKED));
            assertArrayEquals(ANSWER, again.answer());
        }
    }

    @Test
    void anAnswerOfManyPartsComesBackWhole() {
        var random = new byte[3 * Compressed.PART_BYTES + 17];
        new Random(7).nextBytes(random);
        requests().keep(grant, first("k"), random);
        assertArrayEquals(
                random,
                assertInstanceOf(Answered.class, requests().begin(grant, "k", ASKED))
                        .answer());
    }

    @Test
    void aRepetitionDuringTheRunIsToldSo() {
        first("k");
        assertInstanceOf(InProgress.class, requests().begin(grant, "k", ASKED));
        assertInstanceOf(InProgress.class, twin.admission().idempotentRequests().begin(grant, "k", ASKED));
    }

    @Test
    void aKeyReusedForAnotherRequestIsToldSoDuringAndAfterTheRun() {
        var run = first("k");
        assertInstanceOf(OtherRequest.class, requests().begin(grant, "k", "{}"));
        requests().keep(grant, run, ANSWER);
        assertInstanceOf(OtherRequest.class, requests().begin(grant, "k", "{}"));
    }

    @Test
    void anotherApiKeyHasIdempotencyKeysOfItsOwn() {
        requests().keep(grant, first("k"), ANSWER);
        var other = replica.admitted(replica.key("other", "pro"));
        assertInstanceOf(First.class, requests().begin(other, "k", "{}"));
    }

    @Test
    void aFailedRunIsForgotten() {
        requests().forget(first("k"));
        first("k");
    }

    @Test
    void anAnswerIsKeptForADay() {
        requests().keep(grant, first("k"), ANSWER);
        replica.clock().advance(Duration.ofDays(1).minusSeconds(1));
        assertInstanceOf(Answered.class, requests().begin(grant, "k", ASKED));
        replica.clock().advance(Duration.ofSeconds(1));
        first("k");
    }

    @Test
    void aRunThatWasCutOffIsTakenOverAndItsLateAnswerIsDropped() {
        var dead = first("k");
        replica.clock().advance(RUN.plusSeconds(59));
        assertInstanceOf(InProgress.class, requests().begin(grant, "k", ASKED));
        replica.clock().advance(Duration.ofSeconds(1));
        var second = first("k");
        requests().keep(grant, dead, "late".getBytes(StandardCharsets.UTF_8));
        assertInstanceOf(InProgress.class, requests().begin(grant, "k", ASKED));
        requests().keep(grant, second, ANSWER);
        assertArrayEquals(
                ANSWER,
                assertInstanceOf(Answered.class, requests().begin(grant, "k", ASKED))
                        .answer());
    }

    @Test
    void ofManyAtOnceOneIsFirst() throws Exception {
        try (var threads = Executors.newFixedThreadPool(16)) {
            var tries = threads.invokeAll(IntStream.range(0, 32)
                    .mapToObj(i -> (Callable<IdempotentRequests.Beginning>) () -> (i % 2 == 0 ? replica : twin)
                            .admission()
                            .idempotentRequests()
                            .begin(grant, "k", ASKED))
                    .toList());
            long firsts = 0;
            for (var one : tries) {
                firsts += one.get() instanceof First ? 1 : 0;
            }
            assertEquals(1, firsts);
        }
    }

    @Test
    void theOldestAnswersLeaveWhenAllOfAKeyAreTooLarge() {
        var random = new byte[400];
        new Random(7).nextBytes(random);
        var small = new IdempotentRequests(replica.database(), RUN, replica.clock(), 1_000);
        for (var key : new String[] {"a", "b", "c"}) {
            small.keep(grant, assertInstanceOf(First.class, small.begin(grant, key, ASKED)), random);
            replica.clock().advance(Duration.ofSeconds(1));
        }
        assertInstanceOf(Answered.class, small.begin(grant, "b", ASKED));
        assertInstanceOf(Answered.class, small.begin(grant, "c", ASKED));
        assertInstanceOf(First.class, small.begin(grant, "a", ASKED));
    }

    @Test
    void anAnswerLargerThanAllOfAKeyMayBeIsForgotten() {
        var random = new byte[2_000];
        new Random(7).nextBytes(random);
        var small = new IdempotentRequests(replica.database(), RUN, replica.clock(), 1_000);
        small.keep(grant, assertInstanceOf(First.class, small.begin(grant, "a", ASKED)), random);
        assertInstanceOf(First.class, small.begin(grant, "a", ASKED));
    }

    @Test
    void aSweepLeavesNothingOlderThanADay() {
        requests().keep(grant, first("a"), ANSWER);
        first("b");
        replica.clock().advance(Duration.ofDays(1));
        replica.admission().sweep();
        assertEquals(0, rows("idempotent_request"));
        assertEquals(0, rows("idempotent_answer"));
    }

    private long rows(String table) {
        return replica.database()
                .row("select count(*) as row_count from " + table)
                .orElseThrow()
                .number("row_count");
    }
}
