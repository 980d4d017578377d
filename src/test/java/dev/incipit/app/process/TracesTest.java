package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import dev.incipit.LogLines;
import dev.incipit.app.Collector;
import dev.incipit.app.Instance;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.terminal.JsonLines;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status;
import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a request leaves behind for those who run the service: spans at a collector, and one line of the log. */
@Timeout(60)
final class TracesTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String PARENT = "00f067aa0ba902b7";
    private static final String SAMPLED = "00-" + TRACE + "-" + PARENT + "-01";

    // Kept here, since a logger that nobody holds forgets its level; a collector that is away is said so at length.
    private static final Logger SENDER = Logger.getLogger("io.opentelemetry.exporter.internal");

    static {
        SENDER.setLevel(Level.OFF);
    }

    @Test
    void aRunIsASpanBelowTheCallersAndEachVisitOneBelowTheRun() throws IOException {
        try (var collector = Collector.open();
                var site = DemoSite.open()) {
            try (var instance = Instance.with(Map.of("OTEL_ENDPOINT", collector.address()))) {
                var answer = generate(instance, site.address(), SAMPLED);
                assertEquals(200, answer);
            }
            var spans = collector.spans();
            var request = only(spans, "POST /api/v1/generate");
            assertEquals(TRACE, Collector.id(request.getTraceId()));
            assertEquals(PARENT, Collector.id(request.getParentSpanId()));
            assertEquals(Span.SpanKind.SPAN_KIND_SERVER, request.getKind());
            var run = only(spans, "run generate");
            assertEquals(request.getSpanId(), run.getParentSpanId());
            var fetches =
                    spans.stream().filter(span -> span.getName().equals("GET")).toList();
            assertTrue(fetches.size() > 3, spans.toString());
            for (var fetch : fetches) {
                assertEquals(run.getSpanId(), fetch.getParentSpanId());
                assertEquals(TRACE, Collector.id(fetch.getTraceId()));
                assertTrue(fetch.getStartTimeUnixNano() >= run.getStartTimeUnixNano(), fetch.toString());
                assertTrue(fetch.getEndTimeUnixNano() <= run.getEndTimeUnixNano(), fetch.toString());
            }
            assertTrue(run.getStartTimeUnixNano() >= request.getStartTimeUnixNano(), run.toString());
            assertEquals(List.of("incipit"), collector.services());
            assertEquals(Span.SpanKind.SPAN_KIND_CLIENT, fetches.getFirst().getKind());
            assertEquals(
                    Map.of(
                            "http.request.method", "POST",
                            "http.response.status_code", 200L,
                            "http.route", "/api/v1/generate",
                            "url.path", "/api/v1/generate",
                            "url.scheme", "http",
                            "network.protocol.version", "1.1",
                            "incipit.operation", "generate"),
                    attributes(request, "incipit.request_id"));
            var home = attributes(fetches.stream()
                    .filter(fetch ->
                            (site.address() + "/").equals(attributes(fetch).get("url.full")))
                    .findFirst()
                    .orElseThrow());
            assertEquals(200L, home.get("http.response.status_code"));
            assertEquals("127.0.0.1", home.get("server.address"));
            assertInstanceOf(Long.class, home.get("server.port"));
        }
    }

    @Test
    void theLanguageModelIsToldTheTraceAndEachCallIsASpan() throws IOException {
        var told = new ConcurrentLinkedQueue<String>();
        var model = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        model.createContext("/", exchange -> {
            told.add(String.valueOf(exchange.getRequestHeaders().getFirst("traceparent")));
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
        });
        model.start();
        try (var collector = Collector.open();
                var site = DemoSite.open()) {
            var settings = Map.of(
                    "OTEL_ENDPOINT",
                    collector.address(),
                    "LLM_BASE_URL",
                    "http://127.0.0.1:" + model.getAddress().getPort() + "/v1",
                    "LLM_MODEL",
                    "any");
            try (var instance = Instance.with(settings)) {
                assertEquals(200, generate(instance, site.address(), SAMPLED));
            }
            var request = only(collector.spans(), "POST /api/v1/generate");
            assertFalse(told.isEmpty());
            for (var header : told) {
                assertEquals("00-" + TRACE + "-" + Collector.id(request.getSpanId()) + "-01", header);
            }
            var calls = collector.spans().stream()
                    .filter(span -> span.getName().equals("chat"))
                    .toList();
            assertEquals(told.size(), calls.size());
            var run = only(collector.spans(), "run generate");
            for (var call : calls) {
                assertEquals(run.getSpanId(), call.getParentSpanId());
                assertEquals(
                        Status.StatusCode.STATUS_CODE_ERROR, call.getStatus().getCode());
            }
        } finally {
            model.stop(0);
        }
    }

    @Test
    void aRequestWithoutATraceBeginsOneAndOneThatIsNotKeptIsNotSent() throws IOException {
        try (var collector = Collector.open()) {
            try (var instance = Instance.with(Map.of("OTEL_ENDPOINT", collector.address()))) {
                var key = instance.key("free");
                lint(instance, key);
                lint(instance, key, "traceparent", "00-" + TRACE + "-" + PARENT + "-00");
                lint(instance, key, "traceparent", "nonsense");
            }
            var requests = collector.spans().stream()
                    .filter(span -> span.getName().equals("POST /api/v1/validate"))
                    .toList();
            assertEquals(2, requests.size(), requests.toString());
            for (var request : requests) {
                assertTrue(request.getParentSpanId().isEmpty(), request.toString());
                assertFalse(Collector.id(request.getTraceId()).equals(TRACE), request.toString());
            }
        }
    }

    @Test
    void aCollectorThatIsAwayCostsNoRequest() {
        try (var instance = Instance.with(Map.of("OTEL_ENDPOINT", "http://127.0.0.1:1"))) {
            lint(instance, instance.key("free"));
        }
    }

    @Test
    void aCollectorIsToldOfWhenItGoesAndWhenItIsBack() {
        var results = new ArrayDeque<>(List.of(true, false, false, true, true, false));
        var sent = results.size();
        var lines = new LogLines(CollectorWatch.class.getName());
        var watch = new CollectorWatch(new SpanExporter() {
            @Override
            public CompletableResultCode export(Collection<SpanData> spans) {
                return results.pop() ? CompletableResultCode.ofSuccess() : CompletableResultCode.ofFailure();
            }

            @Override
            public CompletableResultCode flush() {
                return CompletableResultCode.ofSuccess();
            }

            @Override
            public CompletableResultCode shutdown() {
                return CompletableResultCode.ofSuccess();
            }
        });
        for (int i = 0; i < sent; i++) {
            watch.export(List.of());
        }
        lines.close();
        assertEquals(
                List.of("no spans", "spans again", "no spans"),
                lines.messages().stream()
                        .map(line -> line.replaceFirst("^.*takes ([^;]*).*$", "$1"))
                        .toList());
    }

    @Test
    void noIdReachesASiteThatIsAsked() throws IOException {
        var asked = new ConcurrentLinkedQueue<String>();
        var site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", exchange -> {
            asked.addAll(exchange.getRequestHeaders().keySet());
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
        });
        site.start();
        try (var collector = Collector.open();
                var instance = Instance.with(Map.of("OTEL_ENDPOINT", collector.address()))) {
            generate(instance, "http://127.0.0.1:" + site.getAddress().getPort(), SAMPLED);
        } finally {
            site.stop(0);
        }
        assertTrue(asked.contains("User-agent"), asked.toString());
        assertFalse(asked.toString().toLowerCase(Locale.ROOT).contains("trace"), asked.toString());
    }

    @Test
    void theLineOfARequestNamesItsTraceAsTextAndAsJson() throws IOException {
        LogLines log;
        try (var instance = Instance.with(Map.of())) {
            log = LogLines.alone("dev.incipit.api.RequestLog", Level.INFO);
            lint(instance, instance.key("pro"), "traceparent", SAMPLED, "X-Request-Id", "abc-1");
            lint(instance, instance.key("pro"));
        }
        // The line of a request may come after its answer, but no later than the end of the service.
        log.close();
        var lines = log.records();
        assertEquals(2, lines.size());
        var traced = lines.getFirst();
        var text = traced.getParameters()[0].toString();
        assertTrue(
                text.matches(
                        "request_id=abc-1 operation=validate status=200 key_id=\\d+ plan=pro site=- pages=- visits=-"
                                + " bytes=- dead_links=- model=- duration_ms=\\d+ problem=- trace_id=" + TRACE),
                text);
        assertTrue(lines.getLast().getParameters()[0].toString().endsWith(" trace_id=-"), text);

        var json = new ObjectMapper().readTree(new JsonLines().format(traced));
        var names = new ArrayList<String>();
        json.fieldNames().forEachRemaining(names::add);
        assertEquals(
                "time level logger " + text.replaceAll("=\\S+", ""),
                String.join(" ", names),
                "the same names in order");
        assertEquals(200, json.get("status").asInt());
        assertTrue(json.get("status").isNumber() && json.get("site").isNull(), json.toString());
        assertEquals("INFO", json.get("level").asText());
        assertEquals(TRACE, json.get("trace_id").asText());
    }

    @Test
    void anyOtherLineIsAnObjectToo() throws IOException {
        var line = new LogRecord(Level.SEVERE, "a \"quoted\"\nmessage");
        line.setLoggerName("somebody");
        line.setThrown(new IllegalStateException("why"));
        var text = new JsonLines().format(line);
        assertEquals(1, text.lines().count(), text);
        var json = new ObjectMapper().readTree(text);
        assertEquals("ERROR", json.get("level").asText());
        assertEquals("a \"quoted\"\nmessage", json.get("message").asText());
        assertTrue(json.get("error").asText().contains("IllegalStateException: why"), text);
    }

    private static int generate(Instance instance, String address, String traceparent) {
        return instance.post(
                        "/api/v1/generate",
                        instance.key("pro"),
                        "{\"url\":\"" + address + "\"}",
                        "traceparent",
                        traceparent)
                .statusCode();
    }

    private static void lint(Instance instance, String key, String... headers) {
        var answer = instance.post("/api/v1/validate", key, "{\"content\":\"# A\",\"checkLinks\":false}", headers);
        assertEquals(200, answer.statusCode(), answer.body());
    }

    /** Attributes with their types, but for those left out. */
    private static Map<String, Object> attributes(Span span, String... leftOut) {
        var attributes = new HashMap<String, Object>();
        span.getAttributesList()
                .forEach(attribute -> attributes.put(
                        attribute.getKey(),
                        attribute.getValue().hasIntValue()
                                ? (Object) attribute.getValue().getIntValue()
                                : attribute.getValue().getStringValue()));
        attributes.keySet().removeAll(List.of(leftOut));
        return attributes;
    }

    @Test
    void theStandardVariablesNameTheCollectorAndTheService() throws IOException {
        try (var collector = Collector.open()) {
            var settings = Map.of(
                    "OTEL_EXPORTER_OTLP_ENDPOINT",
                    collector.address(),
                    "OTEL_SERVICE_NAME",
                    "indexes",
                    "OTEL_RESOURCE_ATTRIBUTES",
                    "deployment.environment.name=staging,service.instance.id=a");
            try (var instance = Instance.with(settings)) {
                lint(instance, instance.key("free"));
            }
            assertEquals(List.of("indexes"), collector.services());
            assertEquals(List.of("staging"), collector.resource("deployment.environment.name"));
            assertEquals(List.of("a"), collector.resource("service.instance.id"));
            assertEquals(1, collector.resource("service.version").size());
        }
    }

    private static Span only(List<Span> spans, String name) {
        var found = spans.stream().filter(span -> span.getName().equals(name)).toList();
        assertEquals(1, found.size(), name + " in " + spans);
        return found.getFirst();
    }
}
