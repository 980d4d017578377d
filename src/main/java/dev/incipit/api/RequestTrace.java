package dev.incipit.api;

import static dev.incipit.text.Words.word;

import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.text.Words;
import dev.incipit.trace.TraceContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
     * @param attributes strings and longs, named by OpenTelemetry's semantic conventions where one exists; never a key, a query
     *     or content
     * @param within child spans; at most two levels
     */
    public record Span(
            String name,
            Kind kind,
            Instant start,
            Instant end,
            boolean failed,
            Map<String, Object> attributes,
            List<Span> within) {}

    private static final int FIRST_CLIENT_ERROR = 400;
    private static final int FIRST_SERVER_ERROR = 500;

    /** Longer paths are nobody's. */
    private static final int PATH_MAX = 256;

    private static final String METHOD = "http.request.method";
    private static final String STATUS = "http.response.status_code";
    private static final String ERROR = "error.type";
    private static final String SCHEME = "url.scheme";

    /** The methods that the convention names; others may be anything. */
    private static final Set<String> METHODS =
            Set.of("CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE");

    private static final String OTHER_METHOD = "_OTHER";

    static RequestTrace of(TraceContext context, Exchange exchange, Instant end) {
        var facts = exchange.facts();
        var run = facts.run().map(begun -> run(exchange.endpoint().word(), begun, facts, end));
        var failed = facts.status() >= FIRST_SERVER_ERROR;
        var request = new Span(
                name(exchange),
                Kind.SERVER,
                exchange.started(),
                end,
                failed,
                attributes(exchange, failed),
                run.stream().toList());
        return new RequestTrace(context, request);
    }

    /** Method and route; a path that is no route may be anything. */
    private static String name(Exchange exchange) {
        var facts = exchange.facts();
        var method = METHODS.contains(facts.method()) ? facts.method() : "HTTP";
        return exchange.endpoint().routed() ? method + " " + facts.path() : method;
    }

    private static Map<String, Object> attributes(Exchange exchange, boolean failed) {
        var facts = exchange.facts();
        var attributes = new LinkedHashMap<String, Object>();
        attributes.put(METHOD, METHODS.contains(facts.method()) ? facts.method() : OTHER_METHOD);
        // TLS is a proxy's.
        attributes.put(SCHEME, "http");
        attributes.put("url.path", Words.beginning(facts.path(), PATH_MAX));
        if (exchange.endpoint().routed()) {
            attributes.put("http.route", facts.path());
        }
        attributes.put("network.protocol.version", "1.1");
        attributes.put(STATUS, (long) facts.status());
        if (failed) {
            attributes.put(ERROR, String.valueOf(facts.status()));
        }
        attributes.put("incipit.operation", exchange.endpoint().word());
        attributes.put("incipit.request_id", exchange.id());
        facts.problem().ifPresent(problem -> attributes.put("incipit.problem", problem));
        return attributes;
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
        var attributes = new LinkedHashMap<String, Object>();
        facts.site().ifPresent(site -> attributes.put("incipit.site", site));
        facts.problem().ifPresent(problem -> attributes.put(ERROR, problem));
        return new Span(
                "run " + operation,
                Kind.INTERNAL,
                begun.at(),
                end,
                facts.problem().isPresent(),
                attributes,
                within);
    }

    private static Span fetch(Visit visit, RequestFacts.RunStart begun) {
        var url = visit.url();
        var outcome = word(visit.result());
        var failed = visit.status().isPresent()
                ? visit.status().getAsInt() >= FIRST_CLIENT_ERROR
                : visit.result() == Visit.Result.UNREACHABLE;
        var attributes = new LinkedHashMap<String, Object>();
        attributes.put(METHOD, "GET");
        attributes.put("server.address", url.host());
        attributes.put("server.port", (long) url.port());
        attributes.put("url.full", url.withoutQuery());
        attributes.put(SCHEME, url.scheme());
        visit.status().ifPresent(status -> attributes.put(STATUS, (long) status));
        if (failed) {
            attributes.put(
                    ERROR,
                    visit.status().isPresent() ? String.valueOf(visit.status().getAsInt()) : outcome);
        }
        attributes.put("incipit.outcome", outcome);
        var start = begun.instantOf(visit.startNanos());
        return new Span("GET", Kind.CLIENT, start, start.plus(visit.elapsed()), failed, attributes, List.of());
    }

    private static Span modelCall(ModelCall call, RequestFacts.RunStart begun) {
        var failed = call.outcome() != ModelCall.Outcome.ANSWERED;
        var attributes = new LinkedHashMap<String, Object>();
        attributes.put("gen_ai.operation.name", "chat");
        if (failed) {
            attributes.put(ERROR, word(call.outcome()));
        }
        attributes.put("incipit.outcome", word(call.outcome()));
        var start = begun.instantOf(call.startNanos());
        return new Span("chat", Kind.CLIENT, start, start.plus(call.elapsed()), failed, attributes, List.of());
    }
}
