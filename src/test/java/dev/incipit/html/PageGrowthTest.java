package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.html.HostileShapes.Shape;
import dev.incipit.url.WebUrl;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reading a page costs as much as it is long, whatever it repeats or nests (C1). */
final class PageGrowthTest {
    private static final WebUrl HERE = WebUrl.parse("https://site.example/d/").orElseThrow();
    private static final int SMALL = 64 * 1024;
    private static final int TIMES = 4;
    private static final double GROWTH_MAX = 6;

    /** Below this a figure is the collector's and the compiler's. */
    private static final long FLOOR_NANOS = 25_000_000;

    private static final int TRIES = 4;

    private final PageReader reader = new PageReader();

    private static List<Shape> every(int step) {
        var shapes = HostileShapes.all();
        var chosen = new ArrayList<Shape>();
        for (int i = 0; i < shapes.size(); i += step) {
            chosen.add(shapes.get(i));
        }
        return chosen;
    }

    private long cost(Shape shape, int length) {
        byte[] body = shape.page(length).getBytes(StandardCharsets.UTF_8);
        LongSupplier clock = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
        long start = clock.getAsLong();
        reader.read(HERE, body, "text/html");
        return clock.getAsLong() - start;
    }

    /** The least growth of a few tries: what else runs on the machine only ever makes it more. */
    private double growth(Shape shape, int length) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < TRIES && least > GROWTH_MAX; i++) {
            long small = Math.max(FLOOR_NANOS, cost(shape, length));
            least = Math.min(least, (double) cost(shape, TIMES * length) / small);
        }
        return least;
    }

    /** A square grows at every length; where a page outgrows a cache of the processor, the growth is once. */
    private void assertNoneGrows(List<Shape> shapes, int length) {
        var faults = new ArrayList<String>();
        for (var shape : shapes) {
            double growth = growth(shape, length);
            if (growth > GROWTH_MAX) {
                growth = growth(shape, TIMES * length);
            }
            if (growth > GROWTH_MAX) {
                faults.add("%.1f times for %d times as much: %s".formatted(growth, TIMES, shape.name()));
            }
        }
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    @Test
    void aSampleOfShapesCostsInProportion() {
        assertNoneGrows(every(31), SMALL);
    }

    @Test
    @Tag("full")
    void everyShapeCostsInProportion() {
        assertNoneGrows(every(1), 2 * SMALL);
    }

    private static void assertEndsWithin(Duration slack, Duration budget, List<Shape> shapes, int length)
            throws InterruptedException {
        var pool = ComputePool.ofCommand();
        var reader = new PageReader();
        var cpu = ManagementFactory.getThreadMXBean();
        var faults = new ArrayList<String>();
        for (var shape : shapes) {
            byte[] body = shape.page(length).getBytes(StandardCharsets.UTF_8);
            var used = new AtomicLong();
            try {
                pool.run(body.length, budget, () -> {
                    long start = cpu.getCurrentThreadCpuTime();
                    try {
                        return reader.read(HERE, body, "text/html");
                    } finally {
                        used.set(cpu.getCurrentThreadCpuTime() - start);
                    }
                });
            } catch (OverBudget over) {
                // The first piece of work of a process loads classes before its first instruction.
                assertTrue(used.get() >= budget.toNanos() / 2, shape.name());
            }
            if (used.get() > budget.plus(slack).toNanos()) {
                faults.add(Duration.ofNanos(used.get()).toMillis() + " ms: " + shape.name());
            }
        }
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    @Test
    void aPageThatIsOverItsBudgetEndsSoonWhateverItIs() throws InterruptedException {
        assertEndsWithin(Duration.ofMillis(1_000), Duration.ofMillis(10), every(61), 8 * SMALL);
    }

    @Test
    @Tag("full")
    void fourMebibytesOfTheWorstEndWithinTwoSecondsOfTheProcessor() throws InterruptedException {
        assertEndsWithin(Duration.ofMillis(400), Duration.ofSeconds(2), every(7), 64 * SMALL);
    }
}
