package dev.incipit.api.exchange;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets scripts of named web pages read responses (Fetch standard, CORS protocol). Keys travel in headers that a page must set
 * itself, so no credentials are allowed. Preflight requests have no key and are answered before admission.
 *
 * @param origins as browsers send them, or {@code *} for all; empty for none
 */
public record Cors(List<String> origins) implements Filter {
    private static final String ANY = "*";
    private static final String METHODS = "GET, HEAD, POST";
    private static final String REQUEST_HEADERS =
            "Authorization, Content-Type, Idempotency-Key, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name,"
                    + " traceparent, X-API-Key, X-Request-Id";
    private static final Duration PREFLIGHT_KEPT = Duration.ofHours(2);

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        var origin = request.headers().first(HeaderNames.ORIGIN);
        if (origins.isEmpty()) {
            chain.proceed();
            return;
        }
        // Also without an origin: a cache must not give this answer to a page.
        response.header(HeaderValues.create(HeaderNames.VARY, HeaderNames.ORIGIN.defaultCase()));
        if (origin.filter(this::allows).isEmpty()) {
            chain.proceed();
            return;
        }
        response.header(HeaderNames.ACCESS_CONTROL_ALLOW_ORIGIN, origins.contains(ANY) ? ANY : origin.get());
        if (isPreflight(request)) {
            response.header(HeaderNames.ACCESS_CONTROL_ALLOW_METHODS, METHODS);
            response.header(HeaderNames.ACCESS_CONTROL_ALLOW_HEADERS, REQUEST_HEADERS);
            response.header(HeaderNames.ACCESS_CONTROL_MAX_AGE, String.valueOf(PREFLIGHT_KEPT.toSeconds()));
            // Not 204, with which Helidon sends a Content-Length (RFC 9110 §8.6).
            Exchange.of(request).answerEmpty(request, response, Status.OK_200);
            return;
        }
        response.header(HeaderNames.ACCESS_CONTROL_EXPOSE_HEADERS, String.join(", ", exposedHeaders()));
        chain.proceed();
    }

    public boolean allows(String origin) {
        return origins.contains(ANY) || origins.contains(origin);
    }

    private static boolean isPreflight(RoutingRequest request) {
        return request.prologue().method().equals(Method.OPTIONS)
                && request.headers().contains(HeaderNames.ACCESS_CONTROL_REQUEST_METHOD);
    }

    /** The headers that a script of another origin may read. */
    private static List<String> exposedHeaders() {
        var names = new ArrayList<>(RateLimitFields.NAMES);
        names.addAll(List.of(
                Exchange.REQUEST_ID.defaultCase(),
                HeaderNames.RETRY_AFTER.defaultCase(),
                HeaderNames.ETAG.defaultCase(),
                Exchange.REPLAYED.name()));
        return names;
    }
}
