package dev.incipit.api.run;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The slots for generate runs ({@code server.max-runs}). Each run holds a site's pages in memory, so their number keeps the
 * process within its heap. Shared by all accounts: a single account may use all; from another account's request until that
 * account has been idle for a while, at most half. Requests wait for a free slot for a while, and accounts take turns.
 */
public final class RunSlots {
    /** How long an account counts as active after a request. A run takes two minutes, and clients retry soon. */
    private static final Duration RECENT = Duration.ofMinutes(10);

    private final Duration waitMax;
    private final InstantSource clock;
    private final FairShare slots;
    private final Map<Tenant, Instant> asked = new ConcurrentHashMap<>();

    public RunSlots(int slotsMax, Duration waitMax, InstantSource clock) {
        this.waitMax = waitMax;
        this.clock = clock;
        this.slots = new FairShare(slotsMax, this::areSeveral);
    }

    /** A slot for the current thread's tenant, within the maximum wait; none once the service is stopping. */
    Optional<FairShare.Hold> take() {
        var tenant = Tenant.current();
        asked.put(tenant, clock.instant());
        try {
            return slots.take(tenant, 1, waitMax);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Whether slots must stay free for a returning account; otherwise a single one would hold them all whenever it came. */
    private boolean areSeveral() {
        var since = clock.instant().minus(RECENT);
        asked.values().removeIf(at -> at.isBefore(since));
        return asked.size() > 1;
    }

    /** Admits no more runs and sends waiting requests away. */
    public void close() {
        slots.close();
    }

    public int max() {
        return slots.permits();
    }

    public int taken() {
        return slots.taken();
    }

    public int awaited() {
        return slots.awaited();
    }
}
