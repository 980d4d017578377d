package dev.incipit.app.process;

import dev.incipit.api.RequestTrace;
import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.app.settings.Tracing;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.trace.TraceContext;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.AutoConfiguredOpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.spi.ConfigurationException;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.IdGenerator;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * Turns finished requests into OpenTelemetry spans and sends them in batches from its own thread. An unreachable collector
 * costs spans, never a request.
 */
final class SpanExport {
    /** What the SDK does unless a variable says otherwise. A run of 200 pages has some 200 spans. */
    private static final Map<String, String> DEFAULTS = Map.of(
            "otel.service.name", "incipit",
            "otel.traces.exporter", "otlp",
            "otel.exporter.otlp.protocol", "http/protobuf",
            "otel.exporter.otlp.timeout", "5000",
            "otel.bsp.export.timeout", "5000",
            "otel.bsp.schedule.delay", "2000",
            "otel.bsp.max.queue.size", "16384");

    /** Metrics are scraped, and the log is on standard error. */
    private static final Map<String, String> TRACES_ONLY =
            Map.of("otel.metrics.exporter", "none", "otel.logs.exporter", "none");

    private static final Duration SENDING_MAX = Duration.ofSeconds(5);

    /** The trace whose ids have already been written to the log and sent to other servers. */
    private static final ScopedValue<TraceContext> GIVEN = ScopedValue.newInstance();

    private final OpenTelemetrySdk sdk;
    private final Tracer tracer;

    private SpanExport(OpenTelemetrySdk sdk) {
        this.sdk = sdk;
        this.tracer = sdk.getSdkTracerProvider().get("dev.incipit", ProgramVersion.get());
    }

    /**
     * An export as the settings say.
     *
     * @throws SettingsFailed if OpenTelemetry does not understand one of its variables
     */
    static SpanExport to(Tracing tracing) {
        try {
            return new SpanExport(AutoConfiguredOpenTelemetrySdk.builder()
                    .disableShutdownHook()
                    .addPropertiesSupplier(() -> DEFAULTS)
                    .addPropertiesCustomizer(_ -> tracing.properties())
                    .addPropertiesCustomizer(_ -> TRACES_ONLY)
                    // What a variable says of the resource counts more.
                    .addResourceCustomizer((named, _) -> ours().merge(named))
                    .addTracerProviderCustomizer((provider, _) -> provider.setIdGenerator(new GivenIds()))
                    .addSpanExporterCustomizer((exporter, _) -> new CollectorWatch(exporter))
                    .build()
                    .getOpenTelemetrySdk());
        } catch (ConfigurationException wrong) {
            throw new SettingsFailed(List.of("OpenTelemetry: " + wrong.getMessage() + "."));
        }
    }

    private static Resource ours() {
        return Resource.create(Attributes.of(
                AttributeKey.stringKey("service.version"),
                ProgramVersion.get(),
                AttributeKey.stringKey("service.instance.id"),
                UUID.randomUUID().toString()));
    }

    /** Gives the request's span the ids of {@link #GIVEN}, and spans within it random ones. */
    private static final class GivenIds implements IdGenerator {
        private final IdGenerator random = IdGenerator.random();

        @Override
        public String generateSpanId() {
            return GIVEN.isBound() ? GIVEN.get().spanId() : random.generateSpanId();
        }

        @Override
        public String generateTraceId() {
            return GIVEN.isBound() ? GIVEN.get().traceId() : random.generateTraceId();
        }
    }

    void keep(RequestTrace trace) {
        var context = trace.context();
        var parent = context.parentId().map(id -> remote(context.traceId(), id)).orElse(Context.root());
        var request = ScopedValue.where(GIVEN, context).call(() -> begin(trace.request(), parent));
        end(request, trace.request(), parent);
    }

    private static Context remote(String traceId, String spanId) {
        return Context.root()
                .with(Span.wrap(SpanContext.createFromRemoteParent(
                        traceId, spanId, TraceFlags.getSampled(), TraceState.getDefault())));
    }

    private Span begin(RequestTrace.Span span, Context parent) {
        var builder = tracer.spanBuilder(span.name())
                .setParent(parent)
                .setSpanKind(
                        switch (span.kind()) {
                            case SERVER -> SpanKind.SERVER;
                            case INTERNAL -> SpanKind.INTERNAL;
                            case CLIENT -> SpanKind.CLIENT;
                        })
                .setStartTimestamp(span.start());
        span.attributes().forEach((name, value) -> {
            if (value instanceof Long number) {
                builder.setAttribute(name, number);
            } else {
                builder.setAttribute(name, String.valueOf(value));
            }
        });
        return builder.startSpan();
    }

    /** Ends a span after all spans within it. */
    private void end(Span begun, RequestTrace.Span span, Context parent) {
        var context = parent.with(begun);
        for (var inner : span.within()) {
            end(begin(inner, context), inner, context);
        }
        if (span.failed()) {
            begun.setStatus(StatusCode.ERROR);
        }
        begun.end(span.end());
    }

    void close() {
        sdk.shutdown().join(SENDING_MAX.toSeconds(), TimeUnit.SECONDS);
    }
}
