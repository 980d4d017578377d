package dev.incipit.api;

import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.IdempotencyKey;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.api.order.GenerateTask;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.api.run.RepeatableRun;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.generate.Generated;
import dev.incipit.problem.LimitReached;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.util.function.Function;

/** POST /api/v1/generate (interface section 4.1). */
record GenerateHandler(
        RequestOrders orders,
        CountedRuns runs,
        RepeatableRun repeatable,
        BodyMemoryLimit bodies,
        ResponseMemoryLimit responses)
        implements Handler {
    /** Maximum body size as sent (decisions §1). */
    static final int BODY_BYTES_MAX = 256 * 1024;

    private static final Duration RETRY = Duration.ofMinutes(1);

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        var wanted = GenerateRequest.of(RequestBody.read(request, bodies, BODY_BYTES_MAX, GenerateRequest.MEMBERS));
        var site = orders.site(wanted.url());
        // Known to the log even where the plan forbids the rest.
        exchange.facts().site(site.home().host());
        var key = IdempotencyKey.of(request.headers());
        var task = GenerateTask.of(site, wanted, exchange.grant().plan());
        // Before the run's slot is free, so that no more answers wait than there are slots.
        Function<Generated, byte[]> written = generated -> {
            var json = Json.write(task.response(generated));
            if (!responses.reserve(json.length)) {
                throw unread(exchange);
            }
            return json;
        };
        if (key.isPresent()) {
            repeatable.answer(
                    request,
                    response,
                    key.get(),
                    task.asked(),
                    () -> runs.generateToTheEnd(exchange, task.order(), CrawlProgress.UNWATCHED, written));
        } else {
            var json = runs.generate(exchange, task.order(), CrawlProgress.UNWATCHED, written);
            exchange.answer(request, response, Status.OK_200, json);
        }
    }

    private static LimitReached unread(Exchange exchange) {
        exchange.facts().limit(RequestFacts.Limit.BODIES);
        return new LimitReached(
                "Too many responses are still being read, and nothing was taken from your allowance: read those of this account"
                        + " first, or try again in a minute.",
                RETRY);
    }
}
