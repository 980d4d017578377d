package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ProcessorSharesTest {
    private final AtomicLong process = new AtomicLong(1_000);
    private final ProcessorShares shares = new ProcessorShares(process::get);

    @Test
    void theRestOfTheProcessIsDividedEvenlyAmongTheRunsUnderWay() {
        var first = shares.begin();
        process.addAndGet(600);
        var second = shares.begin();
        process.addAndGet(400);
        assertEquals(Duration.ofNanos(800), first.end().processor());
        process.addAndGet(50);
        assertEquals(Duration.ofNanos(250), second.end().processor());
    }

    @Test
    void whatTheProcessUsesBetweenRunsIsNobodys() {
        shares.begin().end();
        process.addAndGet(5_000);
        var later = shares.begin();
        process.addAndGet(3);
        assertEquals(Duration.ofNanos(3), later.end().processor());
    }

    @Test
    void meteredTimeIsTheRunsOwnAndNotDivided() throws InterruptedException {
        var busy = shares.begin();
        var idle = shares.begin();
        busy.meter().call(() -> ComputePool.ofCommand().run(1, Duration.ofSeconds(9), ProcessorSharesTest::spin));
        long used = busy.meter().processorNanos();
        process.addAndGet(used + 200);
        assertEquals(Duration.ofNanos(100), idle.end().processor());
        assertEquals(Duration.ofNanos(used + 100), busy.end().processor());
        assertTrue(used > 0);
    }

    @Test
    void aRunEndsOnce() {
        var run = shares.begin();
        process.addAndGet(10);
        assertEquals(run.end(), run.end());
        run.close();
        process.addAndGet(10);
        var next = shares.begin();
        assertEquals(Duration.ZERO, next.end().processor());
    }

    private static int spin() {
        var threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + 5_000_000;
        int turns = 0;
        while (threads.getCurrentThreadCpuTime() < end) {
            turns++;
        }
        return turns;
    }
}
