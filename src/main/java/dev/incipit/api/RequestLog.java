package dev.incipit.api;

import dev.incipit.account.Grant;
import dev.incipit.generate.Generated;
import dev.incipit.validate.ValidationReport.LinkStats;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/**
 * One line per request, key=value in a fixed order, and its counts. The outermost filter: it begins the exchange, and ends the
 * connection where the answer said so, which the server library does not do by itself.
 */
final class RequestLog implements Filter {
    private static final System.Logger LOG = System.getLogger(RequestLog.class.getName());
    private static final String NONE = "-";
    private final Meters meters;
    private final InstantSource clock;
    private final BooleanSupplier stopping;

    RequestLog(Meters meters, InstantSource clock, BooleanSupplier stopping) {
        this.meters = meters;
        this.clock = clock;
        this.stopping = stopping;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        var exchange = Exchange.begin(request.prologue().uriPath().path(), request.headers(), clock, stopping);
        request.context().register(exchange);
        ClientConnection.current().ifPresent(connection -> connection.begin(exchange));
        meters.begin(exchange);
        try {
            chain.proceed();
        } finally {
            meters.end(exchange);
            record(exchange);
            ClientConnection.current().ifPresent(ClientConnection::end);
        }
        if (Framing.mustClose(exchange, request, response)) {
            throw new CloseConnectionException("the answer said so");
        }
    }

    /** Writes the line and counts the request. */
    void record(Exchange exchange) {
        var elapsed = Duration.between(exchange.started(), clock.instant());
        meters.count(exchange, elapsed);
        if (LOG.isLoggable(System.Logger.Level.INFO)) {
            LOG.log(System.Logger.Level.INFO, line(exchange, elapsed));
        }
    }

    private static String line(Exchange exchange, Duration elapsed) {
        var facts = exchange.facts();
        var grant = exchange.grantIfAny();
        var report = facts.generated().map(Generated::report);
        return "request_id=" + exchange.id()
                + " operation=" + exchange.endpoint().word()
                + " status=" + facts.status()
                + " key_id=" + grant.map(Grant::keyId).map(String::valueOf).orElse(NONE)
                + " plan=" + grant.map(known -> known.plan().name()).orElse(NONE)
                + " site=" + facts.site().orElse(NONE)
                + " pages="
                + report.map(crawl -> String.valueOf(crawl.pages().size())).orElse(NONE)
                + " visits="
                + report.map(crawl -> String.valueOf(crawl.visits().size())).orElse(NONE)
                + " bytes=" + report.map(crawl -> String.valueOf(crawl.bytes())).orElse(NONE)
                + " dead_links="
                + facts.report()
                        .flatMap(lint -> lint.linkStats())
                        .map(LinkStats::dead)
                        .map(String::valueOf)
                        .orElse(NONE)
                + " model="
                + facts.generated()
                        .map(Generated::llmEnhanced)
                        .map(String::valueOf)
                        .orElse(NONE)
                + " duration_ms=" + elapsed.toMillis()
                + " problem=" + facts.problem().orElse(NONE);
    }
}
