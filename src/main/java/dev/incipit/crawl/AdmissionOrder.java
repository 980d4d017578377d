package dev.incipit.crawl;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts answers back into the order in which their addresses were admitted. What is admitted as number k is decided with the
 * answers up to k minus a window and no later ones, so that a run over its budget takes the same pages whichever answer comes
 * first (decisions §5 "Same bytes"); the window keeps all places filled meanwhile. An answer that holds the others up for
 * long is overtaken, for a stalled page must not end the run: then, and only then, time has a say.
 */
final class AdmissionOrder {
    private final int window;
    private final long patienceNanos;
    private final Map<Integer, PageAnswer> arrived = new HashMap<>();
    private final Set<Integer> overtaken = new HashSet<>();
    private int admitted;
    private int settled;
    private int lastAwaited = -1;
    private long waitingSince;
    private boolean waits;

    /**
     * An empty order.
     *
     * @param window how many admissions may be decided without an answer
     * @param patience how long one answer may hold up others that have come
     */
    AdmissionOrder(int window, Duration patience) {
        this.window = window;
        this.patienceNanos = patience.toNanos();
    }

    /**
     * The number of one more admission.
     *
     * @param awaited whether {@link #isQuiet} waits for its answer
     */
    int admit(boolean awaited) {
        lastAwaited = awaited ? admitted : lastAwaited;
        return admitted++;
    }

    /** Whether every answer that is waited for is settled, or overtaken. */
    boolean isQuiet() {
        return settled > lastAwaited;
    }

    /** Takes an answer in, whenever it comes. */
    void arrive(int number, PageAnswer answer) {
        arrived.put(number, answer);
    }

    /** Whether the next admission must not be decided before one more answer is settled. */
    boolean isBehind() {
        return settled < admitted - window;
    }

    /** The answer to be settled next, if it has come; overtaken ones first, since they are late already. */
    Optional<PageAnswer> settle() {
        for (var late : overtaken) {
            if (arrived.containsKey(late)) {
                overtaken.remove(late);
                return Optional.of(arrived.remove(late));
            }
        }
        var answer = arrived.remove(settled);
        if (answer != null) {
            settled++;
            waits = false;
            return Optional.of(answer);
        }
        return Optional.empty();
    }

    /**
     * Called while nothing can be admitted: passes over an answer that has held others up for too long.
     *
     * @param heldUp whether an admission waits for quiet; answers that wait to be settled are known here
     */
    void lookAround(boolean heldUp) {
        if ((arrived.isEmpty() && !heldUp) || settled >= admitted) {
            waits = false;
        } else if (!waits) {
            waits = true;
            waitingSince = System.nanoTime();
        } else if (System.nanoTime() - waitingSince > patienceNanos) {
            overtaken.add(settled++);
            waits = false;
        }
    }

    /** The same when the run is over: what has not come is waited for no more. */
    Optional<PageAnswer> settleLate() {
        for (; settled < admitted && !arrived.containsKey(settled); settled++) {
            overtaken.add(settled);
        }
        return settle();
    }
}
