package dev.incipit.batch;

import dev.incipit.sites.ResultRow;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.spark.sql.Row;

/**
 * The rows of a task, as they come: Spark takes them one by one, while the runs hand them over as they end. Few are held, so that a slow
 * writer slows the runs down. Used by one thread.
 */
final class RowStream implements Iterator<Row> {
    /** Each row may have two files of some megabytes. */
    private static final int HELD_MAX = 4;

    /** A task that was cancelled takes no more; its runs end then. */
    private static final int PATIENCE_MINUTES = 10;

    private final BlockingQueue<Item> items = new ArrayBlockingQueue<>(HELD_MAX);
    private Optional<Item> ready = Optional.empty();

    private sealed interface Item {}

    private record Made(Row row) implements Item {}

    private record Ended(Optional<Throwable> failure) implements Item {}

    /** Work that hands over rows. */
    @FunctionalInterface
    interface Runs {
        /** Returns when all have been handed over. */
        void run(Consumer<ResultRow> rows) throws InterruptedException;
    }

    /** Begins the work in a thread of its own. */
    RowStream(Runs runs) {
        Thread.ofVirtual().name("task").start(() -> {
            try {
                hand(ended(runs));
            } catch (InterruptedException cancelled) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private Ended ended(Runs runs) {
        try {
            runs.run(row -> {
                try {
                    hand(new Made(ResultColumns.of(row)));
                } catch (InterruptedException cancelled) {
                    Thread.currentThread().interrupt();
                }
            });
            return new Ended(Optional.empty());
        } catch (InterruptedException | RuntimeException | Error failure) {
            return new Ended(Optional.of(failure));
        }
    }

    private void hand(Item item) throws InterruptedException {
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
            case Made _ -> true;
            case Ended(var failure) -> {
                failure.ifPresent(cause -> {
                    throw new IllegalStateException("the runs of a task ended early", cause);
                });
                yield false;
            }
        };
    }

    @Override
    public Row next() {
        if (hasNext() && ready.get() instanceof Made(var row)) {
            ready = Optional.empty();
            return row;
        }
        throw new NoSuchElementException();
    }
}
