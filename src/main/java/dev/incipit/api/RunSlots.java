package dev.incipit.api;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The places for generate runs ({@code server.max-runs}): each holds a site's pages in memory, so that their number is what keeps
 * the process within its heap. Shared between accounts: an account alone may have them all, and from when another asks until it has
 * asked for nothing for a while, no more than half. Who finds none free waits for a while; waiting goes round the accounts.
 */
public final class RunSlots {
    /** As long as an account that asked counts as one that may ask again. A run takes two minutes, and a place is tried for again soon. */
    private static final Duration RECENT = Duration.ofMinutes(10);

    private final Duration waitMax;
    private final InstantSource clock;
    private final FairShare places;
    private final Map<Tenant, Instant> asked = new ConcurrentHashMap<>();

    RunSlots(int placesMax, Duration waitMax, InstantSource clock) {
        this.waitMax = waitMax;
        this.clock = clock;
        this.places = new FairShare(placesMax, this::areSeveral);
    }

    /** A place for the tenant of the thread, within the time that a caller waits; none once the service is told to stop. */
    Optional<FairShare.Hold> take() {
        var tenant = Tenant.current();
        asked.put(tenant, clock.instant());
        try {
            return places.take(tenant, 1, waitMax);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Whether places must be kept for an account that comes again: without, one alone would hold them all whenever it came. */
    private boolean areSeveral() {
        var since = clock.instant().minus(RECENT);
        asked.values().removeIf(at -> at.isBefore(since));
        return asked.size() > 1;
    }

    /** Lets nobody in any more, and those who wait go. */
    void close() {
        places.close();
    }

    /** How many there are. */
    public int max() {
        return places.permits();
    }

    /** How many are taken. */
    public int taken() {
        return places.taken();
    }

    /** How many requests wait for one. */
    public int awaited() {
        return places.awaited();
    }
}
