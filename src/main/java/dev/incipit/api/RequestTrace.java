package dev.incipit.api;

import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.trace.TraceContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The trace of one request, reported when it has ended. Built from the facts used for log and metrics, so that no package below
 * knows about tracing.
 */
public record RequestTrace(TraceContext context, Span request) {
    /** OpenTelemetry's span kinds. */
    public enum Kind {
        SERVER,
        INTERNAL,
        CLIENT
    }

    /**
     * One span.
     *
     * @param attributes named by OpenTelemetry's semantic conventions where one exists; never a key, a query or content
     * @param within child spans; at most two levels
     */
    public record Span(
            String name,
            Kind kind,
            Instant start,
            Instant end,
            boolean failed,
            Map<String, String> attributes,
            List<Span> within) {}

    private static final int FIRST_SERVER_ERROR = 500;

    static RequestTrace of(TraceContext context, Exchange exchange, Instant end) {
        var facts = exchange.facts();
        var operation = exchange.endpoint().word();
        var run = facts.run().map(begun -> run(operation, begun, facts, end));
        var request = new Span(
                operation,
                Kind.SERVER,
                exchange.started(),
                end,
                facts.status() >= FIRST_SERVER_ERROR,
                Map.of(
                        "http.response.status_code", String.valueOf(facts.status()),
                        "incipit.operation", operation,
                        "incipit.request_id", exchange.id(),
                        "incipit.problem", facts.problem().orElse("")),
                run.stream().toList());
        return new RequestTrace(context, request);
    }

    private static Span run(String operation, RequestFacts.RunStart begun, RequestFacts facts, Instant end) {
        var within = new ArrayList<Span>();
        facts.generated().ifPresent(run -> {
            // Visits of a crawl that another request began belong to that request's trace.
            if (!run.shared()) {
                run.visits().forEach(visit -> within.add(fetch(visit, begun)));
            }
            run.modelCalls().forEach(call -> within.add(modelCall(call, begun)));
        });
        return new Span(
                "run " + operation,
                Kind.INTERNAL,
                begun.at(),
                end,
                facts.problem().isPresent(),
                facts.site().map(site -> Map.of("incipit.site", site)).orElse(Map.of()),
                within);
    }

    private static Span fetch(Visit visit, RequestFacts.RunStart begun) {
        var start = begun.instantOf(visit.startNanos());
        return new Span(
                "fetch",
                Kind.CLIENT,
                start,
                start.plus(visit.elapsed()),
                visit.result() == Visit.Result.UNREACHABLE,
                Map.of(
                        "server.address", visit.url().host(),
                        "url.path", visit.url().path(),
                        "incipit.outcome", visit.result().name().toLowerCase(Locale.ROOT)),
                List.of());
    }

    private static Span modelCall(ModelCall call, RequestFacts.RunStart begun) {
        var start = begun.instantOf(call.startNanos());
        return new Span(
                "model call",
                Kind.CLIENT,
                start,
                start.plus(call.elapsed()),
                call.outcome() != ModelCall.Outcome.ANSWERED,
                Map.of("incipit.outcome", call.outcome().name().toLowerCase(Locale.ROOT)),
                List.of());
    }
}
