package dev.incipit.fetch;

import java.nio.channels.ClosedByInterruptException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Logs the failures of one run's tasks, each kind once: a bug that every page of a site meets is one entry and not two hundred. A kind
 * is an exception's class and the place that threw it.
 */
final class FailureLog {
    private static final System.Logger LOG = System.getLogger(FailureLog.class.getName());
    private static final int CAUSES_MAX = 20;

    private final String subject;
    private final Set<String> logged = ConcurrentHashMap.newKeySet();

    /** Names what the run works on, without a query string. */
    FailureLog(String subject) {
        this.subject = subject;
    }

    /** Logs a failure at WARNING, unless it is the interruption of a task or its kind has been logged. */
    void add(Throwable failure) {
        var kind = failure.getClass().getName()
                + Arrays.stream(failure.getStackTrace()).findFirst();
        if (!isInterruption(failure) && logged.add(kind)) {
            LOG.log(System.Logger.Level.WARNING, "a task failed (" + subject + ")", failure);
        }
    }

    private static boolean isInterruption(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(CAUSES_MAX)
                .anyMatch(
                        cause -> cause instanceof InterruptedException || cause instanceof ClosedByInterruptException);
    }
}
