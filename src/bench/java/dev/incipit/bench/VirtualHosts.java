package dev.incipit.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/**
 * Many small sites on one port of loopback, told apart by their names: {@code a.sN-bench.com} and {@code b.sN-bench.com}, which are of one
 * registrable domain. Each has as many pages of one length. Knows from when to when each was asked.
 */
final class VirtualHosts implements AutoCloseable {
    private static final int WORDS = 2_000;

    private final HttpServer server;
    private final List<String> texts = new ArrayList<>();
    private final Map<String, long[]> asked = new ConcurrentHashMap<>();

    static {
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    VirtualHosts(int pages, int pageBytes) throws IOException {
        var random = new Random(7);
        var words = random.ints(WORDS, 3, 10)
                .mapToObj(length -> random.ints(length, 'a', 'z' + 1)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString())
                .toList();
        for (int page = 0; page < pages; page++) {
            texts.add(text(words, random, pageBytes));
        }
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 1_024);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    private static String text(List<String> words, Random random, int bytes) {
        var text = new StringBuilder();
        while (text.length() < bytes) {
            if (text.length() % 5 == 0) {
                text.append("<h2>").append(words.get(random.nextInt(WORDS))).append("</h2>");
            }
            text.append("<p>");
            for (int i = 0; i < 40; i++) {
                text.append(words.get(random.nextInt(WORDS))).append(i % 13 == 12 ? ". " : " ");
            }
            text.append("end.</p>\n");
        }
        return text.toString();
    }

    /** The addresses of so many sites; those of one domain are neighbours. */
    List<String> addresses(int count) {
        var addresses = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            addresses.add("http://" + (i % 2 == 0 ? "a" : "b") + ".s" + i / 2 + "-bench.com:"
                    + server.getAddress().getPort() + "/");
        }
        return addresses;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            var host = String.valueOf(exchange.getRequestHeaders().getFirst("Host"));
            note(host);
            var path = exchange.getRequestURI().getPath();
            int page =
                    path.equals("/") ? 0 : path.matches("/page[0-9]{1,4}") ? Integer.parseInt(path.substring(5)) : -1;
            boolean known = page >= 0 && page < texts.size();
            var body = (known ? html(host, page) : "<title>Not found</title><p>There is no such page.")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(known ? 200 : 404, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private void note(String host) {
        long now = System.nanoTime();
        asked.compute(host, (_, times) -> {
            var known = times == null ? new long[] {now, now} : times;
            known[1] = Math.max(known[1], now);
            return known;
        });
    }

    private String html(String host, int page) {
        var html = new StringBuilder("<!doctype html><html lang=en><head><title>Page ")
                .append(page)
                .append(" of ")
                .append(host)
                .append("</title></head><body><nav>");
        for (int i = 0; i < texts.size(); i++) {
            html.append("<a href=/page").append(i).append(">Page ").append(i).append("</a> ");
        }
        return html.append("</nav><main><h1>Page ")
                .append(page)
                .append("</h1>")
                .append(texts.get(page))
                .append("</main></body></html>")
                .toString();
    }

    /** How many hosts were asked. */
    int hostsAsked() {
        return asked.size();
    }

    /** Domains whose two hosts were asked at the same time. */
    long overlaps() {
        return asked.keySet().stream()
                .filter(host -> host.startsWith("a."))
                .filter(host -> {
                    var a = asked.get(host);
                    var b = asked.get("b" + host.substring(1));
                    return b != null && a[0] <= b[1] && b[0] <= a[1];
                })
                .count();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
