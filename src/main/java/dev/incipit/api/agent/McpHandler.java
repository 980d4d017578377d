package dev.incipit.api.agent;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.api.ProblemHandler;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.exchange.Cors;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.mcp.Desk;
import dev.incipit.mcp.McpServer;
import dev.incipit.mcp.ProtocolError;
import dev.incipit.mcp.Received;
import dev.incipit.mcp.Reply;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.function.Function;

/**
 * POST /mcp: one message of the Model Context Protocol by Streamable HTTP, in its stateless form. Answers with one JSON
 * message, or with events where notifications come before it.
 *
 * @param desks who works for a request
 * @param cors which pages may use it besides those of this machine
 */
public record McpHandler(McpServer server, Function<Exchange, Desk> desks, BodyMemoryLimit bodies, Cors cors)
        implements Handler {
    /** Maximum body size as sent: that of POST /api/v1/validate, and room for what is around the text. */
    private static final int BODY_BYTES_MAX = 4 * 1024 * 1024;

    private static final byte[] NOTHING = {};

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = new Answering(Exchange.of(request), request, response);
        if (!new Origins(cors).allow(request.headers())) {
            exchange.reject(Status.FORBIDDEN_403, "Web pages of this origin may not use this service.");
            return;
        }
        var accepted = Accepted.of(request.headers());
        if (!accepted.json() && !accepted.events()) {
            exchange.reject(
                    Status.NOT_ACCEPTABLE_406, "Accept must list application/json and " + EventStream.TYPE + ".");
            return;
        }
        Received received;
        try {
            received = RequestBody.read(request, bodies, BODY_BYTES_MAX, text -> received(text, request.headers()));
        } catch (InvalidInput | ContentTooLarge wrong) {
            exchange.reject(ProblemHandler.statusOf(wrong), wrong.getMessage());
            return;
        }
        switch (received) {
            case Received.Rejected(var reply) -> exchange.answer(reply);
            // Nothing is kept of a client, so there is nothing to do.
            case Received.Told _ -> exchange.answer(Status.ACCEPTED_202, NOTHING);
            case Received.Asked asked -> answer(asked, accepted, exchange);
        }
    }

    private Received received(String text, Headers headers) {
        return server.receive(text, name -> headers.all(HeaderNames.create(name), List::of));
    }

    private void answer(Received.Asked asked, Accepted accepted, Answering exchange) {
        var events = new EventStream(exchange.exchange(), exchange.response());
        var reply = reply(asked, accepted, exchange.exchange(), events);
        if (!events.isOpen() && accepted.json()) {
            exchange.answer(reply);
            return;
        }
        noted(exchange.exchange(), reply);
        events.send(reply.bytes());
        events.close();
    }

    private Reply reply(Received.Asked asked, Accepted accepted, Exchange exchange, EventStream events) {
        try {
            return server.answer(asked, desks.apply(exchange), message -> {
                if (accepted.events()) {
                    events.send(McpServer.bytes(message));
                }
            });
        } catch (CloseConnectionException left) {
            throw left;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the service stops", ended);
        } catch (RuntimeException bug) {
            exchange.failedByBug(bug);
            return McpServer.failed(asked, new ProtocolError(ProtocolError.Kind.INTERNAL, ProblemHandler.BUG_MESSAGE));
        }
    }

    private static void noted(Exchange exchange, Reply reply) {
        reply.error()
                .filter(_ -> exchange.facts().problem().isEmpty())
                .ifPresent(kind -> exchange.facts().problem("Protocol"));
    }

    private record Answering(Exchange exchange, ServerRequest request, ServerResponse response) {
        void reject(Status status, String message) {
            var reply = McpServer.rejected(new ProtocolError(ProtocolError.Kind.INVALID_REQUEST, message));
            noted(exchange, reply);
            answer(status, reply.bytes());
        }

        void answer(Reply reply) {
            noted(exchange, reply);
            answer(status(reply), reply.bytes());
        }

        void answer(Status status, byte[] json) {
            exchange.answer(request, response, status, json);
        }

        private static Status status(Reply reply) {
            if (reply.isBadRequest()) {
                return Status.BAD_REQUEST_400;
            }
            if (reply.isNotFound()) {
                return Status.NOT_FOUND_404;
            }
            return reply.isFault() ? Status.INTERNAL_SERVER_ERROR_500 : Status.OK_200;
        }
    }
}
