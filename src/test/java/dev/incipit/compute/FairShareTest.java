package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

final class FairShareTest {
    private static final Tenant ANN = new Tenant("ann");
    private static final Tenant BEN = new Tenant("ben");
    private static final Tenant CAT = new Tenant("cat");
    private static final Duration LONG = Duration.ofSeconds(10);

    private final FairShare open = new FairShare(4, () -> false);
    private final FairShare reserved = new FairShare(4, () -> true);

    private static Optional<FairShare.Hold> at(FairShare share, Tenant tenant, int units) throws InterruptedException {
        return share.take(tenant, units, Duration.ZERO);
    }

    /** Waits in a thread of its own, and is in the queue when this returns. */
    private static CompletableFuture<Optional<FairShare.Hold>> wait(FairShare share, Tenant tenant, int units) {
        int before = share.awaited();
        var hold = new CompletableFuture<Optional<FairShare.Hold>>();
        Thread.ofVirtual().start(() -> {
            try {
                hold.complete(share.take(tenant, units, LONG));
            } catch (InterruptedException ended) {
                hold.completeExceptionally(ended);
            }
        });
        while (share.awaited() == before && !hold.isDone()) {
            Thread.onSpinWait();
        }
        return hold;
    }

    @Test
    void oneTenantAloneMayHoldAll() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            assertTrue(at(open, ANN, 1).isPresent());
        }
        assertTrue(at(open, ANN, 1).isEmpty());
        assertEquals(4, open.taken());
    }

    @Test
    void whatIsSparedServesThoseWhoWait() throws InterruptedException {
        var ann = at(open, ANN, 4).orElseThrow();
        var ben = wait(open, BEN, 2);
        ann.shrinkTo(1);
        assertTrue(ben.join().isPresent());
        assertEquals(3, open.taken());
        ann.shrinkTo(2);
        assertEquals(3, open.taken());
        ann.close();
        assertEquals(2, open.taken());
    }

    @Test
    void itIsWantedWhereItsOwnTenantWaitsOrOneThatIsWithinItsShare() throws InterruptedException {
        var ann = at(reserved, ANN, 2).orElseThrow();
        var ben = at(reserved, BEN, 2).orElseThrow();
        assertFalse(ann.isWanted());
        var more = wait(reserved, ANN, 1);
        assertTrue(ann.isWanted());
        assertFalse(ben.isWanted(), "another tenant over its share takes nothing of this one's");
        var cat = wait(reserved, CAT, 1);
        assertTrue(ben.isWanted());
        ben.close();
        assertTrue(cat.join().isPresent());
        ann.close();
        assertTrue(more.join().isPresent());
        assertFalse(ann.isWanted());
    }

    @Test
    void whereHalfIsReservedOneTenantHoldsHalfAndAnotherGetsTheRest() throws InterruptedException {
        assertTrue(at(reserved, ANN, 1).isPresent());
        assertTrue(at(reserved, ANN, 1).isPresent());
        assertTrue(at(reserved, ANN, 1).isEmpty());
        assertTrue(at(reserved, BEN, 1).isPresent());
        assertTrue(at(reserved, BEN, 1).isPresent());
    }

    @Test
    void aSinglePermitIsNotHalvedAway() throws InterruptedException {
        var one = new FairShare(1, () -> true);
        assertTrue(at(one, ANN, 1).isPresent());
    }

    @Test
    void aRequestForMoreThanThereIsTakesAll() throws InterruptedException {
        try (var _ = at(reserved, ANN, 99).orElseThrow()) {
            assertEquals(4, reserved.taken());
        }
        assertEquals(0, reserved.taken());
    }

    @Test
    void waitingGoesRoundTheTenants() throws InterruptedException {
        var one = new FairShare(1, () -> false);
        var first = at(one, ANN, 1).orElseThrow();
        var order = new CopyOnWriteArrayList<Tenant>();
        var waiting = new ArrayList<CompletableFuture<?>>();
        for (var tenant : List.of(ANN, ANN, ANN, BEN, BEN, CAT)) {
            waiting.add(wait(one, tenant, 1).thenAccept(hold -> {
                order.add(tenant);
                hold.orElseThrow().close();
            }));
        }
        first.close();
        waiting.forEach(CompletableFuture::join);
        assertEquals(List.of(ANN, BEN, CAT, ANN, BEN, ANN), order);
    }

    @Test
    void whoHoldsHalfWaitsForThoseWhoHoldLess() throws InterruptedException {
        var held = new ArrayList<FairShare.Hold>();
        for (int i = 0; i < 4; i++) {
            held.add(at(open, ANN, 1).orElseThrow());
        }
        var more = wait(open, ANN, 1);
        var ben = List.of(wait(open, BEN, 1), wait(open, BEN, 1));
        held.get(0).close();
        held.get(1).close();
        ben.forEach(hold -> assertTrue(hold.join().isPresent()));
        assertTrue(!more.isDone());
        held.get(2).close();
        assertTrue(more.join().isPresent());
    }

    @Test
    void aLargeRequestIsNotPassedBySmallOnesForEver() throws InterruptedException {
        var small = at(open, ANN, 1).orElseThrow();
        var large = wait(open, BEN, 4);
        assertTrue(at(open, CAT, 1).isEmpty());
        small.close();
        assertTrue(large.join().isPresent());
    }

    @Test
    void whoGivesUpHoldsUpNobody() throws InterruptedException {
        var held = at(open, ANN, 3).orElseThrow();
        assertTrue(open.take(BEN, 4, Duration.ofMillis(5)).isEmpty());
        assertTrue(at(open, CAT, 1).isPresent());
        assertEquals(0, open.awaited());
        held.close();
    }

    @Test
    void anInterruptedWaiterLeavesNothingBehind() throws InterruptedException {
        var all = at(open, ANN, 4).orElseThrow();
        var waiter =
                Thread.ofVirtual().start(() -> assertThrows(InterruptedException.class, () -> open.take(BEN, 4, LONG)));
        while (open.awaited() == 0) {
            Thread.onSpinWait();
        }
        waiter.interrupt();
        waiter.join();
        all.close();
        assertEquals(0, open.taken());
        assertEquals(0, open.awaited());
    }

    @Test
    void closingAHoldTwiceGivesBackOnce() throws InterruptedException {
        var hold = at(open, ANN, 2).orElseThrow();
        var other = at(open, ANN, 2).orElseThrow();
        hold.close();
        hold.close();
        assertEquals(2, open.taken());
        other.close();
    }

    @Test
    void onceClosedNobodyIsLetIn() throws InterruptedException {
        var all = at(open, ANN, 4).orElseThrow();
        var waiting = wait(open, BEN, 1);
        open.close();
        assertTrue(waiting.join().isEmpty());
        all.close();
        assertTrue(at(open, BEN, 1).isEmpty());
    }
}
