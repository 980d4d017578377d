package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.Compressed;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Large responses whose clients read slowly or not at all. */
final class ResponseMemoryLimitTest {
    private static final String PATH = "/api/v1/generate";
    private static final String BODY = "{\"url\":\"docs.example.test\",\"fileType\":\"both\"}";
    private final RunningService service = RunningService.over(new Pages(Map.of(
            "https://docs.example.test/",
            "<title>Tides</title><main><h1>Tides</h1>"
                    + IntStream.range(0, 2_000)
                            .mapToObj(hour -> "<p>In hour " + hour + " the water of the harbour stands "
                                    + hour * 7 % 400 + " centimetres above its mean.</p>")
                            .collect(Collectors.joining())
                    + "</main>")));
    private final String key = service.key("pro");

    @AfterEach
    void stop() {
        service.close();
    }

    @Test
    void aSmallResponsePassesAndALargeOneTakesMemoryOnAConnectionOnly() {
        var none = new ResponseMemoryLimit(1024, RunningService.CONFIG.runWait());
        assertTrue(none.reserve(1024));
        assertTrue(none.reserve(1 << 20), "nobody reads slowly where there is no connection");
    }

    @Test
    void aResponseThatNobodyReadsGivesWayToTheFirstAnswerOfARun() throws IOException {
        assertEquals(200, keyed().statusCode());
        var all = new byte[(int) Math.min(Runtime.getRuntime().maxMemory() / 8, 128 << 20)];
        service.database()
                .change(
                        "update idempotent_answer set part = ?",
                        Compressed.parts(all).getFirst());
        try (var unread = new RawClient(service.port(), 4_096)) {
            unread.write(
                    "POST " + PATH + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nx-api-key: "
                            + key + "\r\nIdempotency-Key: a\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY);
            assertTrue(unread.in().read() > 0);
            var first = service.send(service.to(PATH)
                    .header("x-api-key", key)
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(BODY)));
            assertEquals(200, first.statusCode(), first.body());
            assertTrue(first.body().length() > BodyMemoryLimit.SMALL_BYTES_MAX, "it is large");
            assertTrue(unread.in().readAllBytes().length < all.length, "the other was let go");
        }
    }

    private HttpResponse<String> keyed() {
        return service.send(service.to(PATH)
                .header("x-api-key", key)
                .header("Idempotency-Key", "a")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(BODY)));
    }
}
