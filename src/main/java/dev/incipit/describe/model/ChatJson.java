package dev.incipit.describe.model;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.describe.ModelCall;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes requests and reads responses of the chat API as JSON, whatever they contain. */
final class ChatJson {
    private static final int DEPTH_MAX = 50;
    private static final int NUMBER_LENGTH_MAX = 100;

    /** Fifty times what an answer has. As nodes, more would take thirty times their bytes. */
    private static final int TOKENS_MAX = 10_000;

    static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH_MAX)
                    .maxNumberLength(NUMBER_LENGTH_MAX)
                    .maxTokenCount(TOKENS_MAX)
                    .build())
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build());

    private ChatJson() {}

    static byte[] request(Prompt prompt, String model, ChatDialect dialect) {
        var body = MAPPER.createObjectNode().put("model", model);
        var messages = body.putArray("messages");
        messages.addObject().put("role", "system").put("content", prompt.system());
        messages.addObject().put("role", "user").put("content", text(data(prompt)));
        body.put(dialect.completionTokens() ? "max_completion_tokens" : "max_tokens", prompt.answerTokensMax(dialect));
        // This is the default, but some gateways have the opposite one.
        body.put("stream", false);
        if (dialect.temperature()) {
            body.put("temperature", 0);
        }
        switch (dialect.format()) {
            case SCHEMA ->
                body.putObject("response_format")
                        .put("type", "json_schema")
                        .putObject("json_schema")
                        .put("name", "lines")
                        .put("strict", true)
                        .set("schema", schema());
            case OBJECT -> body.putObject("response_format").put("type", "json_object");
            case PLAIN -> {}
        }
        return text(body).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the size of a question's text in bytes. */
    static long sizeBytes(Prompt prompt) {
        return prompt.system().length() + (long) text(data(prompt)).getBytes(StandardCharsets.UTF_8).length;
    }

    /** Writes pages as JSON strings, so that their text cannot escape its string and pass for a part of the question. */
    private static ObjectNode data(Prompt prompt) {
        var data = MAPPER.createObjectNode();
        var pages = data.putArray("pages");
        for (int i = 0; i < prompt.pages().size(); i++) {
            var page = prompt.pages().get(i);
            pages.addObject().put("id", i + 1).put("title", page.title()).put("text", page.text());
        }
        return data;
    }

    private static ObjectNode schema() {
        var line = MAPPER.createObjectNode().put("type", "object").put("additionalProperties", false);
        line.putArray("required").add("id").add("text");
        var members = line.putObject("properties");
        members.putObject("id").put("type", "integer");
        members.putObject("text").put("type", "string");
        var schema = MAPPER.createObjectNode().put("type", "object").put("additionalProperties", false);
        schema.putArray("required").add("lines");
        schema.putObject("properties").putObject("lines").put("type", "array").set("items", line);
        return schema;
    }

    private static String text(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Reads a successful response to a question about that many pages, asked in that dialect. */
    static ChatReply reply(byte[] body, int pages, ChatDialect spoken) {
        var answer = read(new String(body, StandardCharsets.UTF_8));
        if (answer.isEmpty()) {
            return new ChatReply.Failed(ModelCall.Outcome.BROKEN);
        }
        if (answer.get().path("error").isObject()) {
            // Gateways report an error of the server behind them this way, with status 200.
            return new ChatReply.Failed(ModelCall.Outcome.FAILED);
        }
        var choice = answer.get().path("choices").path(0);
        var end = choice.path("finish_reason").asText("");
        var message = choice.path("message");
        if (message.path("refusal").isTextual() || end.equals("content_filter")) {
            return new ChatReply.Failed(ModelCall.Outcome.REFUSED);
        }
        var tokens = tokens(answer.get());
        return ChatLines.in(content(message.path("content")), pages)
                .<ChatReply>map(lines -> new ChatReply.Lines(lines, tokens))
                .or(() -> Optional.of(end)
                        .filter("length"::equals)
                        .flatMap(_ -> spoken.roomier())
                        .map(roomier -> new ChatReply.Otherwise(roomier, tokens)))
                .orElseGet(() -> new ChatReply.Failed(ModelCall.Outcome.BROKEN));
    }

    /** Returns the message's text; some endpoints send a list of parts, of which only the texts count. */
    private static String content(JsonNode content) {
        if (!content.isArray()) {
            return content.asText("");
        }
        var text = new StringBuilder();
        for (var part : content) {
            text.append(
                    part.path("type").asText("text").equals("text")
                            ? part.path("text").asText("")
                            : "");
        }
        return text.toString();
    }

    private static OptionalLong tokens(JsonNode answer) {
        var tokens = answer.path("usage").path("total_tokens");
        return tokens.canConvertToLong() && tokens.longValue() >= 0
                ? OptionalLong.of(tokens.longValue())
                : OptionalLong.empty();
    }

    private static Optional<JsonNode> read(String text) {
        try {
            return Optional.of(MAPPER.readTree(text)).filter(JsonNode::isObject);
        } catch (IOException broken) {
            return Optional.empty();
        }
    }
}
