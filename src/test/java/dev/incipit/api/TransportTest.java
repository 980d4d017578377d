package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LogLines;
import dev.incipit.fetch.FetchOutcome;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens below requests and answers: broken HTTP, ends of connections, slow clients (decisions §1). */
final class TransportTest {
    private static final String HEAD = " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

    /** For what ends all loops that wait for the server's own limits of two seconds. */
    private static final int PATIENCE_MILLIS = 60_000;

    private static RunningService service;
    private static RunningService hasty;

    @BeforeAll
    static void start() {
        service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404));
        hasty = RunningService.with(RunningService.HASTY, request -> new FetchOutcome.Missing(request.url(), 404));
    }

    @AfterAll
    static void stop() {
        service.close();
        hasty.close();
    }

    private static String post(String path, String headers) {
        return post(service, path, headers);
    }

    private static String post(RunningService at, String path, String headers) {
        return "POST " + path + HEAD + "x-api-key: " + at.key("free") + "\r\n" + headers + "\r\n";
    }

    private static String answerTo(String bytes) throws IOException {
        try (var client = new RawClient(service.port())) {
            return client.write(bytes).readAll();
        }
    }

    @Test
    void aRequestWhosePathCannotBeReadIsToldItsLimitToo() throws IOException {
        for (var bytes : List.of("NONSENSE\r\n\r\n", "GET /api/v1/" + "a".repeat(20_000) + HEAD + "\r\n")) {
            var answer = answerTo(bytes);
            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            assertTrue(answer.contains("X-RateLimit-Limit: 60"), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/v1/generate HTTP/1.1\r\n\r\n",
                "GET /api/v1/generate HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET /api/v1/generate HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n",
                "GET /api/v1/generate HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n",
                "GET /api/v1/generate HTTP/1.0\r\n\r\n",
                "NONSENSE\r\n\r\n",
                "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
                "POST /api/v1/generate HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc"
            })
    void brokenHttpIs400WithTheErrorBodyAndCloses(String bytes) throws IOException {
        var answer = answerTo(bytes);
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.toLowerCase(java.util.Locale.ROOT).contains("x-request-id: "), answer);
        assertTrue(answer.contains("Content-Type: application/json"), answer);
        assertEquals(400, RunningService.json(bodyOf(answer)).get("statusCode").asInt());
    }

    @Test
    void brokenHttpUnderTheApiCarriesTheRateHeaders() throws IOException {
        var answer = answerTo("GET /api/v1/generate HTTP/1.1\r\nHost: a\r\nHost: b\r\nx-api-key: " + service.key("free")
                + "\r\nX-Request-Id: mine\r\n\r\n");
        assertTrue(answer.contains("X-RateLimit-Limit: 10"), answer);
        assertTrue(answer.contains("X-RateLimit-Remaining: 9"), answer);
        assertTrue(answer.contains("X-RateLimit-Quota-Limit: 10"), answer);
        assertTrue(answer.contains("X-Request-Id: mine"), answer);
        assertTrue(answer.contains("Cache-Control: no-store"), answer);
    }

    @Test
    void headersThatAreTooLongAre400() throws IOException {
        var answer = answerTo("GET / HTTP/1.1\r\nHost: a\r\nx: " + "y".repeat(40_000) + "\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
                "Transfer-Encoding: gzip, chunked\r\n",
                "Transfer-Encoding: identity\r\nContent-Length: 2\r\n",
                "Content-Length: 2\r\nContent-Length: 3\r\n",
                "Content-Length: +2\r\n"
            })
    void aRequestWhoseEndIsNotCertainIs400AndClosesTheConnection(String headers) throws IOException {
        var answer = answerTo(post("/api/v1/validate", headers) + "{}GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertEquals(1, answer.split("HTTP/1.1 ", -1).length - 1, answer);
    }

    @Test
    void aBrokenChunkIs400AndClosesTheConnection() throws IOException {
        var answer = answerTo(post("/api/v1/validate", "Transfer-Encoding: chunked\r\n")
                + "zz\r\n{}\r\n0\r\n\r\nGET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("X-RateLimit-Remaining: 9"), answer);
        assertEquals(1, answer.split("HTTP/1.1 ", -1).length - 1, answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "Close", "keep-alive, close"})
    void aConnectionThatIsToCloseCloses(String option) throws IOException {
        var answer = answerTo("GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: " + option + "\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 404 "), answer);
        assertTrue(answer.contains("Connection: close"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health/ready", "/metrics", "/nothing"})
    void aConnectionOfTheOperatorsThatIsToCloseCloses(String path) throws IOException {
        try (var client = new RawClient(service.managementPort())) {
            var answer = client.write("GET " + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                    .readAll();
            assertTrue(answer.startsWith("HTTP/1.1 "), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"GET /nothing HTTP/1.1\r\nHost: a", "GET / HTTP/1.1", "POST /health/ready HTTP/1.1\r\nHost: a"})
    void theOperatorsErrorsHaveTheErrorBody(String head) throws IOException {
        try (var client = new RawClient(service.managementPort())) {
            var answer = client.write(head + "\r\n\r\n").readOne();
            var body = RunningService.json(bodyOf(answer));
            assertTrue(answer.startsWith("HTTP/1.1 " + body.get("statusCode").asInt() + " "), answer);
            assertFalse(body.get("message").asText().isEmpty(), answer);
        }
    }

    @Test
    void anOperatorsConnectionThatIsSilentIsCutAndOneThatWasServedIsNot() throws IOException {
        var probe = "GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n";
        try (var served = new RawClient(hasty.managementPort());
                var silent = new RawClient(hasty.managementPort());
                var begun = new RawClient(hasty.managementPort())) {
            assertTrue(served.write(probe).readOne().startsWith("HTTP/1.1 200 "));
            silent.socket().setSoTimeout(PATIENCE_MILLIS);
            begun.socket().setSoTimeout(PATIENCE_MILLIS);
            begun.write("GET /health");
            assertEquals("", silent.readAll());
            assertTrue(begun.readAll().startsWith("HTTP/1.1 400 "));
            assertTrue(served.write(probe).readOne().startsWith("HTTP/1.1 200 "));
        }
    }

    @Test
    void aConnectionServesManyRequestsOtherwise() throws IOException {
        try (var client = new RawClient(service.port())) {
            for (int i = 0; i < 3; i++) {
                var answer = client.write(post("/api/v1/nothing", "Content-Length: 2\r\n") + "{}")
                        .readOne();
                assertTrue(answer.startsWith("HTTP/1.1 404 "), answer);
                assertFalse(answer.contains("Connection: close"), answer);
            }
            var head = client.write("HEAD /openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                    .readAll();
            assertTrue(head.startsWith("HTTP/1.1 200 "), head);
            assertTrue(head.endsWith("\r\n\r\n"), head);
        }
    }

    @Test
    void aBodyAnnouncedAsTooLargeIs413AtOnce() throws IOException {
        for (var path : new String[] {"/api/v1/generate", "/api/v1/validate"}) {
            try (var client = new RawClient(service.port())) {
                var answer =
                        client.write(post(path, "Content-Length: 5000000\r\n")).readAll();
                assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
                assertTrue(answer.contains("X-RateLimit-Remaining: 9"), answer);
                assertTrue(answer.contains("Connection: close"), answer);
            }
        }
    }

    @Test
    void aClientThatSendsOnSeesThe413() throws IOException {
        try (var client = new RawClient(service.port())) {
            client.write(post("/api/v1/validate", "Content-Length: 12000000\r\n"));
            client.write("x".repeat(12_000_000));
            var answer = client.readAll();
            assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 0x10000 - 30, 0x10000, 0x10001, 300_000})
    void aChunkedBodyIsReadToItsEnd(int length) throws IOException {
        try (var client = new RawClient(service.port())) {
            var body = "{\"checkLinks\":false,\"content\":\"" + "x".repeat(length) + "\"}";
            client.write(post("/api/v1/validate", "Transfer-Encoding: chunked\r\n"));
            client.write(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n");
            var answer = client.readOne();
            assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
            assertTrue(answer.contains("\"" + length + " bytes.\""), answer);
        }
    }

    @Test
    void aChunkedBodyThatGrowsTooLargeIs413() throws IOException {
        try (var client = new RawClient(service.port())) {
            client.write(post("/api/v1/generate", "Transfer-Encoding: chunked\r\n"));
            for (int i = 0; i < 40; i++) {
                client.write("4000\r\n" + "x".repeat(0x4000) + "\r\n");
            }
            var answer = client.readAll();
            assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
            assertEquals(1, answer.split("HTTP/1.1 ", -1).length - 1, answer);
        }
    }

    /** The second is shorter than what is refused by its announced length. */
    @ParameterizedTest
    @ValueSource(strings = {"FA00000", "F00000"})
    void aHugeChunkIsRefusedBeforeItIsHeld(String announced) throws IOException {
        for (var path : List.of("/api/v1/validate", "/api/v1/generate")) {
            try (var client = new RawClient(service.port())) {
                client.write(post(path, "Transfer-Encoding: chunked\r\n") + announced + "\r\n{\"content\":\"");
                long sent = sendUntilAnswered(client, 64L << 20);
                assertTrue(sent < 14L << 20, sent + " bytes were taken");
                var answer = client.readAll();
                assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
            }
        }
    }

    @Test
    void eightHugeChunksAtOnceHoldLittleMemoryAndNobodyElseUp() throws IOException, InterruptedException {
        var senders = new ArrayList<RawClient>();
        try {
            var threads = new ArrayList<Thread>();
            for (int i = 0; i < 8; i++) {
                var client = new RawClient(service.port());
                senders.add(client);
                client.write(post("/api/v1/validate", "Transfer-Encoding: chunked\r\n") + "2400000\r\n{\"content\":\"");
                threads.add(Thread.startVirtualThread(() -> sendUntilAnswered(client, 36L << 20)));
            }
            var answer =
                    service.post("/api/v1/validate", service.key("free"), "{\"content\":\"# A\",\"checkLinks\":false}");
            assertEquals(200, answer.statusCode(), answer.body());
            for (var thread : threads) {
                thread.join();
            }
            for (var sender : senders) {
                assertTrue(sender.readAll().startsWith("HTTP/1.1 4"));
            }
        } finally {
            for (var sender : senders) {
                sender.close();
            }
        }
    }

    /** Sends at most so many bytes; fewer where an answer comes or the connection closes. */
    private static long sendUntilAnswered(RawClient client, long bytesMax) {
        var piece = "x".repeat(1 << 20);
        long sent = 0;
        try {
            while (sent < bytesMax && client.in().available() == 0) {
                client.write(piece);
                sent += piece.length();
            }
        } catch (IOException closed) {
            return sent;
        }
        return sent;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2\r\n{}XX0\r\n\r\n",
                "+2\r\n{}\r\n0\r\n\r\n",
                "-2\r\n{}\r\n0\r\n\r\n",
                "2\r{}\r\n0\r\n\r\n",
                "2\n{}\r\n0\r\n\r\n",
                "2\r\n{}\r0\r\n\r\n",
                "2\r\n{}\n0\n\n",
                "2 x\r\n{}\r\n0\r\n\r\n",
                "0x2\r\n{}\r\n0\r\n\r\n",
                "fffffffffffffffff\r\n{}\r\n0\r\n\r\n",
                "\r\n{}\r\n0\r\n\r\n"
            })
    void chunkedCodingIsReadStrictly(String body) throws IOException {
        var answer = answerTo(post("/api/v1/validate", "Transfer-Encoding: chunked\r\n") + body
                + "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("chunked coding is broken"), answer);
        assertEquals(1, answer.split("HTTP/1.1 ", -1).length - 1, answer);
    }

    @Test
    void whatFollowsAChunkedBodyIsTheNextRequest() throws IOException {
        try (var client = new RawClient(service.port())) {
            var chunked = post("/api/v1/validate", "Transfer-Encoding: chunked\r\n")
                    + "1;a=b\r\n{\r\n1\r\n}\r\n0\r\nTrailer: dropped\r\n\r\n";
            client.write(chunked + chunked + "GET /openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
            for (int i = 0; i < 2; i++) {
                var answer = client.readOne();
                assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
                assertTrue(answer.contains("Send url"), answer);
            }
            assertTrue(client.readAll().startsWith("HTTP/1.1 200 "));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: 2\r\n\r\n{}", "Transfer-Encoding: chunked\r\n\r\nFA00000\r\n"})
    void theOperatorsSocketTakesNoBody(String bodied) throws IOException {
        for (var head : List.of("POST /health/live", "GET /health/ready", "GET /metrics", "POST /nothing")) {
            try (var client = new RawClient(service.managementPort())) {
                client.write(head + " HTTP/1.1\r\nHost: a\r\n" + bodied);
                var sent = sendUntilAnswered(client, 32L << 20);
                var answer = client.readAll();
                assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
                assertEquals(
                        413,
                        RunningService.json(bodyOf(answer)).get("statusCode").asInt());
                assertTrue(sent < 24L << 20, sent + " bytes were taken");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31mGET /x", "G\tT /x", "G\u00e4T /x", "GET\u0000 /x"})
    void aMethodThatIsNoneIs400AndLeavesNoStackTrace(String begin) throws IOException {
        var lines = new LogLines("io.helidon", "dev.incipit");
        try (lines) {
            for (var port : List.of(service.port(), service.managementPort())) {
                try (var client = new RawClient(port)) {
                    var answer = client.write(begin + HEAD + "\r\n").readAll();
                    assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
                }
            }
        }
        assertEquals(List.of(), lines.withThrown());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api%2fv1%2fvalidate",
                "/api;x/v1/validate",
                "//api/v1/validate",
                "/api/v1/validate;x=y",
                "/api/v1/%76alidate",
                "/api/v1/./validate",
                "/api/v1/x/../validate",
                "/api//v1/validate"
            })
    void aPathIsFoundByItsPlainSpellingOnlyAndOnlyWithAKey(String path) throws IOException {
        var body = "{\"content\":\"# A\",\"checkLinks\":false}";
        var head = path + HEAD + "Connection: close\r\nContent-Length: " + body.length() + "\r\n";
        var known = answerTo("POST " + head + "x-api-key: " + service.key("free") + "\r\n\r\n" + body);
        assertTrue(known.startsWith("HTTP/1.1 404 "), known);
        var stranger = answerTo("POST " + head + "\r\n" + body);
        assertTrue(stranger.startsWith("HTTP/1.1 401 ") || stranger.startsWith("HTTP/1.1 404 "), stranger);
    }

    @Test
    void aStrangersHugeBodyIs401AsAnySmallOneIs() throws IOException {
        var answer = answerTo("POST /api/v1/validate" + HEAD + "Content-Length: 999000000\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 401 "), answer);
        assertTrue(answer.contains("WWW-Authenticate: Bearer"), answer);
        assertTrue(answer.contains("X-RateLimit-Limit: 60"), answer);
    }

    @Test
    void anEscapedSpellingOfAPublicPathIs404() throws IOException {
        var answer = answerTo("GET /openapi%2ejson HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 404 "), answer);
    }

    @Test
    void twoKeysAreNone() throws IOException {
        for (var header : List.of("x-api-key: ", "Authorization: Bearer ")) {
            var line = header + service.key("free") + "\r\n";
            for (var lines : List.of(line + line, line + header + "other\r\n", header + "other\r\n" + line)) {
                var answer = answerTo("GET /api/v1/validate" + HEAD + "Connection: close\r\n" + lines + "\r\n");
                assertTrue(answer.startsWith("HTTP/1.1 401 "), lines + answer);
            }
        }
    }

    @Test
    void whatIsReadAndDroppedHasABound() throws IOException {
        long start = System.nanoTime();
        try (var client = new RawClient(service.port())) {
            client.write(post("/api/v1/validate", "Content-Length: 99000000\r\n"));
            var answer = client.readAll();
            assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
            // Output is shut at once, and not with the request's own time; the connection goes after two seconds at
            // most.
            assertTrue(elapsed(start).toMillis() < 15_000, "answered after " + elapsed(start));
            var gone = false;
            while (!gone && elapsed(start).toMillis() < PATIENCE_MILLIS) {
                try {
                    client.write("x".repeat(1_000_000));
                } catch (IOException closed) {
                    gone = true;
                }
            }
            assertTrue(gone);
        }
    }

    @Test
    void aRequestThatDoesNotArriveInTimeIsAnsweredAndCut() throws IOException {
        try (var client = new RawClient(hasty.port())) {
            var answer = client.write("POST /api/v1/vali").readAll();
            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        }
        var request = post(hasty, "/api/v1/validate", "Content-Length: 50\r\n") + "{";
        try (var client = new RawClient(hasty.port())) {
            var answer = client.write(request).readAll();
            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            assertTrue(answer.contains("X-RateLimit-Remaining: 9"), answer);
        }
    }

    /** Every byte comes in time, and the whole never does. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDripDoesNotHoldAConnection(boolean inTheBody) throws IOException, InterruptedException {
        var begun = inTheBody
                ? post(hasty, "/api/v1/validate", "Content-Length: 1000\r\n")
                : "GET /openapi.json HTTP/1.1\r\n";
        long start = System.nanoTime();
        try (var client = new RawClient(hasty.port())) {
            client.write(begun);
            var cut = false;
            while (!cut && elapsed(start).toMillis() < PATIENCE_MILLIS) {
                Thread.sleep(200);
                try {
                    client.write(inTheBody ? " " : "x: y\r\n");
                    cut = client.in().available() > 0;
                } catch (IOException closed) {
                    cut = true;
                }
            }
            assertTrue(cut);
        }
    }

    @Test
    void aConnectionOverTheirNumberWaitsUntilOneEnds() throws IOException {
        var two = RunningService.CONFIG.withMaxConnections(2);
        var get = "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n";
        try (var small = RunningService.with(two, request -> new FetchOutcome.Missing(request.url(), 404));
                var first = new RawClient(small.port());
                var second = new RawClient(small.port())) {
            first.write(get).readOne();
            second.write(get).readOne();
            try (var third = new RawClient(small.port())) {
                third.write(get);
                third.socket().setSoTimeout(500);
                assertThrows(SocketTimeoutException.class, third::readOne);
                first.socket().close();
                third.socket().setSoTimeout(PATIENCE_MILLIS);
                assertTrue(third.readOne().startsWith("HTTP/1.1 200 "));
            }
        }
    }

    @Test
    void aClientThatTakesNothingOfItsAnswerIsCut() throws IOException, InterruptedException {
        try (var client = new RawClient(hasty.port())) {
            client.socket().setReceiveBufferSize(4_096);
            long start = System.nanoTime();
            var cut = false;
            // Answers pile up unread until the server can send no more; then its patience counts.
            while (!cut && elapsed(start).toMillis() < PATIENCE_MILLIS) {
                try {
                    client.write("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n");
                    Thread.sleep(1);
                } catch (IOException closed) {
                    cut = true;
                }
            }
            assertTrue(cut);
        }
    }

    private static Duration elapsed(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private static String bodyOf(String answer) {
        return answer.substring(answer.indexOf("\r\n\r\n") + 4);
    }
}
