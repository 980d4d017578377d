package dev.incipit.compute;

import java.util.List;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Does the same to each of many elements: on the calling thread and, if that is one of a {@link ComputePool}, on further threads
 * of it for the processors that are free. Those work for the same tenant, each within what the caller's budget has left. The
 * first failure ends all; one of another thread, when the caller's has done its element.
 */
public final class Spread<A, B> {
    private final List<A> elements;
    private final Function<A, B> work;
    private final AtomicReferenceArray<B> results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /** The threads that work. One that comes late finds no element and changes nothing. */
    private final Phaser working = new Phaser(1);

    private Spread(List<A> elements, Function<A, B> work) {
        this.elements = elements;
        this.work = work;
        this.results = new AtomicReferenceArray<>(elements.size());
    }

    /** Returns the results in the order of the elements. The work must not depend on the order in which it is done. */
    public static <A, B> List<B> over(List<A> elements, Function<A, B> work) {
        return Thread.currentThread() instanceof ComputeThread thread
                ? new Spread<>(elements, work).by(thread)
                : elements.stream().map(work).toList();
    }

    private List<B> by(ComputeThread thread) {
        var further = thread.further(elements.size() - 1, this::join);
        share();
        if (failure.get() != null) {
            further.forEach(piece -> piece.cancel(false));
        }
        working.arriveAndAwaitAdvance();
        if (failure.get() instanceof RuntimeException fault) {
            throw fault;
        }
        if (failure.get() instanceof Error fault) {
            throw fault;
        }
        return IntStream.range(0, elements.size()).mapToObj(results::get).toList();
    }

    private void join() {
        working.register();
        try {
            share();
        } finally {
            working.arriveAndDeregister();
        }
    }

    private void share() {
        try {
            for (int at = next.getAndIncrement(); at < elements.size(); at = next.getAndIncrement()) {
                Budget.step();
                results.set(at, work.apply(elements.get(at)));
            }
        } catch (RuntimeException | Error fault) {
            failure.compareAndSet(null, fault);
            next.set(elements.size());
        }
    }
}
