package dev.incipit.batch;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The rows of a task, as they come: Spark takes them one by one in the task's thread, while runs in another thread take the input and hand
 * rows over. The input is read in the task's thread only, since Spark recognizes by it what has failed: a lost executor, and not the task.
 * Few rows are held, so that a slow writer slows the runs down.
 *
 * @param <I> what is taken
 * @param <T> what comes of it
 */
final class RowStream<I, T> implements Iterator<T> {
    /** Each row may have two files of some megabytes. */
    private static final int HELD_MAX = 4;

    /** A task that was cancelled takes no more; its runs end then. */
    private static final int PATIENCE_MINUTES = 10;

    private final Iterator<I> input;
    private final BlockingQueue<Event<T>> events = new ArrayBlockingQueue<>(HELD_MAX);
    private final BlockingQueue<Optional<I>> inputs = new ArrayBlockingQueue<>(1);
    private Optional<T> ready = Optional.empty();
    private boolean ended;

    private sealed interface Event<T> {}

    private record Wanted<T>() implements Event<T> {}

    private record Made<T>(T row) implements Event<T> {}

    private record Ended<T>(Optional<Throwable> failure) implements Event<T> {}

    /** Gives the next piece of input; empty at its end. */
    @FunctionalInterface
    interface Input<I> {
        Optional<I> next() throws InterruptedException;
    }

    /** Work that takes input and hands over rows. */
    @FunctionalInterface
    interface Runs<I, T> {
        /** Returns when all have been handed over. */
        void run(Input<I> input, Consumer<T> rows) throws InterruptedException;
    }

    /** Begins the work in a thread of its own. */
    RowStream(Iterator<I> input, Runs<I, T> runs) {
        this.input = input;
        Thread.ofVirtual().name("task").start(() -> {
            try {
                hand(end(runs));
            } catch (InterruptedException cancelled) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private Ended<T> end(Runs<I, T> runs) {
        try {
            runs.run(this::ask, row -> {
                try {
                    hand(new Made<>(row));
                } catch (InterruptedException cancelled) {
                    Thread.currentThread().interrupt();
                }
            });
            return new Ended<>(Optional.empty());
        } catch (InterruptedException | RuntimeException | Error failure) {
            return new Ended<>(Optional.of(failure));
        }
    }

    private Optional<I> ask() throws InterruptedException {
        hand(new Wanted<>());
        var piece = inputs.poll(PATIENCE_MINUTES, TimeUnit.MINUTES);
        if (piece == null) {
            throw new InterruptedException("nobody gives input");
        }
        return piece;
    }

    private void hand(Event<T> event) throws InterruptedException {
        if (!events.offer(event, PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            throw new InterruptedException("nobody takes the rows");
        }
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && !ended) {
            switch (event()) {
                case Made<T>(var row) -> ready = Optional.of(row);
                case Wanted<T> _ -> inputs.add(input.hasNext() ? Optional.of(input.next()) : Optional.empty());
                case Ended<T>(var failure) -> {
                    ended = true;
                    failure.ifPresent(cause -> {
                        throw new IllegalStateException("the runs of a task ended early", cause);
                    });
                }
            }
        }
        return ready.isPresent();
    }

    private Event<T> event() {
        try {
            return events.take();
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was cancelled", cancelled);
        }
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        var row = ready.get();
        ready = Optional.empty();
        return row;
    }
}
