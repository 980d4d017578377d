package dev.incipit.app.process;

import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Sends spans to a collector and logs one line when it stops accepting them and one when it accepts them again. OpenTelemetry
 * would log every failed batch with a stack trace; logging.properties silences that.
 */
final class CollectorWatch implements SpanExporter {
    private static final System.Logger LOG = System.getLogger(CollectorWatch.class.getName());

    private final SpanExporter exporter;
    private final AtomicBoolean away = new AtomicBoolean();

    CollectorWatch(SpanExporter exporter) {
        this.exporter = exporter;
    }

    @Override
    public CompletableResultCode export(Collection<SpanData> spans) {
        var result = exporter.export(spans);
        return result.whenComplete(() -> tell(result.isSuccess()));
    }

    private void tell(boolean taken) {
        if (away.compareAndSet(taken, !taken)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    taken
                            ? "The collector of traces takes spans again"
                            : "The collector of traces takes no spans; until it does they are dropped");
        }
    }

    @Override
    public CompletableResultCode flush() {
        return exporter.flush();
    }

    @Override
    public CompletableResultCode shutdown() {
        return exporter.shutdown();
    }
}
