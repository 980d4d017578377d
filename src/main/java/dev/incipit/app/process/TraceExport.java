package dev.incipit.app.process;

import dev.incipit.api.RequestTrace;
import dev.incipit.app.settings.Settings;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Where traces go: to a collector, or nowhere, in which case nothing of OpenTelemetry is even loaded. Closing sends what is left.
 */
public sealed interface TraceExport extends AutoCloseable permits TraceExport.Nowhere, SpanExport {
    /** What {@code otel.endpoint} says. */
    static TraceExport of(Settings settings) {
        return settings.collector().isPresent()
                ? SpanExport.to(settings.collector().get())
                : new Nowhere();
    }

    /** Who is told of requests, if anybody. */
    Optional<Consumer<RequestTrace>> door();

    @Override
    void close();

    /** No collector. */
    record Nowhere() implements TraceExport {
        @Override
        public Optional<Consumer<RequestTrace>> door() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }
}
