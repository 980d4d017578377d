package dev.incipit.bench;

import dev.incipit.TestSite;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;

/**
 * Validate requests at the load that a service with a heap of 256 MiB can serve, then at ten times as many connections: what it
 * answers, how long that takes, what health takes meanwhile, beside what the machine alone takes for such an answer, and what it uses; then runs of a large site, as many as have places and
 * three times as many. The load comes from the same machine. Run by hand with
 * the class path of the tests: {@code java --enable-preview -cp … dev.incipit.bench.OverloadBenchmark}; it prints and judges nothing.
 */
public final class OverloadBenchmark {
    private static final int CONNECTIONS = 32;
    private static final int TIMES = 10;
    private static final Duration MEASURED = Duration.ofSeconds(10);
    private static final String LINK =
            "- [Page](https://acme.example/docs/page-%d): what page %d says of the parts of it\\n";

    private static final int PAGES = 200;
    private static final int PARAGRAPHS = 900;
    private static final int CALLERS = 12;

    private OverloadBenchmark() {}

    /** Measures and prints. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        try (var service = WatchedService.start(CONNECTIONS * TIMES, "256m", Map.of());
                var bare = BareServer.start()) {
            var few = service.keys().subList(0, CONNECTIONS);
            measure(service, bare, few, "warming up");
            measure(service, bare, few, CONNECTIONS + " connections");
            measure(service, bare, service.keys(), CONNECTIONS * TIMES + " connections");
            measure(service, bare, few, CONNECTIONS + " connections again");
            measure(service, bare, service.keys(), CONNECTIONS * TIMES + " once more");
            service.troubles().forEach(System.out::println);
        }
        var sites = Stream.generate(OverloadBenchmark::largeSite).limit(CALLERS).toList();
        try (var service = WatchedService.start(1, "256m", Map.of())) {
            for (var callers : List.of(1, 3, CALLERS)) {
                generate(service, sites.subList(0, callers));
            }
            service.troubles().forEach(System.out::println);
        } finally {
            sites.forEach(TestSite::close);
        }
    }

    /** A run of each site, all asked for at once; a site has 200 pages of 100 KiB. */
    private static void generate(WatchedService service, List<TestSite> sites)
            throws IOException, InterruptedException {
        var statuses = new ConcurrentSkipListMap<Integer, Integer>();
        long start = System.nanoTime();
        var threads = new ArrayList<Thread>();
        for (var site : sites) {
            threads.add(
                    Thread.ofVirtual().start(() -> statuses.merge(service.generate(site.origin()), 1, Integer::sum)));
        }
        long heapMib = 0;
        for (var thread : threads) {
            while (!thread.join(Duration.ofMillis(500))) {
                heapMib = Math.max(heapMib, service.look().heapMib());
            }
        }
        System.out.printf(
                "%2d runs asked for at once: answers %s in %.1f s, heap at most %d MiB, resident %d MiB%n",
                sites.size(),
                statuses,
                (System.nanoTime() - start) / 1e9,
                heapMib,
                service.look().residentMib());
    }

    /** Made as it is asked for, so that many sites cost this process nothing. */
    private static TestSite largeSite() {
        return new TestSite()
                .otherwise(path -> path.equals("/") || path.startsWith("/guide/page")
                        ? page(path)
                        : TestSite.html(404, "<title>Not found</title><p>There is no such page."));
    }

    private static TestSite.Answer page(String path) {
        var text = new StringBuilder("<!doctype html><title>Page ").append(path).append("</title><nav>");
        for (int i = 1; i < PAGES; i++) {
            text.append("<a href=/guide/page")
                    .append(i)
                    .append(">Page ")
                    .append(i)
                    .append("</a> ");
        }
        text.append("</nav><main><h1>Page ").append(path).append("</h1>");
        for (int part = 0; part < PARAGRAPHS; part++) {
            text.append("<p>Paragraph ")
                    .append(part)
                    .append(" of page ")
                    .append(path)
                    .append(" says what no other does: ")
                    .append(part * 31L * path.hashCode())
                    .append(" times over, in its own words.");
        }
        return TestSite.html(200, text.toString());
    }

    private static void measure(WatchedService service, BareServer bare, List<String> keys, String name)
            throws IOException, InterruptedException {
        var probes = List.of(
                new Probes("health on a new connection", Probes.anew(service.managementPort())),
                new Probes("on a kept one", Probes.kept(service.managementPort())),
                new Probes("a bare handler in another process", Probes.anew(bare.port())));
        var asking =
                probes.stream().map(probe -> Thread.ofPlatform().start(probe)).toList();
        var call = new Load.Call(service.port(), "/api/v1/validate", body(), 200);
        var result = Load.on(call, keys, MEASURED);
        for (var thread : asking) {
            thread.interrupt();
            thread.join();
        }
        var use = service.look();
        System.out.printf(
                "%-22s %6.0f a second, p50 %5.0f ms, p99 %5.0f ms, %d unexpected;"
                        + " heap %d MiB, resident %d MiB, %d threads, %d files%n",
                name,
                result.perSecond(),
                result.percentileMillis(50),
                result.percentileMillis(99),
                result.unexpected(),
                use.heapMib(),
                use.residentMib(),
                use.threads(),
                use.files());
        probes.forEach(System.out::println);
    }

    private static String body() {
        var file = new StringBuilder("# Acme\\n\\n> What Acme makes, and how it is used.\\n\\n## Docs\\n\\n");
        for (int i = 0; i < 50; i++) {
            file.append(LINK.formatted(i, i));
        }
        return "{\"content\":\"" + file + "\",\"checkLinks\":false}";
    }
}
