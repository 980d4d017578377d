package dev.incipit.account;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;

/** Many requests from many threads at once. */
final class Storm {
    static final int THREADS = 64;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger passed = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final CountDownLatch gate = new CountDownLatch(1);

    private Storm() {}

    /** Sends so many requests from 64 threads that start together; answers how many passed. */
    static int of(int requests, IntPredicate request) throws InterruptedException {
        var storm = new Storm();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < THREADS; i++) {
            threads.add(Thread.ofVirtual().start(() -> storm.send(requests, request)));
        }
        storm.gate.countDown();
        return storm.end(threads);
    }

    private void send(int requests, IntPredicate request) {
        try {
            gate.await();
            for (int mine = next.getAndIncrement(); mine < requests; mine = next.getAndIncrement()) {
                if (request.test(mine)) {
                    passed.incrementAndGet();
                }
            }
        } catch (InterruptedException | RuntimeException | AssertionError failed) {
            failure.compareAndSet(null, failed);
        }
    }

    private int end(List<Thread> threads) throws InterruptedException {
        for (var thread : threads) {
            thread.join();
        }
        if (failure.get() != null) {
            throw new AssertionError("A request of the storm failed", failure.get());
        }
        return passed.get();
    }
}
