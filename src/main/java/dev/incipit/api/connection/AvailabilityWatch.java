package dev.incipit.api.connection;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/**
 * Whether a part that the service depends on answers. One thread checks once a second; callers read the stored result. A probe
 * that checked by itself would wait for the very part whose failure it has to report, and queue behind the requests that wait
 * for it. Can go when Helidon's health checks can run on a schedule; no Helidon issue found that asks for this (November 2026).
 */
public final class AvailabilityWatch {
    private static final System.Logger LOG = System.getLogger(AvailabilityWatch.class.getName());
    /** Interval between two checks. */
    public static final Duration LOOK = Duration.ofSeconds(1);

    /** An older result says nothing: the part blocks the thread that checks it. A check that succeeds takes a second or two. */
    private static final Duration FRESH_MAX = Duration.ofSeconds(5);

    private final String part;
    private final BooleanSupplier question;
    private final InstantSource clock;
    private volatile Answer answer;

    private record Answer(boolean ready, Instant at) {}

    /** A watch of one part. {@code part} is its name in the log; {@code question} may block for as long as the part does. */
    public AvailabilityWatch(String part, BooleanSupplier question, InstantSource clock) {
        this.part = part;
        this.question = question;
        this.clock = clock;
        this.answer = new Answer(false, clock.instant());
    }

    /** The last result, or false if it is older than five seconds. */
    public boolean ready() {
        var last = answer;
        return last.ready() && clock.instant().isBefore(last.at().plus(FRESH_MAX));
    }

    public void look() {
        var ready = ask();
        answer = new Answer(ready, clock.instant());
    }

    private boolean ask() {
        try {
            return question.getAsBoolean();
        } catch (RuntimeException | Error failed) {
            // Includes OutOfMemoryError: without its watch the service would never become ready again.
            LOG.log(answer.ready() ? Level.WARNING : Level.DEBUG, part + " could not be checked", failed);
            return false;
        }
    }
}
