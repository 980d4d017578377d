package dev.incipit.api;

import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * GET /openapi.json: the description of this interface (OpenAPI 3.1.0), always as JSON. The library's own feature would answer
 * YAML to most callers and does not know 3.1.
 */
final class OpenApiHandler implements Handler {
    private final byte[] document = document();

    /** The document as it is shipped. */
    static byte[] document() {
        try (var in = OpenApiHandler.class.getResourceAsStream("/openapi.json")) {
            return Objects.requireNonNull(in, "openapi.json is part of the program")
                    .readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        Exchange.of(request).answer(request, response, Status.OK_200, document);
    }
}
