package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.body.ErrorBody;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.ProblemHeaders;
import dev.incipit.client.ClientAddress;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.Problem;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Errors before routing (malformed HTTP) or from Helidon itself, with the same body and, if the path is known, the same headers
 * as any other error.
 */
public record TransportErrors(Admission admission, ClientAddress clientAddress, RequestLog log, InstantSource clock)
        implements DirectHandler {
    public static final String BROKEN_MESSAGE = "The request is not valid HTTP/1.1, or did not arrive in time.";

    /** Helidon rejects every content encoding, because none is registered. */
    private static final String ENCODED_MESSAGE = "The request body must be sent as it is, without Content-Encoding.";

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status defaultStatus,
            ServerResponseHeaders responseHeaders,
            String message) {
        var routed = ClientConnection.current().flatMap(ClientConnection::exchange);
        var exchange = routed.orElseGet(() -> begin(request));
        // A well-formed request that is too large is rejected after its key is checked, a malformed one whoever sends
        // it.
        var refused = routed.isEmpty() ? admit(exchange, request) : Optional.<Problem>empty();
        var problem = isTooLarge(defaultStatus) && refused.isPresent()
                ? refused
                : problem(defaultStatus, request, routed.isPresent());
        var status = problem.map(ProblemHandler::statusOf).orElse(Status.INTERNAL_SERVER_ERROR_500);
        var sentence = problem.map(Problem::getMessage).orElse(ProblemHandler.BUG_MESSAGE);
        exchange.close();
        exchange.facts().status(status.code());
        exchange.facts().problem("Transport");
        if (routed.isEmpty()) {
            log.record(exchange);
        }
        var response = TransportResponse.builder()
                .status(status)
                .entity(Json.write(new ErrorBody(status.code(), sentence)))
                .keepAlive(false);
        exchange.headers().forEach(response::header);
        problem.ifPresent(known -> ProblemHeaders.of(known).forEach(response::header));
        return response.header(HeaderValues.CONTENT_TYPE_JSON).build();
    }

    private Exchange begin(TransportRequest request) {
        var path = request.path();
        int query = path.indexOf('?');
        var asked = query < 0 ? path : path.substring(0, query);
        var exchange = Exchange.begin(asked, request.headers(), clock, () -> true);
        exchange.facts().asked(request.method(), asked);
        return exchange;
    }

    /** Counts an unrouted request and finds the headers it must carry; returns the reason to reject it, if any. */
    private Optional<Problem> admit(Exchange exchange, TransportRequest request) {
        if (!exchange.endpoint().api()) {
            return Optional.empty();
        }
        var peer = ClientConnection.current().map(ClientConnection::peer).orElse("");
        var client = clientAddress.of(peer, request.headers());
        try {
            return exchange.admit(admission, request.headers(), client);
        } catch (RuntimeException bug) {
            exchange.unjudged(admission.anonymousRate(client));
            exchange.failedByBug(bug);
            return Optional.empty();
        }
    }

    private static boolean isTooLarge(Status status) {
        return status.equals(Status.REQUEST_ENTITY_TOO_LARGE_413);
    }

    /** Decides by status and not by type: an entity that is too large arrives as a bad request. Empty for a server error. */
    private static Optional<Problem> problem(Status suggested, TransportRequest request, boolean routed) {
        if (isTooLarge(suggested)) {
            return Optional.of(new ContentTooLarge("The request body is too large."));
        }
        // Before routing only the request can be at fault: Helidon's parser throws more than it declares.
        return suggested.family() == Status.Family.CLIENT_ERROR || !routed
                ? Optional.of(new InvalidInput(
                        request.headers().contains(HeaderNames.CONTENT_ENCODING) ? ENCODED_MESSAGE : BROKEN_MESSAGE))
                : Optional.empty();
    }
}
