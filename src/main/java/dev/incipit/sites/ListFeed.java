package dev.incipit.sites;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Predicate;

/**
 * Reads a list in a thread of its own, some lines ahead: reading standard input cannot be interrupted, and reading an address may look up
 * its name. A failure is thrown to the taker after the lines before it.
 */
public final class ListFeed implements ManySites.LineSource, AutoCloseable {
    private static final int LINES_AHEAD = 256;

    private final BlockingQueue<Item> items = new ArrayBlockingQueue<>(LINES_AHEAD);
    private final Predicate<ListLine> wanted;
    private final Thread reader;
    private Optional<Ended> end = Optional.empty();

    private sealed interface Item {}

    private record Taken(ListLine line) implements Item {}

    private record Ended(Optional<RuntimeException> failure) implements Item {}

    /** @param wanted which lines are handed on */
    public ListFeed(SiteList list, Predicate<ListLine> wanted) {
        this.wanted = wanted;
        reader = Thread.ofPlatform().daemon().name("list").start(() -> read(list));
    }

    private void read(SiteList list) {
        try {
            items.put(lines(list));
        } catch (InterruptedException closed) {
            // Nobody takes any more.
            Thread.currentThread().interrupt();
        }
    }

    private Ended lines(SiteList list) throws InterruptedException {
        try {
            for (var line = list.next(); line.isPresent(); line = list.next()) {
                if (wanted.test(line.get())) {
                    items.put(new Taken(line.get()));
                }
            }
            return new Ended(Optional.empty());
        } catch (IOException unreadable) {
            return new Ended(Optional.of(new UncheckedIOException(unreadable)));
        } catch (RuntimeException bug) {
            return new Ended(Optional.of(bug));
        } catch (OutOfMemoryError | StackOverflowError broken) {
            return new Ended(Optional.of(new IllegalStateException("The list could not be read.", broken)));
        }
    }

    @Override
    public Optional<ListLine> next(boolean wait) throws InterruptedException {
        if (end.isEmpty()) {
            switch (wait ? items.take() : items.poll()) {
                case null -> {}
                case Taken(var line) -> {
                    return Optional.of(line);
                }
                case Ended ended -> end = Optional.of(ended);
            }
        }
        end.flatMap(Ended::failure).ifPresent(failure -> {
            throw failure;
        });
        return Optional.empty();
    }

    @Override
    public void close() {
        reader.interrupt();
    }
}
