package dev.incipit.bench;

import dev.incipit.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a run of the packaged program costs, from outside: wall time against the network's floor, and resident memory at its
 * highest. Run by {@code mvn verify -Pbench -DskipTests}; it prints and judges nothing.
 */
public final class GenerateBenchmark {
    private static final int CONCURRENCY = 8;
    private static final Duration LATENCY = Duration.ofMillis(100);
    private static final int ROUNDS = 5;

    private GenerateBenchmark() {}

    /** Runs both sites. */
    public static void main(String[] args) throws IOException, InterruptedException {
        startUp();
        hundredPages();
        endlessSite();
    }

    private static void startUp() throws IOException, InterruptedException {
        for (int round = 0; round < ROUNDS; round++) {
            print("version", PackagedProgram.run("version"), "");
        }
    }

    private static void hundredPages() throws IOException, InterruptedException {
        int pages = 100;
        var floor = LATENCY.multipliedBy((pages + CONCURRENCY - 1) / CONCURRENCY);
        try (var site = new TestSite()) {
            site.latency(LATENCY);
            var menu = IntStream.range(1, pages)
                    .mapToObj(i -> "<li><a href=/guide/page" + i + ">Page " + i + "</a>")
                    .collect(Collectors.joining("", "<nav><ul>", "</ul></nav>"));
            site.page("/", "Benchmark", menu + body(0));
            IntStream.range(1, pages).forEach(i -> site.page("/guide/page" + i, "Page " + i, menu + body(i)));
            for (int round = 0; round < ROUNDS; round++) {
                print(pages + " pages, floor " + floor.toMillis() + " ms", generate(site), "");
            }
        }
    }

    private static void endlessSite() throws IOException, InterruptedException {
        int pages = 20_000;
        try (var site = new TestSite()) {
            var sitemap = IntStream.range(0, pages)
                    .mapToObj(i -> "<url><loc>" + site.url("/docs/" + i % 100 + "/page" + i) + "</loc></url>")
                    .collect(Collectors.joining("", "<urlset>", "</urlset>"));
            site.text("/sitemap.xml", "application/xml", sitemap);
            site.otherwise(path -> path.startsWith("/calendar/") ? calendar(path) : page(path));
            for (int round = 0; round < ROUNDS; round++) {
                print(
                        "20 000 pages and a calendar",
                        generate(site),
                        site.asked().size() + " requests so far");
            }
        }
    }

    private static TestSite.Answer page(String path) {
        var links = IntStream.range(0, 300)
                .mapToObj(i -> "<a href=/docs/" + i % 100 + "/page" + i * 61 + ">Page " + i + "</a> ")
                .collect(Collectors.joining());
        return TestSite.html(
                200,
                "<!doctype html><title>Page " + path + "</title><h1>" + path
                        + "</h1><a href=/calendar/2026/11>Calendar</a>" + links + body(path.hashCode()));
    }

    private static TestSite.Answer calendar(String path) {
        var parts = path.split("/");
        int month = parts.length > 3 ? Integer.parseInt(parts[3]) + 1 : 1;
        return TestSite.html(
                200, "<title>Month</title><a href=/calendar/" + parts[2] + "/" + month + ">next</a>" + body(month));
    }

    private static String body(int seed) {
        return IntStream.range(0, 60)
                .mapToObj(i -> "<p>Paragraph " + i + " of page " + seed + " says what nobody else says, "
                        + seed * 31L * i + " times over, in a sentence of some length.</p>")
                .collect(Collectors.joining("<h2>Part</h2>"));
    }

    private static PackagedProgram.Cost generate(TestSite site) throws IOException, InterruptedException {
        var out = Files.createTempDirectory("incipit-bench");
        return PackagedProgram.run("generate", site.url("/").toString(), "--out", out.toString());
    }

    private static void print(String what, PackagedProgram.Cost cost, String more) {
        System.out.printf(
                "%-40s %6d ms %5d MiB resident, exit %d %s%n",
                what, cost.wall().toMillis(), cost.residentMib(), cost.exit(), more);
    }
}
