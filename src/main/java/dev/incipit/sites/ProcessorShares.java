package dev.incipit.sites;

import dev.incipit.compute.CostMeter;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Divides the process's processor time among the runs under way. What the compute threads use is metered for each run; the rest
 * (network, garbage collector, compiler) is divided evenly. So the rows add up to what the process used while runs were under way.
 * Thread-safe.
 */
final class ProcessorShares {
    private final LongSupplier process;
    private final Set<CostMeter> underWay = new HashSet<>();
    private long processSeen;
    private long meteredSeen;
    private long meteredOfEnded;
    /** What each run would have of the rest if it had been under way all the time. */
    private double restEach;

    /** @param process processor time of the whole process so far, in nanoseconds */
    ProcessorShares(LongSupplier process) {
        this.process = process;
    }

    /** Of this process, in the resolution of the platform (10 ms on Linux). */
    static ProcessorShares ofProcess() {
        var itself = ProcessHandle.current();
        return new ProcessorShares(
                () -> itself.info().totalCpuDuration().orElse(Duration.ZERO).toNanos());
    }

    /** A run under way, and its cost. Used by the run's thread. */
    final class Share implements AutoCloseable {
        private final CostMeter meter = new CostMeter();
        private final long start = System.nanoTime();
        private final double restAtStart;
        private Optional<SiteCost> cost = Optional.empty();

        private Share(double restAtStart) {
            this.restAtStart = restAtStart;
        }

        /** Counts the run's own compute threads and bytes. */
        CostMeter meter() {
            return meter;
        }

        SiteCost end() {
            var known = cost.orElseGet(() -> ended(this));
            cost = Optional.of(known);
            return known;
        }

        @Override
        public void close() {
            end();
        }
    }

    synchronized Share begin() {
        divide();
        var share = new Share(restEach);
        underWay.add(share.meter);
        return share;
    }

    private synchronized SiteCost ended(Share share) {
        divide();
        underWay.remove(share.meter);
        long own = share.meter.processorNanos();
        meteredOfEnded += own;
        return new SiteCost(
                TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - share.start),
                Duration.ofNanos(Math.max(0, own + Math.round(restEach - share.restAtStart))),
                share.meter.bytes());
    }

    private void divide() {
        long processNow = process.getAsLong();
        long meteredNow = meteredOfEnded
                + underWay.stream().mapToLong(CostMeter::processorNanos).sum();
        if (!underWay.isEmpty()) {
            restEach += (double) ((processNow - processSeen) - (meteredNow - meteredSeen)) / underWay.size();
        }
        processSeen = processNow;
        meteredSeen = meteredNow;
    }
}
