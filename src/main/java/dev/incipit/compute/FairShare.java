package dev.incipit.compute;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Permits shared between tenants. While another tenant waits, or at any time if half is reserved, no tenant holds more than
 * half of them; but a tenant that holds none may take any number. Waiting tenants take turns; the requests of one tenant are
 * served in order of arrival. Thread-safe.
 */
public final class FairShare {
    private final int permits;
    private final BooleanSupplier halfReserved;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Tenant, Integer> held = new HashMap<>();
    /** By tenant, in the order of their turns. */
    private final Map<Tenant, Deque<Waiter>> waiting = new LinkedHashMap<>();

    private int free;
    private int awaited;
    private boolean closed;

    /**
     * Creates the permits, all free.
     *
     * @param halfReserved evaluated each time: whether half is kept for tenants that may come, else one tenant may hold all
     */
    public FairShare(int permits, BooleanSupplier halfReserved) {
        if (permits < 1) {
            throw new IllegalArgumentException("permits must be positive: " + permits);
        }
        this.permits = permits;
        this.halfReserved = halfReserved;
        this.free = permits;
    }

    /** Permits that are held; closing it more than once has no further effect. */
    public final class Hold implements AutoCloseable {
        private final Tenant tenant;
        private int units;
        private boolean returned;

        private Hold(Tenant tenant, int units) {
            this.tenant = tenant;
            this.units = units;
        }

        /** Returns all but so many of the permits. */
        public void shrinkTo(int fewer) {
            lock.lock();
            try {
                int spared = units - fewer;
                if (!returned && spared > 0) {
                    units = fewer;
                    free += spared;
                    held.merge(tenant, -spared, Integer::sum);
                    grant();
                }
            } finally {
                lock.unlock();
            }
        }

        /** Whether somebody waits for permits who may hold them: this tenant, or one that is within its share. */
        public boolean isWanted() {
            lock.lock();
            try {
                return waiting.entrySet().stream()
                        .anyMatch(turn -> turn.getKey().equals(tenant)
                                || mayHold(turn.getKey(), turn.getValue().getFirst().units));
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() {
            lock.lock();
            try {
                if (!returned) {
                    returned = true;
                    free += units;
                    held.merge(tenant, -units, (sum, less) -> sum + less == 0 ? null : sum + less);
                    grant();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    private final class Waiter {
        private final int units;
        private final Condition granted = lock.newCondition();
        private Optional<Hold> hold = Optional.empty();

        private Waiter(int units) {
            this.units = units;
        }
    }

    /**
     * Takes permits for a tenant.
     *
     * @param units how many; if there are not that many, all of them
     * @param patience how long to wait for them
     * @return empty if they were not free in time, or this was closed
     */
    public Optional<Hold> take(Tenant tenant, int units, Duration patience) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            if (closed) {
                return Optional.empty();
            }
            var waiter = new Waiter(Math.clamp(units, 1, permits));
            waiting.computeIfAbsent(tenant, _ -> new ArrayDeque<>()).add(waiter);
            awaited++;
            grant();
            await(waiter, patience);
            return waiter.hold;
        } finally {
            lock.unlock();
        }
    }

    private void await(Waiter waiter, Duration patience) throws InterruptedException {
        long left = patience.toNanos();
        try {
            while (waiter.hold.isEmpty() && !closed && left > 0) {
                left = waiter.granted.awaitNanos(left);
            }
        } catch (InterruptedException ended) {
            waiter.hold.ifPresent(Hold::close);
            throw ended;
        } finally {
            if (waiter.hold.isEmpty()) {
                forget(waiter);
                grant();
            }
        }
    }

    private void forget(Waiter waiter) {
        if (waiting.values().stream().anyMatch(queue -> queue.remove(waiter))) {
            awaited--;
        }
        waiting.values().removeIf(Deque::isEmpty);
    }

    /** Grants what can be granted, tenant by tenant. A request that must wait blocks those behind it, so its turn comes. */
    private void grant() {
        var next = next();
        while (next.isPresent() && waiting.get(next.get()).getFirst().units <= free) {
            admit(next.get());
            next = next();
        }
    }

    private Optional<Tenant> next() {
        return waiting.entrySet().stream()
                .filter(turn -> mayHold(turn.getKey(), turn.getValue().getFirst().units))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private boolean mayHold(Tenant tenant, int units) {
        int already = held.getOrDefault(tenant, 0);
        boolean limited = waiting.size() > 1 || halfReserved.getAsBoolean();
        return already == 0 || !limited || already + units <= permits / 2;
    }

    private void admit(Tenant tenant) {
        var queue = waiting.remove(tenant);
        var waiter = queue.removeFirst();
        if (!queue.isEmpty()) {
            waiting.put(tenant, queue);
        }
        awaited--;
        free -= waiter.units;
        held.merge(tenant, waiter.units, Integer::sum);
        waiter.hold = Optional.of(new Hold(tenant, waiter.units));
        waiter.granted.signal();
    }

    /** Grants nothing more; waiting requests end without permits. */
    public void close() {
        lock.lock();
        try {
            closed = true;
            waiting.values().forEach(queue -> queue.forEach(waiter -> waiter.granted.signal()));
        } finally {
            lock.unlock();
        }
    }

    public int permits() {
        return permits;
    }

    public int taken() {
        lock.lock();
        try {
            return permits - free;
        } finally {
            lock.unlock();
        }
    }

    public int awaited() {
        lock.lock();
        try {
            return awaited;
        } finally {
            lock.unlock();
        }
    }
}
