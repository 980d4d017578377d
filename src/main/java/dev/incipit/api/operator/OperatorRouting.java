package dev.incipit.api.operator;

import dev.incipit.api.Json;
import dev.incipit.api.body.ErrorBody;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.connection.SingleSocketServer;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.Framing;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.observe.spi.Observer;
import java.util.List;

/**
 * Health and metrics on the operator's socket, for requests without a body. Also closes the connection if the response
 * announced that, which Helidon does not do (helidon#12324, fixed after 4.5.3).
 */
public final class OperatorRouting implements Filter {
    /** Routes every observer below the root path. */
    public static HttpRouting.Builder of(List<Observer> observers) {
        var routing = HttpRouting.builder().addFilter(new OperatorRouting());
        observers.forEach(observer ->
                observer.register(new SingleSocketServer(routing), List.of(routing), endpoint -> "/" + endpoint));
        return routing;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        response.header(Exchange.REQUEST_ID, Exchange.id(request.headers()));
        // Helidon has already rejected every other announced length.
        if (request.headers().contains(HeaderNames.TRANSFER_ENCODING)) {
            var status = Status.REQUEST_ENTITY_TOO_LARGE_413;
            response.status(status);
            response.header(HeaderValues.CONTENT_TYPE_JSON);
            response.header(HeaderValues.CONNECTION_CLOSE);
            Framing.send(
                    request, response, Json.write(new ErrorBody(status.code(), ManagementErrors.sentence(status))));
            throw new CloseConnectionException("a body is not read");
        }
        ClientConnection.current().ifPresent(connection -> connection.begin(request.headers()));
        try {
            chain.proceed();
        } finally {
            ClientConnection.current().ifPresent(ClientConnection::end);
        }
        if (Framing.saysClose(request.headers())) {
            throw new CloseConnectionException("the answer said so");
        }
    }
}
