package dev.incipit.api;

import dev.incipit.api.agent.McpHandler;
import dev.incipit.api.connection.SingleSocketServer;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.problem.Problem;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * All paths of this service.
 *
 * @param filters what every request passes, in this order
 */
record ApiRouting(
        List<Filter> filters,
        GenerateHandler generate,
        ValidateHandler validate,
        Optional<McpHandler> mcp,
        Optional<Consumer<HttpRouting.Builder>> pages,
        ProblemHandler problems) {
    HttpRouting.Builder routing() {
        var usage = new UsageHandler();
        var openApi = new OpenApiHandler();
        var routing = HttpRouting.builder();
        filters.forEach(routing::addFilter);
        routing.post(Endpoint.GENERATE_PATH, generate)
                .any(Endpoint.GENERATE_PATH, only("POST"))
                .post(Endpoint.VALIDATE_PATH, validate)
                .any(Endpoint.VALIDATE_PATH, only("POST"))
                .get(Endpoint.USAGE_PATH, usage)
                .route(Method.HEAD, Endpoint.USAGE_PATH, usage)
                .any(Endpoint.USAGE_PATH, only("GET, HEAD"));
        mcp.ifPresent(handler -> routing.post(Endpoint.MCP_PATH, handler).any(Endpoint.MCP_PATH, only("POST")));
        routing.get(Endpoint.OPENAPI_PATH, openApi)
                .route(Method.HEAD, Endpoint.OPENAPI_PATH, openApi)
                .any(Endpoint.OPENAPI_PATH, only("GET, HEAD"));
        pages.ifPresent(added -> added.accept(routing));
        return routing.addFeature((HttpFeature) this::addRest)
                .error(Problem.class, problems::handle)
                .error(Throwable.class, problems::handleBug);
    }

    /** A feature, because Helidon sorts features after all routes and keeps the order only within a feature. */
    private void addRest(HttpRouting.Builder routing) {
        routing.get(Endpoint.OPENAPI_NEGOTIATED_PATH, OpenApiHandler::addHeaders)
                .route(Method.HEAD, Endpoint.OPENAPI_NEGOTIATED_PATH, OpenApiHandler::addHeaders)
                .route(Method.HEAD, Endpoint.OPENAPI_NEGOTIATED_PATH, OpenApiHandler::head);
        OpenApiHandler.feature().setup(new SingleSocketServer(routing));
        routing.get(Endpoint.OPENAPI_NEGOTIATED_PATH, OpenApiHandler::refuse)
                .route(Method.HEAD, Endpoint.OPENAPI_NEGOTIATED_PATH, OpenApiHandler::refuse)
                .any(Endpoint.OPENAPI_NEGOTIATED_PATH, only("GET, HEAD"))
                .any(problems::handleUnknownPath);
    }

    private static Handler only(String methods) {
        return (request, response) -> {
            response.header(HeaderValues.create(HeaderNames.ALLOW, methods));
            ProblemHandler.answer(
                    request, response, Status.METHOD_NOT_ALLOWED_405, "This path answers " + methods + " only.");
        };
    }
}
