package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Admission.Admitted;
import dev.incipit.account.Admission.Spent;
import dev.incipit.store.Stores;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits hold to the last request, from 64 threads over two replicas of one store (decisions §3). */
@ParameterizedClass
@EnumSource(Stores.class)
final class StormTest {
    private static final Instant LAST_SECOND = Instant.parse("2026-11-30T23:59:59Z");
    private static final PlanCatalog PLANS = new PlanCatalog(List.of(
            new Plan("small", 40, 300, 100_000, 0),
            new Plan("large", 40, 500, 100_000, 0),
            new Plan("slow", 10_000, 10_000, 150, 0)));

    private final Stores store;
    private Replica first;
    private Replica second;

    StormTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        first = Replica.on(store.fresh(), PLANS, LAST_SECOND);
        second = first.twin();
    }

    @AfterEach
    void close() {
        second.close();
        first.close();
    }

    private Replica either(int request) {
        return request % 2 == 0 ? first : second;
    }

    private boolean passes(int request, String key, Operation operation) {
        var replica = either(request);
        return replica.admission().admit(Optional.of(key), Replica.ADDRESS) instanceof Admitted in
                && replica.admission().spend(in.grant(), operation) instanceof Spent;
    }

    @Test
    void asManyPassTheMinuteAsItAllows() throws InterruptedException {
        var key = first.key("acme", "slow");
        var remaining = ConcurrentHashMap.<Integer>newKeySet();
        var passed = Storm.of(400, request -> {
            var decision = either(request).admission().admit(Optional.of(key), Replica.ADDRESS);
            if (decision instanceof Admitted in) {
                remaining.add(in.grant().rate().remaining());
            }
            return decision instanceof Admitted;
        });
        assertEquals(150, passed);
        assertEquals(150, remaining.size(), "each was told another number of requests left");
    }

    @Test
    void asManyValidationsPassTheMonthAsItAllows() throws InterruptedException {
        var key = first.key("acme", "small");
        assertEquals(300, Storm.of(500, request -> passes(request, key, Operation.VALIDATE)));
        assertEquals(0, first.admitted(key).validations().remaining());
    }

    @Test
    void asManyGenerationsPassTheMonthAsItAllowsAndAFifthOfItIsGivenBack() throws InterruptedException {
        var key = first.key("acme", "small");
        Set<Receipt> receipts = ConcurrentHashMap.newKeySet();
        var passed = Storm.of(
                100,
                request -> either(request).admission().spend(either(request).admitted(key), Operation.GENERATE)
                                instanceof Spent spent
                        && receipts.add(spent.receipt()));
        assertEquals(40, passed);
        var all = List.copyOf(receipts);
        Storm.of(all.size(), request -> {
            either(request).admission().settle(all.get(request), request % 4 != 0);
            return true;
        });
        assertEquals(8, first.admitted(key).generations().remaining());
    }

    @Test
    void eachMonthHasItsOwnWhenOneEndsInTheMiddle() throws InterruptedException {
        var key = first.key("acme", "small");
        var december = Instant.parse("2026-12-01T00:00:00Z");
        var passed = Storm.of(1000, request -> {
            if (request == 450) {
                first.clock().set(december);
            }
            return passes(request, key, Operation.VALIDATE);
        });
        assertEquals(600, passed);
    }

    @Test
    void anUpgradeInTheMiddleCountsFromThereOn() throws InterruptedException {
        var key = first.key("acme", "small");
        var upgraded = new CompletableFuture<Boolean>();
        var passed = Storm.of(900, request -> {
            if (request == 400) {
                second.accounts().changePlan("acme", "large");
                upgraded.complete(true);
            } else if (request > 400) {
                // Those that came before are still under way; else a late upgrade would find the storm over.
                upgraded.join();
            }
            return passes(request, key, Operation.VALIDATE);
        });
        assertEquals(500, passed);
    }

    @Test
    void noRequestThatBeginsAfterARevocationPasses() throws InterruptedException {
        var created = first.create("acme", "large");
        var key = created.key().reveal();
        var revoked = new CompletableFuture<Boolean>();
        var before = new AtomicInteger();
        Storm.of(600, request -> {
            if (request == 200) {
                first.keys().revoke(created.entry().id());
                revoked.complete(true);
            } else if (request > 264) {
                // One round of threads goes on beside the revocation; the others come after it, however long it takes.
                revoked.join();
            }
            var late = revoked.isDone();
            var passed = passes(request, key, Operation.VALIDATE);
            assertFalse(late && passed, "a revoked key was let in");
            return passed && before.incrementAndGet() > 0;
        });
        assertTrue(before.get() > 0 && before.get() <= 300, before + " passed before");
    }
}
