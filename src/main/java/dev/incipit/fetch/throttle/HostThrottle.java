package dev.incipit.fetch.throttle;

import dev.incipit.fetch.Wakeup;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * How many requests one host gets at once, over all runs of the process. The number follows the host: one more for each round of
 * good answers, a fifth fewer when answers take far longer than the quickest, half when it is overloaded or fails. While several
 * runs wait, each has its share. A run is known by its {@link Wakeup}, which is woken when others make room for it.
 */
public final class HostThrottle {
    private static final double FEWER_WHEN_SLOW = 0.8;
    private static final double FEWER_ON_TROUBLE = 0.5;
    private static final double SLOW_FACTOR = 3;
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final double SMOOTHING = 0.2;
    /** The quickest answer counts less as it ages, so that a host that became slower for good is not held down for ever. */
    private static final double FORGETTING = 1.02;

    private final int most;
    private final LongSupplier ticker;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<Wakeup, Share> runs = new HashMap<>();
    private double limit;
    private int inUse;
    private double quickest = Double.MAX_VALUE;
    private double usual;
    private long lastCut;
    private Duration delay = Duration.ZERO;
    private long nextStart;

    /**
     * The throttle of a host that has had no request yet.
     *
     * @param most requests at once to a host that answers well
     * @param ticker nanoseconds that only ever rise, as {@link System#nanoTime}
     */
    HostThrottle(int most, LongSupplier ticker) {
        this.most = most;
        this.ticker = ticker;
        this.limit = most;
        this.lastCut = ticker.getAsLong();
        this.nextStart = lastCut;
    }

    /** Makes a run known, which keeps the throttle until it is forgotten. */
    void join(Wakeup run) {
        lock.lock();
        try {
            runs.computeIfAbsent(run, unknown -> new Share());
        } finally {
            lock.unlock();
        }
    }

    /** How many places this run may hold now, those it holds included. */
    public int places(Wakeup run) {
        lock.lock();
        try {
            int free = allowed() - inUse + held(run);
            return Math.max(0, othersWait(run) ? Math.min(free, fairShare()) : free);
        } finally {
            lock.unlock();
        }
    }

    /** At least this long between two requests, one at a time. */
    public void delay(Duration atLeast) {
        lock.lock();
        try {
            if (atLeast.compareTo(delay) > 0) {
                delay = atLeast;
            }
        } finally {
            lock.unlock();
        }
    }

    /** A place that was taken for one request. Used by that request's thread only. */
    public static final class Turn {
        private final Wakeup run;
        private long start;

        private Turn(Wakeup run, long start) {
            this.run = run;
            this.start = start;
        }

        /** When the request may be sent. */
        public long start() {
            return start;
        }

        /** Takes off a wait for something else than the host, which says nothing about the host. */
        public void waited(long nanos) {
            start += nanos;
        }
    }

    /** Takes a place as soon as there is one, and it is this run's turn. */
    public Turn enter(Wakeup run) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            var share = runs.computeIfAbsent(run, unknown -> new Share());
            share.waiting++;
            try {
                while (inUse >= allowed() || (othersWait(run) && share.held >= fairShare())) {
                    changed.await();
                }
                inUse++;
                share.held++;
            } finally {
                share.waiting--;
                announce(run);
            }
            long now = ticker.getAsLong();
            long start = delay.isZero() ? now : Math.max(now, nextStart);
            nextStart = start + delay.toNanos();
            return new Turn(run, start);
        } finally {
            lock.unlock();
        }
    }

    public void leave(Turn turn, Feedback feedback) {
        lock.lock();
        try {
            inUse--;
            var share = runs.get(turn.run);
            if (share != null) {
                share.held--;
            }
            learn(feedback, turn.start, ticker.getAsLong());
            announce(turn.run);
        } finally {
            lock.unlock();
        }
    }

    /** Forgets a run; true when no other is here. */
    boolean forget(Wakeup run) {
        lock.lock();
        try {
            runs.remove(run);
            announce(run);
            return runs.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    public enum Feedback {
        GOOD,
        TROUBLED,
        /** Nothing: there was no request, or the run ended. */
        UNKNOWN
    }

    private void learn(Feedback feedback, long entered, long now) {
        // A request from before the last cut says nothing about the time after it.
        boolean fresh = entered - lastCut > 0;
        if (feedback == Feedback.TROUBLED && fresh) {
            cut(FEWER_ON_TROUBLE, now);
        }
        if (feedback == Feedback.GOOD) {
            double took = Math.max(now - entered, 1);
            quickest = Math.min(took, quickest * FORGETTING);
            usual = usual == 0 ? took : usual + SMOOTHING * (took - usual);
            if (usual <= quickest * SLOW_FACTOR + SLOW_NANOS) {
                limit = Math.min(most, limit + 1 / limit);
            } else if (fresh) {
                cut(FEWER_WHEN_SLOW, now);
            }
        }
    }

    private void cut(double factor, long now) {
        limit = Math.max(1, limit * factor);
        lastCut = now;
    }

    /** Wakes the requests that wait for a place, and the other runs, which may have room for more now. */
    private void announce(Wakeup run) {
        changed.signalAll();
        runs.keySet().stream().filter(other -> !other.equals(run)).forEach(Wakeup::wake);
    }

    private int allowed() {
        return delay.isZero() ? (int) limit : 1;
    }

    private int fairShare() {
        long active = runs.values().stream()
                .filter(share -> share.held + share.waiting > 0)
                .count();
        return (int) Math.max(1, Math.ceilDiv(allowed(), Math.max(1, active)));
    }

    private boolean othersWait(Wakeup run) {
        return runs.entrySet().stream().anyMatch(entry -> !entry.getKey().equals(run) && entry.getValue().waiting > 0);
    }

    private int held(Wakeup run) {
        var share = runs.get(run);
        return share == null ? 0 : share.held;
    }

    private static final class Share {
        private int held;
        private int waiting;
    }
}
