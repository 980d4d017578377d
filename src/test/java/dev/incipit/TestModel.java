package dev.incipit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A language model on loopback for tests: it speaks the chat interface, and writes what a function of the page says. */
public final class TestModel implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** A page as the model is shown it. */
    public record Shown(String title, String text, boolean site) {}

    /** An answer on the wire. */
    public record Answer(int status, Map<String, String> headers, byte[] body) {}

    private final ConcurrentLinkedQueue<JsonNode> asked = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> keys = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> traces = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> paths = new ConcurrentLinkedQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;
    private volatile Function<JsonNode, Answer> answers;
    private volatile Duration latency = Duration.ZERO;

    /** A model that writes this of each page. */
    public TestModel(Function<Shown, String> writer) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException unable) {
            throw new UncheckedIOException(unable);
        }
        writes(writer);
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            paths.add(exchange.getRequestURI().getPath());
            traces.add(String.valueOf(exchange.getRequestHeaders().getFirst("traceparent")));
            keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
            var request = MAPPER.readTree(exchange.getRequestBody().readAllBytes());
            asked.add(request);
            closed.await(latency.toMillis(), TimeUnit.MILLISECONDS);
            var answer = answers.apply(request);
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            exchange.sendResponseHeaders(answer.status(), answer.body().length == 0 ? -1 : answer.body().length);
            exchange.getResponseBody().write(answer.body());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** From now on it writes this of each page. */
    public TestModel writes(Function<Shown, String> writer) {
        return answers(request -> says(lines(request, writer)));
    }

    /** From now on it answers this, whatever it is asked. */
    public TestModel answers(Function<JsonNode, Answer> function) {
        answers = function;
        return this;
    }

    /** From now on each answer takes this long. */
    public TestModel latency(Duration pause) {
        latency = pause;
        return this;
    }

    /** The JSON that a good model writes for a request. */
    public static String lines(JsonNode request, Function<Shown, String> writer) {
        var lines = MAPPER.createObjectNode();
        var list = lines.putArray("lines");
        for (var page : pages(request)) {
            var shown = new Shown(
                    page.path("title").asText(),
                    page.path("text").asText(),
                    request.path("messages").path(0).path("content").asText().contains("summary"));
            list.addObject().put("id", page.path("id").asInt()).put("text", writer.apply(shown));
        }
        return lines.toString();
    }

    /** The pages of a request. */
    public static JsonNode pages(JsonNode request) {
        try {
            return MAPPER.readTree(
                            request.path("messages").path(1).path("content").asText())
                    .path("pages");
        } catch (IOException notJson) {
            throw new UncheckedIOException(notJson);
        }
    }

    /** A successful answer in which the model says this. */
    public static Answer says(String content) {
        return ends("stop", content);
    }

    /** An answer of such a content, which ended for that reason. */
    public static Answer ends(String reason, String content) {
        var body = MAPPER.createObjectNode();
        var choice = body.putArray("choices").addObject().put("finish_reason", reason);
        choice.putObject("message").put("role", "assistant").put("content", content);
        body.putObject("usage").put("total_tokens", 100);
        return answer(200, body.toString());
    }

    /** An answer of that status and body. */
    public static Answer answer(int status, String body) {
        return new Answer(status, Map.of("Content-Type", "application/json"), body.getBytes(StandardCharsets.UTF_8));
    }

    /** What to set llm.base-url to. */
    public String baseUrl() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    /** Every request's body, in the order of asking. */
    public List<JsonNode> asked() {
        return List.copyOf(asked);
    }

    /** Every request's Authorization header. */
    public List<String> keys() {
        return List.copyOf(keys);
    }

    /** Every request's traceparent header. */
    public List<String> traces() {
        return List.copyOf(traces);
    }

    /** Every request's path. */
    public List<String> paths() {
        return List.copyOf(paths);
    }

    @Override
    public void close() {
        closed.countDown();
        server.stop(0);
        threads.shutdownNow();
    }
}
