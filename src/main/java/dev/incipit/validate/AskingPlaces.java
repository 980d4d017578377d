package dev.incipit.validate;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.Optional;

/**
 * How many lints make requests at once, over all callers. Each holds its parsed file and the robots.txt files of the hosts it asks
 * for up to half a minute, so their number keeps the process within its heap; callers take turns. Thread-safe.
 */
final class AskingPlaces {
    /** What a file of 500 kB takes once it is parsed, and the rules of the hosts it leads to. */
    private static final long HEAP_BYTES_EACH = 24L << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final FairShare places;
    private final Duration patience;

    /** As many places as the heap has room for. */
    AskingPlaces() {
        this(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_EACH, 4, 1_000), PATIENCE);
    }

    /** So many places, each of which is waited for so long. */
    AskingPlaces(int places, Duration patience) {
        this.places = new FairShare(places, () -> false);
        this.patience = patience;
    }

    /** A place for the current thread's tenant; none if all stay taken, in which case the lint makes no requests. */
    Optional<FairShare.Hold> take() throws InterruptedException {
        return places.take(Tenant.current(), 1, patience);
    }
}
