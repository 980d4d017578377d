package dev.incipit.api;

import dev.incipit.api.body.ErrorBody;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.ProblemHeaders;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.PlanForbids;
import dev.incipit.problem.Problem;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Maps problems to statuses (interface section 7), and bugs to a 500 that reveals no internals. */
public final class ProblemHandler {
    public static final String BUG_MESSAGE =
            "Something went wrong on our side. Quote the X-Request-Id when you report it.";

    public static Status statusOf(Problem problem) {
        return switch (problem) {
            case InvalidInput _ -> Status.BAD_REQUEST_400;
            case InvalidKey _ -> Status.UNAUTHORIZED_401;
            case PlanForbids _ -> Status.FORBIDDEN_403;
            case SiteBlocked _ -> Status.FORBIDDEN_403;
            case ContentTooLarge _ -> Status.REQUEST_ENTITY_TOO_LARGE_413;
            case LimitReached _ -> Status.TOO_MANY_REQUESTS_429;
            case SiteUnreachable _ -> Status.INTERNAL_SERVER_ERROR_500;
            case GenerationFailed _ -> Status.INTERNAL_SERVER_ERROR_500;
        };
    }

    void handle(ServerRequest request, ServerResponse response, Problem problem) {
        Exchange.of(request).failed(problem);
        ProblemHeaders.of(problem).forEach(response::header);
        answer(request, response, statusOf(problem), problem.getMessage());
    }

    /** Answers any other exception: a bug. */
    void handleBug(ServerRequest request, ServerResponse response, Throwable bug) {
        Exchange.of(request).failedByBug(bug);
        answer(request, response, Status.INTERNAL_SERVER_ERROR_500, BUG_MESSAGE);
    }

    void handleUnknownPath(ServerRequest request, ServerResponse response) {
        answer(request, response, Status.NOT_FOUND_404, "There is nothing at this path; see /openapi.json.");
    }

    public static void answer(ServerRequest request, ServerResponse response, Status status, String message) {
        var body = Json.write(new ErrorBody(status.code(), message));
        Exchange.of(request).answer(request, response, status, body);
    }
}
