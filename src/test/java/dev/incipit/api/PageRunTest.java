package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.IdempotentRequests.Answered;
import dev.incipit.account.IdempotentRequests.Beginning;
import dev.incipit.account.IdempotentRequests.InProgress;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class PageRunTest {
    private static final byte[] RESULT = {1};

    private final AtomicReference<Optional<Beginning>> state = new AtomicReference<>(Optional.of(new InProgress()));

    private Optional<byte[]> watched(PageRun run, boolean left) throws InterruptedException {
        return run.await(_ -> {}, () -> left);
    }

    @Test
    void theStoreKnowsARunThatEndedOneThatGoesOnElsewhereAndNoOther() throws InterruptedException {
        assertInstanceOf(PageRun.Elsewhere.class, PageRun.of(state::get).orElseThrow());
        state.set(Optional.of(new Answered(RESULT)));
        var ended = assertInstanceOf(PageRun.Ended.class, PageRun.of(state::get).orElseThrow());
        assertArrayEquals(RESULT, watched(ended, false).orElseThrow());
        state.set(Optional.empty());
        assertEquals(Optional.empty(), PageRun.of(state::get));
    }

    @Test
    void aRunElsewhereIsWatchedUntilItEndsOrIsForgottenOrNobodyWatches() throws InterruptedException {
        var elsewhere = new PageRun.Elsewhere(state::get);
        assertTrue(watched(elsewhere, true).isEmpty());
        state.set(Optional.of(new Answered(RESULT)));
        assertArrayEquals(RESULT, watched(elsewhere, false).orElseThrow());
        state.set(Optional.empty());
        assertTrue(watched(elsewhere, false).isEmpty());
    }

    @Test
    void theStoreIsAskedAgainWhileTheRunGoesOn() throws InterruptedException {
        var elsewhere = new PageRun.Elsewhere(() -> state.getAndSet(Optional.of(new Answered(RESULT))));
        assertArrayEquals(RESULT, watched(elsewhere, false).orElseThrow());
    }
}
