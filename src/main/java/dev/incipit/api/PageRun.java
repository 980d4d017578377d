package dev.incipit.api;

import dev.incipit.account.IdempotentRequests.Answered;
import dev.incipit.account.IdempotentRequests.Beginning;
import dev.incipit.api.run.OngoingRun;
import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A generate run that was begun on a page. */
public sealed interface PageRun {
    /**
     * Waits for the end.
     *
     * @param steps is told the latest step from time to time, if it can be seen from here
     * @param left whether the watcher has left, which ends the wait
     * @return the result; empty if there is none, or the watcher has left
     */
    Optional<byte[]> await(Consumer<CrawlProgress> steps, BooleanSupplier left) throws InterruptedException;

    /** A run that goes on in this process. */
    record Here(OngoingRun run) implements PageRun {
        @Override
        public Optional<byte[]> await(Consumer<CrawlProgress> steps, BooleanSupplier left) throws InterruptedException {
            return run.await(steps, left);
        }
    }

    /** A run that goes on in another replica; its steps are not seen here, but its end is, in the store. */
    record Elsewhere(Supplier<Optional<Beginning>> look) implements PageRun {
        private static final Duration PAUSE = Duration.ofSeconds(1);

        @Override
        public Optional<byte[]> await(Consumer<CrawlProgress> steps, BooleanSupplier left) throws InterruptedException {
            var state = look.get();
            // Ends: the store says until when the run may go on.
            while (state.isPresent() && !(state.get() instanceof Answered) && !left.getAsBoolean()) {
                Thread.sleep(PAUSE);
                state = look.get();
            }
            return state.filter(Answered.class::isInstance)
                    .map(Answered.class::cast)
                    .map(Answered::answer);
        }
    }

    record Ended(byte[] result) implements PageRun {
        @Override
        public Optional<byte[]> await(Consumer<CrawlProgress> steps, BooleanSupplier left) {
            return Optional.of(result);
        }
    }

    /** A run as the store knows it; empty if it knows none. */
    static Optional<PageRun> of(Supplier<Optional<Beginning>> look) {
        return look.get().map(state -> state instanceof Answered(var result) ? new Ended(result) : new Elsewhere(look));
    }
}
