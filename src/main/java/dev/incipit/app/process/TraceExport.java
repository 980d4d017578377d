package dev.incipit.app.process;

import dev.incipit.api.RequestTrace;
import dev.incipit.app.settings.Settings;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The destination of traces: a collector, or none, in which case no OpenTelemetry class is loaded. Closing sends what is left.
 */
public sealed interface TraceExport extends AutoCloseable permits TraceExport.Nowhere, SpanExport {
    static TraceExport of(Settings settings) {
        return settings.tracing().on() ? SpanExport.to(settings.tracing()) : new Nowhere();
    }

    /** Receives finished requests, if there is a collector. */
    Optional<Consumer<RequestTrace>> receiver();

    @Override
    void close();

    /** No collector. */
    record Nowhere() implements TraceExport {
        @Override
        public Optional<Consumer<RequestTrace>> receiver() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }
}
