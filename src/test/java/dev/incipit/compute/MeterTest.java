package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class MeterTest {
    private static final Duration BUDGET = Duration.ofSeconds(20);

    @Test
    void workOfThePoolCountsOnTheMeterOfWhoeverAskedForIt() throws InterruptedException {
        var pool = ComputePool.ofCommand();
        var busy = new Meter();
        var idle = new Meter();
        busy.call(() -> pool.run(1, BUDGET, () -> spin(Duration.ofMillis(50))));
        idle.call(() -> pool.run(1, BUDGET, () -> 1));
        assertTrue(busy.processorNanos() >= Duration.ofMillis(50).toNanos(), () -> "" + busy.processorNanos());
        assertTrue(idle.processorNanos() < Duration.ofMillis(40).toNanos(), () -> "" + idle.processorNanos());
    }

    @Test
    void bytesCountOnTheMeterOfTheCallingThread() {
        var meter = new Meter();
        meter.run(() -> Meter.current().read(7));
        Meter.current().read(5);
        assertEquals(7, meter.bytes());
    }

    private static int spin(Duration time) {
        var threads = java.lang.management.ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.NANOSECONDS.convert(time);
        int turns = 0;
        while (threads.getCurrentThreadCpuTime() < end) {
            turns++;
        }
        return turns;
    }
}
