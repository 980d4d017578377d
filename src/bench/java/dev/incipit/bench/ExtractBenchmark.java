package dev.incipit.bench;

import com.sun.management.ThreadMXBean;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What reading a page costs, on one warm thread: pages and megabytes a second of processor time, memory a page, the slowest
 * page, whether twice the page is twice the time; and pages that are meant to hurt (hostile.md row 25). Arguments: folders
 * of pages, {@code ../shared/quality/extract/html} by default. It prints and judges nothing.
 */
public final class ExtractBenchmark {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final WebUrl HERE = WebUrl.parse("https://example.com/").orElseThrow();
    private static final int WARM_ROUNDS = 3;
    private static final int ROUNDS = 3;
    private static final int MANY = 100_000;

    private record Cost(String name, int bytes, long nanos, long allocated) {}

    private ExtractBenchmark() {}

    /** Prints a line for each set and each hostile page. */
    public static void main(String[] args) throws IOException {
        var folders = args.length > 0
                ? List.of(args)
                : List.of("../shared/quality/extract/html", "../shared/quality/extract/docs/html");
        for (var folder : folders) {
            set(Path.of(folder));
        }
        for (var page : hostile().entrySet()) {
            var body = page.getValue().getBytes(StandardCharsets.UTF_8);
            measure(page.getKey(), body);
            print(measure(page.getKey(), body));
        }
    }

    private static void set(Path folder) throws IOException {
        Map<String, byte[]> pages = new LinkedHashMap<>();
        try (var files = Files.list(folder)) {
            for (var file : files.sorted().toList()) {
                pages.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        for (int round = 0; round < WARM_ROUNDS; round++) {
            pages.forEach(ExtractBenchmark::measure);
        }
        var best = new LinkedHashMap<String, Cost>();
        for (int round = 0; round < ROUNDS; round++) {
            pages.forEach(
                    (name, body) -> best.merge(name, measure(name, body), (a, b) -> a.nanos() < b.nanos() ? a : b));
        }
        var costs = new ArrayList<>(best.values());
        double seconds = costs.stream().mapToLong(Cost::nanos).sum() / 1e9;
        double megabytes = costs.stream().mapToLong(Cost::bytes).sum() / 1e6;
        System.out.printf(
                "%s: %d pages of %.0f kB, %.2f ms a page, %.0f pages/s, %.1f MB/s, %.1f MB allocated a page%n",
                folder,
                costs.size(),
                megabytes * 1e3 / costs.size(),
                seconds * 1e3 / costs.size(),
                costs.size() / seconds,
                megabytes / seconds,
                costs.stream().mapToLong(Cost::allocated).average().orElse(0) / 1e6);
        costs.sort(Comparator.comparingLong(Cost::nanos).reversed());
        costs.stream().limit(3).forEach(ExtractBenchmark::print);
        var slowest = pages.get(costs.getFirst().name());
        var twice = new byte[slowest.length * 2];
        System.arraycopy(slowest, 0, twice, 0, slowest.length);
        System.arraycopy(slowest, 0, twice, slowest.length, slowest.length);
        measure("", twice);
        print(measure("the slowest, twice", twice));
    }

    private static Cost measure(String name, byte[] body) {
        long thread = Thread.currentThread().threadId();
        long allocated = THREADS.getThreadAllocatedBytes(thread);
        long start = THREADS.getCurrentThreadCpuTime();
        new PageReader().read(HERE, body, "text/html");
        return new Cost(
                name,
                body.length,
                THREADS.getCurrentThreadCpuTime() - start,
                THREADS.getThreadAllocatedBytes(thread) - allocated);
    }

    private static void print(Cost cost) {
        System.out.printf(
                "  %-28s %8d kB %8.1f ms %7.1f MB allocated%n",
                cost.name(), cost.bytes() / 1000, cost.nanos() / 1e6, cost.allocated() / 1e6);
    }

    private static Map<String, String> hostile() {
        var pages = new LinkedHashMap<String, String>();
        pages.put("nested 100 000 deep", "<div>".repeat(MANY) + "x");
        pages.put("1 000 000 attributes", "<p" + attributes(10 * MANY) + ">x");
        pages.put("elements of 10 attributes", ("<p" + attributes(10) + ">x").repeat(MANY));
        pages.put("unclosed everything", "<div><b><a href=x><ul><li><table><tr><td>x".repeat(MANY / 10));
        pages.put("50 MB on one line", "x ".repeat(25_000_000));
        pages.put("4 MB of words in boxes", "<div>word of a text </div>".repeat(4_000_000 / 26));
        pages.put("NUL and surrogates", "a\0b<p>\ud800x".repeat(MANY));
        pages.put("5 000 nested tables", "<table><tr><td>".repeat(5_000) + "x");
        pages.put("100 000 hidden panels", "<div class=tab-pane hidden>a text of some words</div>".repeat(MANY / 2));
        pages.put("200 000 links", "<a href=/x>y</a> ".repeat(2 * MANY));
        return pages;
    }

    private static String attributes(int count) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(" a").append(i).append("=1");
        }
        return text.toString();
    }
}
