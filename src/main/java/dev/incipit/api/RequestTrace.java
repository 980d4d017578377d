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
 * What a request did and when, told when it is over, for whoever keeps traces. Made of the facts that the log and the counts are
 * made of, so that no room below knows of tracing.
 */
public record RequestTrace(TraceContext context, Span request) {
    /** How a span relates to others' (OpenTelemetry's kinds). */
    public enum Kind {
        SERVER,
        INTERNAL,
        CLIENT
    }

    /**
     * One piece of the work.
     *
     * @param attributes names of OpenTelemetry's semantic conventions where there is one; never a key, a query or a text
     * @param within what it was made of; two deep at most
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
            // Those of a crawl that another request began belong to that one's trace.
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
