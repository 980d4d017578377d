package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class CostMeterTest {
    private static final Duration BUDGET = Duration.ofSeconds(20);

    @Test
    void workOfThePoolCountsOnTheMeterOfWhoeverAskedForIt() throws InterruptedException {
        var pool = ComputePool.ofCommand();
        var busy = new CostMeter();
        var idle = new CostMeter();
        busy.call(() -> pool.run(1, BUDGET, () -> spin(Duration.ofMillis(50))));
        idle.call(() -> pool.run(1, BUDGET, () -> 1));
        assertTrue(busy.processorNanos() >= Duration.ofMillis(50).toNanos(), () -> "" + busy.processorNanos());
        assertTrue(idle.processorNanos() < Duration.ofMillis(40).toNanos(), () -> "" + idle.processorNanos());
    }

    @Test
    void bytesCountOnTheMeterOfTheCallingThread() {
        var meter = new CostMeter();
        meter.run(() -> CostMeter.current().read(7));
        CostMeter.current().read(5);
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
