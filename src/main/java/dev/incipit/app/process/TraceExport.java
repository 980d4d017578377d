package dev.incipit.app.process;

import dev.incipit.api.RequestTrace;
import dev.incipit.app.settings.Settings;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The destination of traces: a collector, or none, in which case no OpenTelemetry class is loaded. Closing sends what is left.
 *
 * @param receiver takes finished requests, if there is a collector
 * @param end sends what is left
 */
public record TraceExport(Optional<Consumer<RequestTrace>> receiver, Runnable end) implements AutoCloseable {
    public static TraceExport of(Settings settings) {
        if (!settings.tracing().on()) {
            return new TraceExport(Optional.empty(), () -> {});
        }
        var export = SpanExport.to(settings.tracing());
        return new TraceExport(Optional.of(export::keep), export::close);
    }

    @Override
    public void close() {
        end.run();
    }
}
