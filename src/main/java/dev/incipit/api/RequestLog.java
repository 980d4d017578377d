package dev.incipit.api;

import dev.incipit.account.Grant;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.Framing;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.api.operator.Meters;
import dev.incipit.trace.TraceContext;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.LinkStats;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Writes one log line per request, counts it, and reports its trace if it has one. The outermost filter: it begins the
 * exchange, and closes the connection if the response announced that, which Helidon does not do (helidon#12324, fixed after
 * 4.5.3).
 */
record RequestLog(Meters meters, InstantSource clock, Optional<Consumer<RequestTrace>> traces, BooleanSupplier stopping)
        implements Filter {
    private static final System.Logger LOG = System.getLogger(RequestLog.class.getName());

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        var exchange = Exchange.begin(request.prologue().uriPath().path(), request.headers(), clock, stopping);
        exchange.facts()
                .asked(
                        request.prologue().method().text(),
                        request.prologue().uriPath().rawPath());
        request.context().register(exchange);
        ClientConnection.current().ifPresent(connection -> connection.begin(exchange, request.headers()));
        traces.ifPresent(_ -> exchange.beginTrace());
        response.header(Exchange.REQUEST_ID, exchange.id());
        // A page becomes a run only while it is answered.
        var endpoint = exchange.endpoint();
        meters.begin(endpoint);
        try {
            exchange.trace().ifPresentOrElse(trace -> trace.run(chain::proceed), chain::proceed);
        } finally {
            // Pages send their answers themselves.
            if (exchange.facts().status() == 0 && response.isSent()) {
                exchange.facts().status(response.status().code());
            }
            meters.end(endpoint);
            record(exchange);
            ClientConnection.current().ifPresent(ClientConnection::end);
        }
        if (Framing.mustClose(exchange, request, response)) {
            throw new CloseConnectionException("the answer said so");
        }
    }

    /** Has work done that outlives its request, with a line and a count of its own. */
    <T> T call(Exchange work, Supplier<T> task) {
        meters.begin(work.endpoint());
        try {
            return work.trace().map(trace -> trace.call(task)).orElseGet(task);
        } finally {
            meters.end(work.endpoint());
            record(work);
        }
    }

    /** Writes the log line and counts the request. */
    void record(Exchange exchange) {
        var end = clock.instant();
        var elapsed = Duration.between(exchange.started(), end);
        meters.count(exchange, elapsed);
        if (LOG.isLoggable(System.Logger.Level.INFO)) {
            // A parameter: the text format prints it, other formats take it apart.
            LOG.log(System.Logger.Level.INFO, "{0}", line(exchange, elapsed));
        }
        traces.ifPresent(kept -> exchange.trace()
                .filter(TraceContext::sampled)
                .ifPresent(trace -> kept.accept(RequestTrace.of(trace, exchange, end))));
    }

    private static LogLine line(Exchange exchange, Duration elapsed) {
        var facts = exchange.facts();
        var grant = exchange.grantIfAny();
        var run = facts.generated();
        return new LogLine()
                .with("request_id", exchange.id())
                .with("operation", exchange.endpoint().word())
                .with("status", facts.status())
                .with("key_id", grant.map(Grant::keyId))
                .with("plan", grant.map(known -> known.plan().name()))
                .with("site", facts.site())
                .with("pages", run.map(RequestFacts.Run::pages))
                .with("visits", run.map(made -> made.visits().size()))
                .with("bytes", run.map(RequestFacts.Run::bytes))
                .with(
                        "dead_links",
                        facts.report().flatMap(ValidationReport::linkStats).map(LinkStats::dead))
                .with("model", run.map(RequestFacts.Run::llmEnhanced))
                .with("duration_ms", elapsed.toMillis())
                .with("problem", facts.problem())
                .with("trace_id", exchange.trace().map(TraceContext::traceId));
    }
}
