package dev.incipit.app.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A proxy that gives each request to the next replica, and passes answers on part by part. */
final class RoundRobin implements AutoCloseable {
    private static final Set<String> OF_A_CONNECTION =
            Set.of("connection", "content-length", "host", "transfer-encoding", "upgrade");

    private final HttpClient client = HttpClient.newHttpClient();
    private final HttpServer server;
    private final List<Integer> ports;
    private final List<AtomicInteger> served;
    private final AtomicInteger turn = new AtomicInteger();

    private RoundRobin(HttpServer server, List<Integer> ports) {
        this.server = server;
        this.ports = ports;
        this.served = Stream.generate(AtomicInteger::new).limit(ports.size()).toList();
    }

    static RoundRobin start(int port, List<Integer> ports) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        var proxy = new RoundRobin(server, ports);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", proxy::pass);
        server.start();
        return proxy;
    }

    private void pass(HttpExchange exchange) throws IOException {
        int replica = turn.getAndIncrement() % ports.size();
        served.get(replica).incrementAndGet();
        var request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + ports.get(replica) + exchange.getRequestURI()))
                .method(
                        exchange.getRequestMethod(),
                        BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()));
        exchange.getRequestHeaders()
                .forEach((name, values) -> values.stream()
                        .filter(_ -> !OF_A_CONNECTION.contains(name.toLowerCase(Locale.ROOT)))
                        .forEach(value -> request.header(name, value)));
        try {
            var answer = client.send(request.build(), BodyHandlers.ofInputStream());
            answer.headers()
                    .map()
                    .forEach((name, values) -> values.stream()
                            .filter(_ -> !OF_A_CONNECTION.contains(name))
                            .forEach(value -> exchange.getResponseHeaders().add(name, value)));
            exchange.sendResponseHeaders(answer.statusCode(), 0);
            try (var in = answer.body();
                    var out = exchange.getResponseBody()) {
                in.transferTo(out);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The requests that each replica has had. */
    List<Integer> served() {
        return served.stream().map(AtomicInteger::get).toList();
    }

    @Override
    public void close() {
        server.stop(0);
        client.shutdownNow();
    }
}
