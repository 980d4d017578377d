package dev.incipit.crawl.frontier;

import dev.incipit.crawl.page.PageAnswer;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Puts answers back into the order in which their addresses were admitted. Admission number k is decided with the answers up to
 * k minus a window and no later ones, so that a run over its budget takes the same pages whichever answer arrives first
 * (decisions §5 "Same bytes"). The window keeps all slots busy meanwhile. An answer that holds up the others for too long is
 * overtaken, because a stalled page must not end the run; only then does timing have an effect. What is too long follows the mean
 * time of the run's answers, so that waiting for a place at a shared address, or for a processor, makes no page late.
 */
public final class AdmissionOrder {
    /** An answer is late that takes longer than so many others. */
    private static final int ANSWERS_WAITED = 3;
    /** How many times the least patience the most is. */
    private static final int PATIENCE_GROWTH = 4;

    private final int window;
    private final long patienceNanos;
    private final LongSupplier ticker;
    private final Map<Integer, Long> admittedAt = new HashMap<>();
    private final Map<Integer, PageAnswer> arrived = new HashMap<>();
    private final Set<Integer> overtaken = new HashSet<>();
    private int admitted;
    private int settled;
    private int lastAwaited = -1;
    private long waitingSince;
    private boolean waits;
    private long answerNanos;
    private int answers;

    /**
     * @param window how many admissions may be decided without an answer
     * @param patience how long one answer may hold up others that have arrived, at least; four times as long if they take long too
     * @param ticker nanoseconds that only ever rise, as {@link System#nanoTime}
     */
    public AdmissionOrder(int window, Duration patience, LongSupplier ticker) {
        this.window = window;
        this.patienceNanos = patience.toNanos();
        this.ticker = ticker;
    }

    /**
     * Counts one more admission and returns its number.
     *
     * @param awaited whether {@link #isQuiet} waits for its answer
     */
    public int admit(boolean awaited) {
        lastAwaited = awaited ? admitted : lastAwaited;
        admittedAt.put(admitted, ticker.getAsLong());
        return admitted++;
    }

    /** Returns whether every awaited answer is settled or overtaken. */
    public boolean isQuiet() {
        return settled > lastAwaited;
    }

    /** Stores an answer, in whatever order answers arrive. */
    public void arrive(int number, PageAnswer answer) {
        arrived.put(number, answer);
        answerNanos += ticker.getAsLong() - admittedAt.remove(number);
        answers++;
    }

    /** Returns whether another answer must be settled before the next admission can be decided. */
    public boolean isBehind() {
        return settled < admitted - window;
    }

    /** Returns the next answer to settle, if it has arrived. Overtaken answers come first, since they are already late. */
    public Optional<PageAnswer> settle() {
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
     * Called while nothing can be admitted: skips an answer that has held up others for too long.
     *
     * @param heldUp whether an admission waits for quiet; answers that wait to be settled are known here
     */
    public void lookAround(boolean heldUp) {
        if ((arrived.isEmpty() && !heldUp) || settled >= admitted) {
            waits = false;
        } else if (!waits) {
            waits = true;
            waitingSince = ticker.getAsLong();
        } else if (ticker.getAsLong() - waitingSince > patience()) {
            overtaken.add(settled++);
            waits = false;
        }
    }

    private long patience() {
        long usual = answers == 0 ? 0 : answerNanos / answers;
        return Math.clamp(usual * ANSWERS_WAITED, patienceNanos, PATIENCE_GROWTH * patienceNanos);
    }

    /** Returns the next answer to settle after the run has ended, without waiting for answers that have not arrived. */
    public Optional<PageAnswer> settleLate() {
        for (; settled < admitted && !arrived.containsKey(settled); settled++) {
            overtaken.add(settled);
        }
        return settle();
    }
}
