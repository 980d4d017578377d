package dev.incipit.api;

import dev.incipit.api.body.RequestBody;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** POST /api/v1/validate (interface section 4.2). */
record ValidateHandler(RequestOrders orders, CountedRuns runs, BodyMemoryLimit bodies) implements Handler {
    /** Maximum body size as sent (decisions §1): 500 KB of text, each byte of which may be escaped. */
    static final int BODY_BYTES_MAX = 4 * 1024 * 1024;

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        var wanted = ValidateRequest.of(RequestBody.read(request, bodies, BODY_BYTES_MAX, ValidateRequest.MEMBERS));
        var report = runs.validate(exchange, orders.validate(wanted));
        exchange.answer(request, response, Status.OK_200, Json.write(ValidateResponse.of(report)));
    }
}
