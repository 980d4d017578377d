package dev.incipit.api.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.ProblemHandler;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.DirectHandler.TransportResponse;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectTransportRequest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ManagementErrorsTest {
    private static TransportResponse answer(String method, Status suggested) {
        return new ManagementErrors()
                .handle(
                        DirectTransportRequest.create("HTTP/1.1", method, "/"),
                        EventType.OTHER,
                        suggested,
                        ServerResponseHeaders.create(),
                        "from the library");
    }

    @ParameterizedTest
    @CsvSource({"404, 404, true", "400, 400, false", "413, 413, false", "500, 400, false", "503, 400, false"})
    void beforeRoutingOnlyTheRequestCanBeAtFault(int suggested, int status, boolean keptAlive) {
        var answer = answer("GET", Status.create(suggested));
        assertEquals(status, answer.status().code());
        assertEquals(keptAlive, answer.keepAlive());
        var body = new String(answer.entity().orElseThrow(), StandardCharsets.UTF_8);
        assertTrue(body.contains(ManagementErrors.sentence(Status.create(status))), body);
    }

    @Test
    void aHeadGetsNoBody() {
        assertTrue(answer("HEAD", Status.NOT_FOUND_404).entity().isEmpty());
        assertTrue(answer("head", Status.NOT_FOUND_404).entity().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "404, There is nothing at this path",
        "413, This port takes no request body",
        "405, The request is not valid HTTP/1.1",
        "500, "
    })
    void everyErrorHasItsSentence(int status, String start) {
        var sentence = ManagementErrors.sentence(Status.create(status));
        assertTrue(sentence.startsWith(start == null ? "" : start), sentence);
        assertEquals(status == 500, sentence.equals(ProblemHandler.BUG_MESSAGE));
    }
}
