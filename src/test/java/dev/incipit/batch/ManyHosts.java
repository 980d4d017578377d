package dev.incipit.batch;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Any number of websites on one port of loopback, told apart by their names; a hosts file makes the names known to Java. */
public final class ManyHosts implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** One request. */
    record Asked(String host, String path, long nanos) {}

    private final ConcurrentLinkedQueue<Asked> asked = new ConcurrentLinkedQueue<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;
    private final int pages;
    private final Duration latency;

    /** Listens; each site has so many pages, and each answer takes so long. */
    ManyHosts(int pages, Duration latency) throws IOException {
        System.setProperty("sun.net.httpserver.nodelay", "true");
        this.pages = pages;
        this.latency = latency;
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** Writes the names for {@code jdk.net.hosts.file}. */
    static Path hostsFile(Path file, List<String> names) throws IOException {
        return Files.write(file, names.stream().map(name -> "127.0.0.1 " + name).toList(), StandardCharsets.US_ASCII);
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            var host = exchange.getRequestHeaders().getFirst("Host").replaceFirst(":\\d+$", "");
            var path = exchange.getRequestURI().toString();
            note(new Asked(host, path, System.nanoTime()));
            pause();
            boolean there = path.equals("/") || path.matches("/page[0-9]+");
            var body = (there ? page(host, path) : "<title>Not found</title><p>No such page.")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(there ? 200 : 404, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private void pause() {
        try {
            TimeUnit.NANOSECONDS.sleep(latency.toNanos());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private String page(String host, String path) {
        var text =
                new StringBuilder("<!doctype html><html lang=en><title>" + path + " of " + host + "</title><nav><ul>");
        IntStream.range(1, pages)
                .forEach(page -> text.append("<li><a href=/page" + page + ">Page " + page + " of " + host + "</a>"));
        text.append("</ul></nav><h1>" + path + " of " + host + "</h1>");
        IntStream.range(0, 12)
                .forEach(i -> text.append(
                        "<p>Paragraph " + i + " of " + path + " on " + host + " says what nobody else says, "
                                + (host + path).hashCode() % (i + 7) + " times over, in a sentence of some length."));
        return text.toString();
    }

    private void note(Asked request) {
        synchronized (asked) {
            asked.add(request);
            asked.notifyAll();
        }
    }

    List<Asked> asked() {
        return List.copyOf(asked);
    }

    void forget() {
        asked.clear();
    }

    /** Waits until a request like that has come. */
    void await(Predicate<List<Asked>> seen) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        synchronized (asked) {
            while (!seen.test(asked())) {
                long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
                if (left <= 0) {
                    throw new AssertionError("only so many requests came: " + asked.size());
                }
                asked.wait(left);
            }
        }
    }

    /** From the first request to the last. */
    Duration span() {
        var times = asked.stream().mapToLong(Asked::nanos).summaryStatistics();
        return Duration.ofNanos(times.getMax() - times.getMin()).plus(latency);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
