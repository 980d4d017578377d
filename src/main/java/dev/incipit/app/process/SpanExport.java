package dev.incipit.app.process;

import dev.incipit.api.RequestTrace;
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
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.IdGenerator;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Turns finished requests into OpenTelemetry spans and sends them in batches from its own thread. An unreachable collector
 * costs spans, never a request.
 */
final class SpanExport implements TraceExport {
    /** OTLP/HTTP path below a collector's address. */
    private static final String PATH = "/v1/traces";

    /** A run of 200 pages has some 200 spans; spans beyond this are dropped while a collector is slow. */
    private static final int WAITING_SPANS_MAX = 16_384;

    private static final Duration SENT_EVERY = Duration.ofSeconds(2);
    private static final Duration SENDING_MAX = Duration.ofSeconds(5);

    /** The trace whose ids have already been written to the log and sent to other servers. */
    private static final ScopedValue<TraceContext> GIVEN = ScopedValue.newInstance();

    private final SdkTracerProvider provider;
    private final Tracer tracer;

    private SpanExport(SdkTracerProvider provider) {
        this.provider = provider;
        this.tracer = provider.get("dev.incipit", ProgramVersion.get());
    }

    /** An export to a collector's address, {@code http://collector:4318}, or to its traces path. */
    static SpanExport to(URI collector) {
        var address = collector.toString().replaceFirst("/+$", "");
        var exporter = OtlpHttpSpanExporter.builder()
                .setEndpoint(address.endsWith(PATH) ? address : address + PATH)
                .setTimeout(SENDING_MAX)
                .build();
        var processor = BatchSpanProcessor.builder(new CollectorWatch(exporter))
                .setMaxQueueSize(WAITING_SPANS_MAX)
                .setScheduleDelay(SENT_EVERY)
                .setExporterTimeout(SENDING_MAX)
                .build();
        return new SpanExport(SdkTracerProvider.builder()
                .setResource(Resource.getDefault()
                        .merge(Resource.create(Attributes.of(
                                AttributeKey.stringKey("service.name"),
                                "incipit",
                                AttributeKey.stringKey("service.version"),
                                ProgramVersion.get()))))
                .setIdGenerator(new GivenIds())
                .addSpanProcessor(processor)
                .build());
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

    @Override
    public Optional<Consumer<RequestTrace>> door() {
        return Optional.of(this::keep);
    }

    private void keep(RequestTrace trace) {
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
            if (!value.isEmpty()) {
                builder.setAttribute(name, value);
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

    @Override
    public void close() {
        provider.shutdown().join(SENDING_MAX.toSeconds(), TimeUnit.SECONDS);
    }
}
