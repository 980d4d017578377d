package dev.incipit.app.settings;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where traces go, in the terms of OpenTelemetry's SDK: {@code otel.endpoint}, and the variables {@code OTEL_*} of its specification.
 *
 * @param on whether a collector is named and nothing turns tracing off
 * @param properties the SDK's own, such as {@code otel.exporter.otlp.endpoint}
 */
public record Tracing(boolean on, Map<String, String> properties) {
    public static final Tracing OFF = new Tracing(false, Map.of());

    private static final String STANDARD = "OTEL_";
    private static final String ENDPOINT = "otel.exporter.otlp.endpoint";
    private static final String TRACES_ENDPOINT = "otel.exporter.otlp.traces.endpoint";
    private static final String PATH = "/v1/traces";
    private static final String HTTP = "http/protobuf";

    public Tracing {
        properties = Map.copyOf(properties);
    }

    /**
     * Tracing to {@code endpoint}, else to the collector of the variables, if they name one.
     *
     * @throws IllegalArgumentException if a variable asks for what this program does not have
     */
    static Tracing of(Optional<URI> endpoint, Map<String, String> environment) {
        var properties = new HashMap<String, String>();
        environment.forEach((name, value) -> {
            if (name.startsWith(STANDARD) && !value.isBlank()) {
                properties.put(name.toLowerCase(Locale.ROOT).replace('_', '.'), value.strip());
            }
        });
        endpoint.map(address -> address.toString().replaceFirst("/+$", ""))
                .ifPresent(
                        address -> properties.put(TRACES_ENDPOINT, address.endsWith(PATH) ? address : address + PATH));
        var named = properties.containsKey(ENDPOINT) || properties.containsKey(TRACES_ENDPOINT);
        var off = "true".equalsIgnoreCase(properties.get("otel.sdk.disabled"))
                || "none".equals(properties.get("otel.traces.exporter"));
        if (!named || off) {
            return OFF;
        }
        for (var protocol : List.of("otel.exporter.otlp.protocol", "otel.exporter.otlp.traces.protocol")) {
            if (!HTTP.equals(properties.getOrDefault(protocol, HTTP))) {
                throw new IllegalArgumentException(Setting.variable(protocol) + " must be " + HTTP
                        + ": traces are sent over HTTP, to port 4318 of most collectors");
            }
        }
        return new Tracing(true, properties);
    }
}
