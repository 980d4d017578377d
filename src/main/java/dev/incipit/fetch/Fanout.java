package dev.incipit.fetch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

/**
 * Runs tasks at once, one virtual thread each, and returns when all have ended or the deadline has come. The only user of the
 * preview API.
 */
public final class Fanout {
    /** Results in task order; empty where a task had not succeeded by the deadline. */
    public <T> List<Optional<T>> run(List<Callable<T>> tasks, Duration deadline) throws InterruptedException {
        var subtasks = new ArrayList<Subtask<T>>();
        try (var scope = StructuredTaskScope.open(
                Joiner.<T>awaitAll(), config -> config.withTimeout(deadline).withName("fanout"))) {
            for (var task : tasks) {
                subtasks.add(scope.fork(task));
            }
            scope.join();
        } catch (StructuredTaskScope.TimeoutException late) {
            // What finished in time is still good: the deadline bounds the wait, it does not fail the work.
        }
        return subtasks.stream().map(Fanout::resultOf).toList();
    }

    private static <T> Optional<T> resultOf(Subtask<T> subtask) {
        return subtask.state() == Subtask.State.SUCCESS ? Optional.of(subtask.get()) : Optional.empty();
    }
}
