package dev.incipit.bench;

import com.sun.management.ThreadMXBean;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.Validator;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What linting a text costs without its links, warm: allocated memory and the median time (on a quiet machine, since another
 * thread computes) of a file of 30 lines, of one of 600 KB, which is cut at 512 000 bytes, and of texts of 500 KB that are meant
 * to hurt. It prints and judges nothing.
 */
public final class LintBenchmark {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int LINT_BYTES = 511_000;
    private static final String HEAD = "# Wrenbox\n\n> Wrenbox is a small queue for tasks that must not be lost.\n";

    private LintBenchmark() {}

    /** Prints a line for each text. */
    public static void main(String[] args) throws InterruptedException {
        var large = curated(600_000);
        measure("30 lines", small(large), 20_000, 2_000);
        measure("600 KB", large, 150, 101);
        for (var unit : units().entrySet()) {
            measure(
                    unit.getKey(),
                    HEAD + "\n## A\n\n"
                            + unit.getValue()
                                    .repeat(LINT_BYTES / unit.getValue().length()),
                    5,
                    7);
        }
    }

    private static Map<String, String> units() {
        var units = new LinkedHashMap<String, String>();
        units.put("one line", "word ");
        units.put("brackets", "[");
        units.put("nested lists", "- a\n  - b\n");
        units.put("links", "- [a](b)\n");
        units.put("empty items", "- \n");
        units.put("numbers", "1. a\n");
        units.put("headings", "## a\n");
        return units;
    }

    private static String small(String large) {
        return String.join("\n", large.lines().limit(30).toList()) + "\n";
    }

    private static String curated(int length) {
        var text = new StringBuilder(HEAD);
        for (int page = 0; text.length() < length; page++) {
            if (page % 40 == 0) {
                text.append("\n## Section ").append(page / 40).append("\n\n");
            }
            text.append("- [Page %d of the guide](https://docs.wrenbox.org/guide/part-%d/page-%d.md): "
                    .formatted(page, page / 40, page));
            text.append("How the queue number %d is set up, and what happens when it fails\n".formatted(page));
        }
        return text.toString();
    }

    private static void measure(String name, String text, int warm, int rounds) throws InterruptedException {
        var validator = new Validator(
                () -> {
                    throw new IllegalStateException("no link is asked");
                },
                new Fanout(),
                ComputePool.ofCommand());
        var order = new ValidateOrder.ByContent(text.getBytes(StandardCharsets.UTF_8), false);
        var nanos = new ArrayList<Long>();
        long allocated = 0;
        for (int round = 0; round < warm + rounds; round++) {
            if (round == warm) {
                allocated = THREADS.getTotalThreadAllocatedBytes();
            }
            long start = System.nanoTime();
            validator.validate(order);
            if (round >= warm) {
                nanos.add(System.nanoTime() - start);
            }
        }
        nanos.sort(null);
        System.out.printf(
                "%-14s %10.3f ms, %10.1f kB allocated%n",
                name,
                nanos.get(nanos.size() / 2) / 1e6,
                (THREADS.getTotalThreadAllocatedBytes() - allocated) / 1e3 / rounds);
    }
}
