package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.agent.CountedDesk;
import dev.incipit.api.agent.McpHandler;
import dev.incipit.api.exchange.Cors;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.api.run.OngoingRuns;
import dev.incipit.api.run.RepeatableRun;
import dev.incipit.api.run.RunRecorder;
import dev.incipit.api.run.RunSlots;
import dev.incipit.api.run.Runs;
import dev.incipit.client.ClientAddress;
import dev.incipit.generate.Generator;
import dev.incipit.mcp.IncipitServer;
import dev.incipit.problem.Problem;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** All paths of this service. */
final class ApiRouting {
    private final Handler generate;
    private final Handler validate;
    private final Optional<Handler> mcp;
    private final Handler usage = new UsageHandler();
    private final Handler openApi = new OpenApiHandler();
    private final ProblemHandler problems = new ProblemHandler();
    private final RequestLog log;
    private final Cors cors;
    private final AdmissionFilter admission;
    private final Optional<Consumer<HttpRouting.Builder>> pages;

    ApiRouting(
            RequestLog log,
            ClientAddress clientAddress,
            Admission admission,
            SiteParser sites,
            Generator generator,
            Validator validator,
            Runs runs,
            RunSlots places,
            RunRecorder recorder,
            BodyMemoryLimit room,
            OngoingRuns ongoing,
            Optional<Agents> agents,
            Cors cors,
            Optional<BiConsumer<HttpRouting.Builder, PageRuns>> pages) {
        this.log = log;
        this.cors = cors;
        this.admission = new AdmissionFilter(admission, clientAddress, problems);
        var orders = new RequestOrders(sites);
        var counted = new CountedRuns(admission, generator, validator, runs, places, recorder);
        this.pages = pages.map(added ->
                routing -> added.accept(routing, new PageRuns(admission, orders, counted, ongoing, log, room)));
        this.generate = new GenerateHandler(orders, counted, new RepeatableRun(admission.idempotentRequests()), room);
        this.validate = new ValidateHandler(orders, counted, room);
        this.mcp = agents.map(asking -> new McpHandler(
                IncipitServer.of(asking.version()),
                exchange -> new CountedDesk(exchange, orders, counted, asking.reading()),
                room,
                cors.origins()));
    }

    HttpRouting.Builder routing() {
        var routing = HttpRouting.builder()
                .addFilter(log)
                .addFilter(cors)
                .addFilter(admission)
                .post(Endpoint.GENERATE_PATH, generate)
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
