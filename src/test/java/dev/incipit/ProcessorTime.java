package dev.incipit;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.function.Executable;

/** Time of the processor that work takes in its own thread: other work on the machine does not lengthen it. */
public final class ProcessorTime {
    private ProcessorTime() {}

    /** Does the work and tells what it took. */
    public static Duration of(Executable work) throws Throwable {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        work.execute();
        return Duration.ofNanos(threads.getCurrentThreadCpuTime() - start);
    }

    /** Asserts that work takes at most so much. */
    public static void assertAtMost(Duration limit, Executable work) {
        var taken = Assertions.assertDoesNotThrow(() -> of(work));
        Assertions.assertTrue(taken.compareTo(limit) <= 0, () -> "took " + taken.toMillis() + " ms of the processor");
    }
}
