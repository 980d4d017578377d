package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class LineTransportTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int PATIENCE_SECONDS = 30;
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}";
    private static final String SLOW =
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"validate_llms_txt\",\"arguments\":{\"content\":\"\"}}}";

    private final TestDesk desk = TestDesk.page("# Page");
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private List<JsonNode> answered(byte[] sent, Duration lastWords) throws IOException, InterruptedException {
        new LineTransport(
                        IncipitServer.of("test"),
                        desk,
                        new ByteArrayInputStream(sent),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        lastWords)
                .run();
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(LineTransportTest::json)
                .toList();
    }

    private List<JsonNode> answered(String... lines) throws IOException, InterruptedException {
        return answered(
                String.join("\n", lines).getBytes(StandardCharsets.UTF_8), Duration.ofSeconds(PATIENCE_SECONDS));
    }

    private static JsonNode json(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (IOException notJson) {
            throw new AssertionError(line, notJson);
        }
    }

    @Test
    void eachLineIsAMessageAndEachAnswerALine() throws IOException, InterruptedException {
        var page =
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"read_page\",\"arguments\":{\"url\":\"a\"}}}";
        var answers = answered(PING, "", page, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        assertEquals(2, answers.size());
        assertTrue(answers.stream().allMatch(answer -> answer.has("result")));
    }

    @Test
    void aLastLineWithoutItsEndIsAnswered() throws IOException, InterruptedException {
        assertEquals("p", answered(PING).getFirst().path("id").asText());
    }

    @Test
    void whatIsNoMessageIsAnsweredAndTheNextIsRead() throws IOException, InterruptedException {
        var answers = answered("nonsense", "[]", PING);
        assertEquals(3, answers.size());
        assertEquals(1, answers.stream().filter(answer -> answer.has("result")).count());
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheNextIsRead() throws IOException, InterruptedException {
        var answers = answered("x".repeat(5 * 1024 * 1024), PING);
        assertEquals(-32600, answers.getFirst().path("error").path("code").asInt());
        assertTrue(answers.getLast().has("result"));
    }

    @Test
    void bytesThatAreNotUtf8AreRefused() throws IOException, InterruptedException {
        var answers = answered(new byte[] {'"', (byte) 0xFF, '"', '\n'}, Duration.ZERO);
        assertEquals(-32700, answers.getFirst().path("error").path("code").asInt());
    }

    @Test
    void aRequestUnderWayEndsSoonAfterTheClientsStream() throws IOException, InterruptedException {
        assertEquals(List.of(), answered(SLOW.getBytes(StandardCharsets.UTF_8), Duration.ofMillis(1)));
        assertTrue(desk.begun.getCount() == 1 || desk.interrupted.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    /** Reads the stream in a thread of its own. */
    private Thread serve(InputStream in, Duration lastWords) {
        return Thread.ofVirtual().start(() -> {
            try {
                new LineTransport(
                                IncipitServer.of("test"),
                                desk,
                                in,
                                new PrintStream(out, true, StandardCharsets.UTF_8),
                                lastWords)
                        .run();
            } catch (IOException | InterruptedException ended) {
                throw new AssertionError(ended);
            }
        });
    }

    @Test
    void aCancelledRequestIsInterruptedAndNeverAnswered() throws IOException, InterruptedException {
        var client = new PipedOutputStream();
        try (var in = new PipedInputStream(client)) {
            var serving = serve(in, Duration.ofSeconds(PATIENCE_SECONDS));
            client.write((SLOW + "\n").getBytes(StandardCharsets.UTF_8));
            client.flush();
            assertTrue(desk.begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
            client.write(("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}\n"
                            + PING + "\n")
                    .getBytes(StandardCharsets.UTF_8));
            client.close();
            assertTrue(desk.interrupted.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
            serving.join();
        }
        assertEquals(1, out.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void aCancelIsHeardWhileMoreRequestsWaitThanAreAnswered() throws IOException, InterruptedException {
        var sent = new StringBuilder();
        for (int id = 10; id < 60; id++) {
            sent.append(SLOW.replace("\"id\":7", "\"id\":" + id)).append('\n');
        }
        for (int id = 10; id < 60; id++) {
            sent.append("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":")
                    .append(id)
                    .append("}}\n");
        }
        sent.append("nonsense\n");
        // Nothing lets a request end but its cancel.
        var answers = answered(sent.toString().getBytes(StandardCharsets.UTF_8), Duration.ofSeconds(PATIENCE_SECONDS));
        assertEquals(1, answers.size());
        assertEquals(-32700, answers.getFirst().path("error").path("code").asInt());
    }

    @Test
    void linesOfManyMegabytesWaitInThePipe() throws IOException, InterruptedException {
        var content = "x".repeat(3 * 1024 * 1024);
        var sent = new StringBuilder();
        for (int id = 10; id < 30; id++) {
            sent.append(SLOW.replace("\"id\":7", "\"id\":" + id)
                            .replace("\"content\":\"\"", "\"content\":\"" + content + "\""))
                    .append('\n');
        }
        var in = new ByteArrayInputStream(sent.toString().getBytes(StandardCharsets.UTF_8));
        var all = in.available();
        var serving = serve(in, Duration.ZERO);
        while (serving.getState() != Thread.State.WAITING) {
            Thread.sleep(5);
        }
        // Of 20 lines, ten whole ones fit into 32 MiB, and the eleventh was read and waits for room.
        assertTrue(all - in.available() < 12 * content.length(), in.available() + " of " + all);
        desk.mayEnd.countDown();
        serving.join();
        assertEquals(0, in.available());
    }

    @Test
    void twoRequestsWithOneIdAreNotAnsweredTogether() throws IOException, InterruptedException {
        var client = new PipedOutputStream();
        try (var in = new PipedInputStream(client)) {
            client.write((SLOW + "\n" + SLOW + "\n").getBytes(StandardCharsets.UTF_8));
            client.close();
            Thread.ofVirtual().start(() -> {
                try {
                    desk.begun.await();
                    desk.mayEnd.countDown();
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
            new LineTransport(
                            IncipitServer.of("test"),
                            desk,
                            in,
                            new PrintStream(out, true, StandardCharsets.UTF_8),
                            Duration.ofSeconds(PATIENCE_SECONDS))
                    .run();
        }
        assertEquals(2, out.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void aRequestThatNoStackHoldsIsAnsweredToo() throws IOException, InterruptedException {
        var about = new McpServer.About("n", "N", "1", "", MAPPER.createObjectNode());
        var server = new McpServer(about, List.of(), List.of(), Map.of("deep", _ -> {
            throw new StackOverflowError();
        }));
        var line = "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"deep\"}";
        new LineTransport(
                        server,
                        desk,
                        new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        Duration.ofSeconds(1))
                .run();
        assertEquals(3, json(out.toString(StandardCharsets.UTF_8)).path("id").asInt());
    }
}
