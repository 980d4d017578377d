package dev.incipit.api.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.problem.Problem;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.testing.junit5.DirectClient;
import io.helidon.webserver.testing.junit5.RoutingTest;
import io.helidon.webserver.testing.junit5.SetUpRoute;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Without a socket: the answer is the text that was read, or the kind of problem. */
@RoutingTest
final class RequestBodyTest {
    private static final int BYTES_MAX = 100_000;
    private static final BodyMemoryLimit ROOM = new BodyMemoryLimit(Duration.ofMillis(100));

    private final DirectClient client;

    RequestBodyTest(DirectClient client) {
        this.client = client;
    }

    @SetUpRoute
    static void routing(HttpRouting.Builder routing) {
        routing.post(
                        "/",
                        (request, response) -> response.send(
                                RequestBody.<String>read(request, ROOM, BYTES_MAX, text -> "read " + text)))
                .error(
                        Problem.class,
                        (_, response, problem) ->
                                response.send(problem.getClass().getSimpleName()));
    }

    private String sent(String type, byte[] body) {
        return client.post("/")
                .header(HeaderValues.create(HeaderNames.CONTENT_TYPE, type))
                .submit(body, String.class)
                .entity();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "application/json                    | read {}",
                "Application/JSON; charset=UTF-8     | read {}",
                "application/json; charset=\"utf8\"  | read {}",
                "application/json;charset=us-ascii   | read {}",
                "application/json; version=1         | read {}",
                "application/json; charset=latin1    | InvalidInput",
                "text/plain                          | InvalidInput",
                "application/json+ld                 | InvalidInput"
            })
    void aBodyIsAnnouncedAsJsonInUtf8(String type, String answer) {
        assertEquals(answer, sent(type, "{}".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aBodyIsUtf8AndItsByteOrderMarkIsIgnored() {
        assertEquals("read ä", sent("application/json", "\uFEFFä".getBytes(StandardCharsets.UTF_8)));
        assertEquals("InvalidInput", sent("application/json", new byte[] {'"', (byte) 0xE4, '"'}));
    }

    @Test
    void aBodyIsThereAndNotTooLarge() {
        assertEquals("InvalidInput", sent("application/json", new byte[0]));
        var full = "x".repeat(BYTES_MAX).getBytes(StandardCharsets.UTF_8);
        assertEquals(
                BYTES_MAX + "read ".length(), sent("application/json", full).length());
        var longer = "x".repeat(BYTES_MAX + 1).getBytes(StandardCharsets.UTF_8);
        assertEquals("ContentTooLarge", sent("application/json", longer));
    }

    @Test
    void aBodyThatAnnouncesNoLengthEndsAtTheLimitToo() {
        for (int more = 0; more < 2; more++) {
            var bytes = "x".repeat(BYTES_MAX + more).getBytes(StandardCharsets.UTF_8);
            var answer = client.post("/")
                    .header(HeaderValues.create(HeaderNames.CONTENT_TYPE, "application/json"))
                    .outputStream(out -> {
                        out.write(bytes);
                        out.close();
                    })
                    .as(String.class);
            assertTrue(
                    answer.startsWith(more == 0 ? "read x" : "ContentTooLarge"),
                    answer.substring(0, 10).toLowerCase(Locale.ROOT));
        }
    }
}
