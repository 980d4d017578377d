package dev.incipit.describe;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The JSON of the chat interface: questions out, answers in, whatever they hold. */
final class ChatJson {
    private static final int DEPTH_MAX = 50;
    private static final int NUMBER_LENGTH_MAX = 100;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH_MAX)
                    .maxNumberLength(NUMBER_LENGTH_MAX)
                    .build())
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build());

    private ChatJson() {}

    /** The body of a request. */
    static byte[] request(Prompt prompt, String model, Dialect dialect) {
        var body = MAPPER.createObjectNode().put("model", model);
        var messages = body.putArray("messages");
        messages.addObject().put("role", "system").put("content", prompt.system());
        messages.addObject().put("role", "user").put("content", text(data(prompt)));
        body.put(dialect.completionTokens() ? "max_completion_tokens" : "max_tokens", prompt.answerTokensMax());
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

    /** Bytes of a question's words. */
    static long sizeBytes(Prompt prompt) {
        return prompt.system().length() + (long) text(data(prompt)).getBytes(StandardCharsets.UTF_8).length;
    }

    /** Pages as strings of JSON: no text of theirs can end its string and stand beside the question. */
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

    /** What a successful answer holds for a question of so many pages. */
    static ChatReply reply(byte[] body, int pages) {
        var answer = read(new String(body, StandardCharsets.UTF_8));
        var choice = answer.map(node -> node.path("choices").path(0));
        var message = choice.map(node -> node.path("message"));
        if (message.filter(node -> node.path("refusal").isTextual()).isPresent()
                || choice.filter(node -> node.path("finish_reason").asText().equals("content_filter"))
                        .isPresent()) {
            return new ChatReply.Failed(ModelCall.Outcome.REFUSED);
        }
        var lines = message.map(node -> node.path("content").asText(""))
                .flatMap(ChatJson::object)
                .map(node -> node.path("lines"))
                .filter(JsonNode::isArray);
        if (lines.isEmpty()) {
            return new ChatReply.Failed(ModelCall.Outcome.BROKEN);
        }
        var tokens = answer.get().path("usage").path("total_tokens");
        return new ChatReply.Lines(
                byId(lines.get(), pages),
                tokens.canConvertToLong() && tokens.longValue() >= 0
                        ? OptionalLong.of(tokens.longValue())
                        : OptionalLong.empty());
    }

    /** Lines of ids that were asked for. Two lines of one id: nobody knows which is meant. */
    private static Map<Integer, String> byId(JsonNode lines, int pages) {
        var byId = new HashMap<Integer, String>();
        var seen = new HashSet<Integer>();
        for (var line : lines) {
            var id = line.path("id");
            if (id.isInt()
                    && id.intValue() >= 1
                    && id.intValue() <= pages
                    && line.path("text").isTextual()) {
                byId.put(id.intValue(), line.path("text").textValue());
                if (!seen.add(id.intValue())) {
                    byId.remove(id.intValue());
                }
            }
        }
        return byId;
    }

    /** The object in a text, with whatever plain models say around it: thoughts aloud, a greeting, a fence. */
    private static Optional<JsonNode> object(String content) {
        int start = content.lastIndexOf('{', content.lastIndexOf("\"lines\""));
        int end = content.lastIndexOf('}');
        return start < 0 || end < start ? Optional.empty() : read(content.substring(start, end + 1));
    }

    private static Optional<JsonNode> read(String text) {
        try {
            return Optional.of(MAPPER.readTree(text)).filter(JsonNode::isObject);
        } catch (IOException broken) {
            return Optional.empty();
        }
    }
}
