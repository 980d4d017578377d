package dev.incipit.app;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.zip.GZIPInputStream;

/** A collector of traces on loopback (OTLP over HTTP) that keeps what it is sent. */
public final class Collector implements AutoCloseable {
    private final Queue<Span> spans = new ConcurrentLinkedQueue<>();
    private final Queue<KeyValue> resources = new ConcurrentLinkedQueue<>();
    private final HttpServer server;

    private Collector(HttpServer server) {
        this.server = server;
        server.createContext("/v1/traces", this::take);
        server.start();
    }

    public static Collector open() throws IOException {
        return new Collector(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            var zipped = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
            var in = zipped ? new GZIPInputStream(exchange.getRequestBody()) : exchange.getRequestBody();
            for (var resource : ExportTraceServiceRequest.parseFrom(in).getResourceSpansList()) {
                resources.addAll(resource.getResource().getAttributesList());
                resource.getScopeSpansList().forEach(scope -> spans.addAll(scope.getSpansList()));
            }
            exchange.sendResponseHeaders(200, -1);
        }
    }

    public List<Span> spans() {
        return List.copyOf(spans);
    }

    public List<String> services() {
        return resource("service.name");
    }

    /** The values of a resource's attribute. */
    public List<String> resource(String name) {
        return resources.stream()
                .filter(attribute -> attribute.getKey().equals(name))
                .map(attribute -> attribute.getValue().getStringValue())
                .distinct()
                .toList();
    }

    public static String id(com.google.protobuf.ByteString bytes) {
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
