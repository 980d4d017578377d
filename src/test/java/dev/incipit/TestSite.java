package dev.incipit;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.net.ssl.SSLContext;

/** A website on loopback for tests: paths to answers, a latency, and a record of what was asked. */
public final class TestSite implements AutoCloseable {
    /** An answer: status, headers, body. */
    public record Answer(int status, Map<String, String> headers, byte[] body) {
        /** The same with one more header. */
        public Answer with(String name, String value) {
            var more = new LinkedHashMap<>(headers);
            more.put(name, value);
            return new Answer(status, more, body);
        }
    }

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @FunctionalInterface
    private interface Listening {
        HttpServer on(InetSocketAddress address) throws IOException;
    }

    private final Map<String, Function<String, Answer>> answers = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> asked = new ConcurrentLinkedQueue<>();
    private final AtomicInteger now = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private volatile Function<String, Answer> otherwise =
            _ -> html(404, "<title>Not found</title><p>There is no such page.");
    private volatile Function<String, Duration> latency = _ -> Duration.ZERO;

    static {
        // Else each answer's body waits for the acknowledgement of its head: 40 ms that no real server takes.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    /** Listens on a free port of 127.0.0.1. */
    public TestSite() {
        this("127.0.0.1");
    }

    /** Listens on a free port of an address of its own in 127.0.0.0/8, so that it is a host of its own. */
    public TestSite(String address) {
        this(address, socket -> HttpServer.create(socket, 0));
    }

    /** The same over TLS, with the certificate of that context. */
    public TestSite(SSLContext certificate) {
        this("127.0.0.1", socket -> {
            var secure = HttpsServer.create(socket, 0);
            secure.setHttpsConfigurator(new HttpsConfigurator(certificate));
            return secure;
        });
    }

    private TestSite(String address, Listening listening) {
        try {
            server = listening.on(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
        } catch (IOException unable) {
            throw new UncheckedIOException(unable);
        }
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            var target = exchange.getRequestURI().toString();
            note(target);
            pause(latency.apply(target));
            var answer = answers.getOrDefault(target, otherwise).apply(target);
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            // Before the answer: the client may have the next request out before this thread goes on.
            now.decrementAndGet();
            exchange.sendResponseHeaders(answer.status(), answer.body().length == 0 ? -1 : answer.body().length);
            exchange.getResponseBody().write(answer.body());
        }
    }

    private void note(String target) {
        synchronized (asked) {
            asked.add(target);
            asked.notifyAll();
        }
    }

    /** Waits until so many requests were made for paths with that beginning; fails when they do not come. */
    public void awaitAsked(String beginning, int count) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        synchronized (asked) {
            while (asked.stream().filter(path -> path.startsWith(beginning)).count() < count) {
                long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
                if (left <= 0) {
                    throw new AssertionError("not asked " + count + " times for " + beginning + ": " + asked);
                }
                asked.wait(left);
            }
        }
    }

    private static void pause(Duration pause) {
        try {
            TimeUnit.NANOSECONDS.sleep(pause.toNanos());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Serves an HTML page: a title and what stands in its body. */
    public TestSite page(String path, String title, String body) {
        return answer(
                path,
                html(
                        200,
                        "<!doctype html><html lang=en><head><title>" + title + "</title></head><body>" + body
                                + "</body></html>"));
    }

    /** Serves a text. */
    public TestSite text(String path, String contentType, String body) {
        return answer(
                path, new Answer(200, Map.of("Content-Type", contentType), body.getBytes(StandardCharsets.UTF_8)));
    }

    /** Serves an answer; the path includes the query. */
    public TestSite answer(String path, Answer answer) {
        return answer(path, _ -> answer);
    }

    /** Serves what a function makes of the target. */
    public TestSite answer(String path, Function<String, Answer> answer) {
        answers.put(path, answer);
        return this;
    }

    /** Sends on. */
    public TestSite redirect(String path, int status, String location) {
        return answer(path, new Answer(status, Map.of("Location", location), new byte[0]));
    }

    /** What all other paths answer. */
    public TestSite otherwise(Function<String, Answer> answer) {
        otherwise = answer;
        return this;
    }

    /** How long each answer takes. */
    public TestSite latency(Duration pause) {
        latency = _ -> pause;
        return this;
    }

    /** How long the answer for a target takes. */
    public TestSite latency(Function<String, Duration> pause) {
        latency = pause;
        return this;
    }

    /** An HTML answer. */
    public static Answer html(int status, String body) {
        return new Answer(
                status, Map.of("Content-Type", "text/html; charset=utf-8"), body.getBytes(StandardCharsets.UTF_8));
    }

    /** The address of a path. */
    public WebUrl url(String path) {
        return WebUrl.parse(origin() + path).orElseThrow();
    }

    /** Scheme, host and port. */
    public String origin() {
        return (server instanceof HttpsServer ? "https://" : "http://")
                + server.getAddress().getAddress().getHostAddress() + ":"
                + server.getAddress().getPort();
    }

    /** Every path that was asked, with its query, in the order of asking. */
    public List<String> asked() {
        return List.copyOf(asked);
    }

    /** The most requests that were open at once. */
    public int mostAtOnce() {
        return most.get();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
