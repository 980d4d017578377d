package dev.incipit.api;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;

/**
 * What the operator's socket answers besides health and metrics: every error with the one body that all have (decisions §1). It keeps
 * its word too where a connection is to close, which the server library does not do by itself.
 */
final class ManagementErrors implements DirectHandler {
    /** The library's handlers, replaced. */
    static DirectHandlers handlers() {
        var handlers = DirectHandlers.builder();
        for (var type : EventType.values()) {
            handlers.addHandler(type, new ManagementErrors());
        }
        return handlers.build();
    }

    /** To which the library adds health and metrics. */
    static HttpRouting.Builder routing() {
        return HttpRouting.builder().addFilter((chain, request, _) -> {
            try {
                chain.proceed();
            } finally {
                ClientConnection.current().ifPresent(ClientConnection::end);
            }
            if (Framing.saysClose(request.headers())) {
                throw new CloseConnectionException("the answer said so");
            }
        });
    }

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status status,
            ServerResponseHeaders responseHeaders,
            String message) {
        var known = status.equals(Status.NOT_FOUND_404);
        var response = TransportResponse.builder().status(status).keepAlive(known);
        // After a HEAD the library would send the body all the same.
        if (!request.method().equalsIgnoreCase(Method.HEAD.text())) {
            response.entity(Json.write(new ErrorBody(status.code(), sentence(status))));
        }
        return response.header(HeaderValues.CONTENT_TYPE_JSON).build();
    }

    private static String sentence(Status status) {
        if (status.equals(Status.NOT_FOUND_404)) {
            return "There is nothing at this path; see /health/ready and /metrics.";
        }
        return status.family() == Status.Family.CLIENT_ERROR
                ? TransportErrors.BROKEN_MESSAGE
                : ProblemHandler.BUG_MESSAGE;
    }
}
