package dev.incipit.bench;

import dev.incipit.TestSite;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Ten minutes (or as many as the argument says) of what a service meets, at a low rate: runs, lints by text and by address, links asked,
 * wrong keys, clients that stall and that leave. Once a minute a row with what the process takes; at the end whether that is flat. Run
 * by {@code mvn verify -Psoak -DskipTests}; ends with 1 where something grows or an answer was not the expected one.
 */
public final class Soak {
    private static final int MINUTES = 10;
    private static final int PAGES = 30;
    private static final int LOOKS_A_MINUTE = 12;

    /** Of the first minutes classes are loaded and compiled, pools and caches fill. */
    private static final int WARM_MINUTES = 3;

    private static final double HEAP_GROWTH_MAX = 1.25;
    private static final int COUNT_GROWTH_MAX = 12;

    // Kept here, since a logger that nobody holds forgets its level. It minds how a HEAD is answered, each time.
    private static final Logger SITE = Logger.getLogger("com.sun.net.httpserver");

    private final AtomicInteger requests = new AtomicInteger();
    private final Map<Integer, Integer> unexpected = new TreeMap<>();
    private final HttpClient client = HttpClient.newHttpClient();
    private final WatchedService service;
    private final TestSite site;

    private Soak(WatchedService service, TestSite site) {
        this.service = service;
        this.site = site;
    }

    /** Soaks, prints and judges. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        SITE.setLevel(Level.OFF);
        Logger.getLogger("").setLevel(Level.WARNING);
        var minutes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : MINUTES;
        boolean flat;
        try (var site = site();
                var service = WatchedService.start(8, "128m", Map.of())) {
            flat = new Soak(service, site).run(minutes);
        }
        System.exit(flat ? 0 : 1);
    }

    private static TestSite site() {
        var site = new TestSite();
        var menu = new StringBuilder("<nav>");
        for (int i = 1; i < PAGES; i++) {
            menu.append("<a href=/guide/page")
                    .append(i)
                    .append(">Page ")
                    .append(i)
                    .append("</a> ");
        }
        menu.append("</nav><main><h1>Page</h1>");
        site.page("/", "Soak", menu + "<p>What this site is for, said in a sentence of some length for its readers.");
        for (int i = 1; i < PAGES; i++) {
            site.page(
                    "/guide/page" + i,
                    "Page " + i,
                    menu + ("<p>Paragraph of page " + i + " and its words.").repeat(80));
        }
        site.text(
                "/llms.txt",
                "text/markdown",
                "# Soak\n\n> A site.\n\n## Docs\n\n- [One](" + site.url("/guide/page1") + "): the first\n- [Two]("
                        + site.url("/guide/page2") + "): the second\n");
        return site;
    }

    private boolean run(int minutes) throws IOException, InterruptedException {
        var load = List.of(
                every(Duration.ofSeconds(3), () -> post("generate", 0, "{\"url\":\"" + site.origin() + "\"}", 200)),
                every(Duration.ofMillis(100), () -> post("validate", 1, "{\"content\":\"# A\\n\\n> B\"}", 200)),
                every(Duration.ofSeconds(1), () -> post("validate", 2, "{\"url\":\"" + site.origin() + "\"}", 200)),
                every(Duration.ofSeconds(1), () -> post("validate", 3, "{\"content\":7}", 400)),
                every(
                        Duration.ofSeconds(2),
                        () -> raw("POST /api/v1/validate HTTP/1.1\r\nHost: a\r\nContent-Le", 8_000)),
                every(Duration.ofSeconds(2), () -> raw("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n", 0)));
        System.out.printf(
                "%6s %9s %9s %9s %8s %6s %8s%n",
                "minute", "requests", "heap MiB", "RSS MiB", "threads", "files", "sockets");
        var uses = new ArrayList<WatchedService.Use>();
        for (int minute = 1; minute <= minutes; minute++) {
            var use = minute();
            uses.add(use);
            System.out.printf(
                    "%6d %9d %9d %9d %8d %6d %8d%n",
                    minute,
                    requests.get(),
                    use.heapMib(),
                    use.residentMib(),
                    use.threads(),
                    use.files(),
                    use.sockets());
        }
        load.forEach(Thread::interrupt);
        service.troubles().forEach(System.out::println);
        var flat = flat(uses);
        System.out.println((flat ? "flat" : "GROWS") + "; unexpected answers: " + unexpected);
        return flat && unexpected.isEmpty();
    }

    /** The least of everything in a minute that begins with a full collection: what is in use between requests. */
    private WatchedService.Use minute() throws IOException, InterruptedException {
        service.collect();
        var least = service.look();
        for (int look = 0; look < LOOKS_A_MINUTE; look++) {
            TimeUnit.SECONDS.sleep(60 / LOOKS_A_MINUTE);
            var now = service.look();
            least = new WatchedService.Use(
                    Math.min(least.heapMib(), now.heapMib()),
                    now.residentMib(),
                    Math.min(least.threads(), now.threads()),
                    Math.min(least.files(), now.files()),
                    Math.min(least.sockets(), now.sockets()));
        }
        return least;
    }

    private static boolean flat(List<WatchedService.Use> uses) {
        if (uses.size() <= WARM_MINUTES) {
            return true;
        }
        var warm = uses.get(WARM_MINUTES - 1);
        var last = uses.getLast();
        return last.heapMib() <= warm.heapMib() * HEAP_GROWTH_MAX + 4
                && last.threads() <= warm.threads() + COUNT_GROWTH_MAX
                && last.files() <= warm.files() + COUNT_GROWTH_MAX
                && last.sockets() <= warm.sockets() + COUNT_GROWTH_MAX;
    }

    private void post(String operation, int key, String body, int expected) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/v1/" + operation))
                .header("x-api-key", service.keys().get(key))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        var status = client.send(request.build(), BodyHandlers.discarding()).statusCode();
        if (status != expected) {
            synchronized (unexpected) {
                unexpected.merge(status, 1, Integer::sum);
            }
        }
    }

    /** A client that sends so much, waits so long, and leaves without reading. */
    private void raw(String bytes, int millis) throws IOException, InterruptedException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), service.port())) {
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.US_ASCII));
            TimeUnit.MILLISECONDS.sleep(millis);
        }
    }

    /** Something to do again and again. */
    @FunctionalInterface
    private interface Step {
        void take() throws IOException, InterruptedException;
    }

    private Thread every(Duration pause, Step step) {
        return Thread.ofVirtual().start(() -> {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    step.take();
                    requests.incrementAndGet();
                    Thread.sleep(pause);
                }
            } catch (InterruptedException enough) {
                Thread.currentThread().interrupt();
            } catch (IOException broken) {
                synchronized (unexpected) {
                    unexpected.merge(0, 1, Integer::sum);
                }
            }
        });
    }
}
