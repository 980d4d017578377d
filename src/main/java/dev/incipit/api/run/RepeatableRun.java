package dev.incipit.api.run;

import dev.incipit.account.IdempotentRequests;
import dev.incipit.account.IdempotentRequests.Answered;
import dev.incipit.account.IdempotentRequests.First;
import dev.incipit.account.IdempotentRequests.InProgress;
import dev.incipit.account.IdempotentRequests.OtherRequest;
import dev.incipit.api.Json;
import dev.incipit.api.ProblemHandler;
import dev.incipit.api.ResponseMemoryLimit;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.problem.LimitReached;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Answers generate requests with an {@code Idempotency-Key}: one run, whose answer each repetition within a day gets. A
 * repetition counts against the per-minute limit only, so none waits for memory, where it would be kept meanwhile.
 */
public record RepeatableRun(IdempotentRequests requests, ResponseMemoryLimit responses) {
    /** A run takes from seconds to two minutes. */
    private static final Duration RETRY = Duration.ofSeconds(5);

    /**
     * Answers a request.
     *
     * @param asked what the answer depends on
     * @param run makes the answer's JSON; throws if there is none
     */
    public void answer(
            ServerRequest request, ServerResponse response, String key, GenerateRequest asked, Supplier<byte[]> run) {
        var exchange = Exchange.of(request);
        switch (requests.begin(exchange.grant(), key, Json.text(asked))) {
            case First first -> exchange.answer(request, response, Status.OK_200, kept(exchange, first, run));
            case Answered(var json) -> repeat(exchange, request, response, json);
            case InProgress _ -> {
                exchange.facts().problem("RunInProgress");
                response.header(HeaderValues.create(HeaderNames.RETRY_AFTER, RETRY.toSeconds()));
                ProblemHandler.answer(
                        request,
                        response,
                        Status.CONFLICT_409,
                        "The request with this Idempotency-Key is still being answered: ask again in some seconds.");
            }
            case OtherRequest _ -> {
                exchange.facts().problem("IdempotencyKeyReused");
                ProblemHandler.answer(
                        request,
                        response,
                        Status.UNPROCESSABLE_CONTENT_422,
                        "This Idempotency-Key came with another request within the last day: each request needs its own.");
            }
        }
    }

    private void repeat(Exchange exchange, ServerRequest request, ServerResponse response, byte[] json) {
        if (!responses.reserveAtOnce(json.length)) {
            exchange.facts().limit(RequestFacts.Limit.BODIES);
            throw new LimitReached(
                    "Too many repeated responses are still being read: read those of this account first, or try again in a minute.",
                    RETRY);
        }
        response.header(Exchange.REPLAYED);
        exchange.answer(request, response, Status.OK_200, json);
    }

    private byte[] kept(Exchange exchange, First first, Supplier<byte[]> run) {
        var made = false;
        try {
            var json = run.get();
            made = true;
            requests.keep(exchange.grant(), first, json);
            return json;
        } finally {
            if (!made) {
                requests.forget(first);
            }
        }
    }
}
