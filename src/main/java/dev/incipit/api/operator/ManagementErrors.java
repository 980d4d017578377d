package dev.incipit.api.operator;

import dev.incipit.api.Json;
import dev.incipit.api.ProblemHandler;
import dev.incipit.api.TransportErrors;
import dev.incipit.api.body.ErrorBody;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;

/** The errors of the operator's socket, all with the common error body (decisions §1). */
public final class ManagementErrors implements DirectHandler {
    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status suggested,
            ServerResponseHeaders responseHeaders,
            String message) {
        boolean routed =
                ClientConnection.current().filter(ClientConnection::isRouted).isPresent();
        // As on the API: before routing only the request can be at fault.
        var status = suggested.family() == Status.Family.SERVER_ERROR && !routed ? Status.BAD_REQUEST_400 : suggested;
        var known = status.equals(Status.NOT_FOUND_404);
        var response = TransportResponse.builder().status(status).keepAlive(known);
        // Helidon would send the body even after a HEAD request.
        if (!request.method().equalsIgnoreCase(Method.HEAD.text())) {
            response.entity(Json.write(new ErrorBody(status.code(), sentence(status))));
        }
        return response.header(HeaderValues.CONTENT_TYPE_JSON)
                .header(HeaderValues.create(Exchange.REQUEST_ID, Exchange.id(request.headers())))
                .build();
    }

    static String sentence(Status status) {
        if (status.equals(Status.NOT_FOUND_404)) {
            return "There is nothing at this path; see /health/ready and /metrics.";
        }
        if (status.equals(Status.REQUEST_ENTITY_TOO_LARGE_413)) {
            return "This port takes no request body.";
        }
        return status.family() == Status.Family.CLIENT_ERROR
                ? TransportErrors.BROKEN_MESSAGE
                : ProblemHandler.BUG_MESSAGE;
    }
}
