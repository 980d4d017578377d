package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.Framing;
import dev.incipit.client.ClientAddress;
import dev.incipit.problem.Problem;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.Optional;

/**
 * Admits requests to everything under /api/v1, unknown paths included: key first, then the per-minute limit (decisions §1).
 * Also rejects a request if two parsers might disagree about its end.
 */
record AdmissionFilter(Admission admission, ClientAddress clientAddress, ProblemHandler problems) implements Filter {
    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        var exchange = Exchange.of(request);
        var ambiguous = Framing.ambiguous(request.headers());
        if (ambiguous) {
            exchange.close();
        }
        if (exchange.endpoint().api()) {
            var client = clientAddress.of(request.remotePeer().host(), request.headers());
            Optional<Problem> rejected;
            try {
                rejected = exchange.admit(admission, request.headers(), client);
            } catch (RuntimeException bug) {
                // Handled here because exceptions thrown by a filter bypass the log.
                exchange.unjudged(admission.anonymousRate(client));
                problems.handleBug(request, response, bug);
                return;
            }
            if (rejected.isPresent()) {
                problems.handle(request, response, rejected.get());
                return;
            }
        }
        var path = request.prologue().uriPath();
        if (!path.rawPath().equals(path.path())) {
            // Each path has only one valid spelling, so a proxy's path rules match the same requests.
            problems.handleUnknownPath(request, response);
            return;
        }
        if (ambiguous) {
            ProblemHandler.answer(
                    request,
                    response,
                    Status.BAD_REQUEST_400,
                    "The request must have one Content-Length or the chunked transfer coding, not both.");
            return;
        }
        exchange.tenant().run(chain::proceed);
    }
}
