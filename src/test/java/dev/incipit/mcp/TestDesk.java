package dev.incipit.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.llmstxt.LlmsTxt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** A desk that has one page, one index file and one generated file, and whose lint takes until it is told to end. */
public final class TestDesk implements Desk {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final LlmsTxt document;
    private final String markdown;
    final CountDownLatch begun = new CountDownLatch(1);
    final CountDownLatch interrupted = new CountDownLatch(1);
    final CountDownLatch mayEnd = new CountDownLatch(1);
    final List<ObjectNode> notifications = new ArrayList<>();

    private TestDesk(LlmsTxt document, String markdown) {
        this.document = document;
        this.markdown = markdown;
    }

    public static TestDesk page(String markdown) {
        return new TestDesk(new LlmsTxt("", Optional.empty(), "", List.of()), markdown);
    }

    public static TestDesk index(LlmsTxt document) {
        return new TestDesk(document, "");
    }

    /** The result of a call. */
    public JsonNode call(String tool, String arguments) {
        return answer("tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}")
                .path("result");
    }

    JsonNode answer(String method, String params) {
        var server = IncipitServer.of("test");
        var text = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}";
        if (!(server.receive(text) instanceof Received.Asked asked)) {
            throw new AssertionError(text);
        }
        try {
            return server.answer(asked, this, notifications::add).message();
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    @Override
    public ObjectNode validate(Optional<String> url, Optional<String> content, Optional<Boolean> checkLinks)
            throws InterruptedException {
        begun.countDown();
        try {
            mayEnd.await();
        } catch (InterruptedException cancelled) {
            interrupted.countDown();
            throw cancelled;
        }
        return MAPPER.createObjectNode().put("status", "pass");
    }

    @Override
    public ObjectNode generate(Optional<String> url, Optional<String> instructions, Progress progress) {
        progress.at(1, 3, "1 of 3 pages read");
        progress.at(2, 3, "2 of 3 pages read");
        progress.at(1, 3, "1 of 3 pages read");
        return MAPPER.createObjectNode().put("domain", "acme.example").put("llmsTxt", markdown);
    }

    @Override
    public Index index(Optional<String> url) {
        return new Index(url.orElse(""), "https://acme.example/llms.txt", document, false);
    }

    @Override
    public Text page(Optional<String> url) {
        return new Text(url.orElse(""), "https://acme.example/page", "A page", markdown);
    }
}
