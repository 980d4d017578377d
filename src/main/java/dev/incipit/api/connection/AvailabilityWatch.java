package dev.incipit.api.connection;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/**
 * Whether a part that the service cannot do without answers: asked once a second by one thread, told from memory. A probe that asked
 * by itself would wait for the part whose trouble it is to report, and behind the requests that wait for it.
 */
public final class AvailabilityWatch {
    private static final System.Logger LOG = System.getLogger(AvailabilityWatch.class.getName());
    /** Between two looks. */
    public static final Duration LOOK = Duration.ofSeconds(1);

    /**
     * What was true so long ago says nothing: the part holds the one who asks. A question that is answered takes a second or
     * two.
     */
    private static final Duration FRESH_MAX = Duration.ofSeconds(5);

    private final String part;
    private final BooleanSupplier question;
    private final InstantSource clock;
    private volatile Answer answer;

    private record Answer(boolean ready, Instant at) {}

    /** Of a part, named as the log names it, by a question that may take as long as the part does. */
    public AvailabilityWatch(String part, BooleanSupplier question, InstantSource clock) {
        this.part = part;
        this.question = question;
        this.clock = clock;
        this.answer = new Answer(false, clock.instant());
    }

    /** What the part said last, unless that is too long ago. */
    public boolean ready() {
        var last = answer;
        return last.ready() && clock.instant().isBefore(last.at().plus(FRESH_MAX));
    }

    /** Asks now. */
    public void look() {
        var ready = ask();
        answer = new Answer(ready, clock.instant());
    }

    private boolean ask() {
        try {
            return question.getAsBoolean();
        } catch (RuntimeException | Error failed) {
            // Even for want of memory: without its watch the service would never be ready again.
            LOG.log(answer.ready() ? Level.WARNING : Level.DEBUG, part + " could not be asked", failed);
            return false;
        }
    }
}
