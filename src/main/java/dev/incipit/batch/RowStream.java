package dev.incipit.batch;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The rows of a task, as they come: Spark takes them one by one, while the runs hand them over as they end. Few are held, so that a slow
 * writer slows the runs down. Used by one thread.
 */
final class RowStream<T> implements Iterator<T> {
    /** Each row may have two files of some megabytes. */
    private static final int HELD_MAX = 4;

    /** A task that was cancelled takes no more; its runs end then. */
    private static final int PATIENCE_MINUTES = 10;

    private final BlockingQueue<Item<T>> items = new ArrayBlockingQueue<>(HELD_MAX);
    private Optional<Item<T>> ready = Optional.empty();

    private sealed interface Item<T> {}

    private record Made<T>(T row) implements Item<T> {}

    private record Ended<T>(Optional<Throwable> failure) implements Item<T> {}

    /** Work that hands over rows. */
    @FunctionalInterface
    interface Runs<T> {
        /** Returns when all have been handed over. */
        void run(Consumer<T> rows) throws InterruptedException;
    }

    /** Begins the work in a thread of its own. */
    RowStream(Runs<T> runs) {
        Thread.ofVirtual().name("task").start(() -> {
            try {
                hand(ended(runs));
            } catch (InterruptedException cancelled) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private Ended<T> ended(Runs<T> runs) {
        try {
            runs.run(row -> {
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

    private void hand(Item<T> item) throws InterruptedException {
        if (!items.offer(item, PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            throw new InterruptedException("nobody takes the rows");
        }
    }

    @Override
    public boolean hasNext() {
        if (ready.isEmpty()) {
            try {
                ready = Optional.of(items.take());
            } catch (InterruptedException cancelled) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the task was cancelled", cancelled);
            }
        }
        return switch (ready.get()) {
            case Made<T> _ -> true;
            case Ended<T>(var failure) -> {
                failure.ifPresent(cause -> {
                    throw new IllegalStateException("the runs of a task ended early", cause);
                });
                yield false;
            }
        };
    }

    @Override
    public T next() {
        if (hasNext() && ready.get() instanceof Made<T>(var row)) {
            ready = Optional.empty();
            return row;
        }
        throw new NoSuchElementException();
    }
}
