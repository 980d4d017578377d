package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TracingTest {
    private static final String TRACES_ENDPOINT = "otel.exporter.otlp.traces.endpoint";

    private static Tracing by(String... variables) {
        var environment = new java.util.HashMap<String, String>();
        for (int i = 0; i < variables.length; i += 2) {
            environment.put(variables[i], variables[i + 1]);
        }
        return Tracing.of(Optional.empty(), environment);
    }

    @Test
    void withoutACollectorItIsOff() {
        assertFalse(by().on());
        assertFalse(
                by("OTEL_SERVICE_NAME", "a", "OTEL_EXPORTER_OTLP_ENDPOINT", " ").on());
    }

    @ParameterizedTest
    @ValueSource(strings = {"OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"})
    void aStandardVariableNamesTheCollector(String variable) {
        var tracing = by(variable, "http://collector:4318", "OTEL_SERVICE_NAME", "a", "PATH", "/bin");
        assertTrue(tracing.on());
        assertEquals("a", tracing.properties().get("otel.service.name"));
        assertEquals(2, tracing.properties().size());
    }

    @ParameterizedTest
    @CsvSource({"OTEL_SDK_DISABLED, true", "OTEL_TRACES_EXPORTER, none"})
    void aStandardVariableTurnsItOff(String variable, String value) {
        assertFalse(by("OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector:4318", variable, value)
                .on());
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://collector:4318", "http://collector:4318/", "http://collector:4318/v1/traces"})
    void theSettingCountsMoreThanTheVariables(String setting) {
        var tracing = Tracing.of(
                Optional.of(URI.create(setting)),
                Map.of("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "http://other/v1/traces"));
        assertEquals("http://collector:4318/v1/traces", tracing.properties().get(TRACES_ENDPOINT));
    }

    @Test
    void grpcIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> by(
                        "OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector:4317", "OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"));
    }
}
