package dev.incipit.web.home;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An OpenAPI document as a page shows it. Reads what our own document uses: references within it, objects, arrays and
 * alternatives.
 */
record ApiDocs(String version, String summary, List<Operation> operations, List<Named> objects, List<Member> headers) {
    private static final String REFERENCE = "$ref";

    ApiDocs {
        operations = List.copyOf(operations);
    }

    /**
     * A path with a method.
     *
     * @param headers that it reads besides the key
     * @param rule what holds for its body as a whole, may be empty
     */
    record Operation(
            String id,
            String method,
            String path,
            String summary,
            String description,
            List<Member> headers,
            String rule,
            List<Member> request,
            List<Example> examples,
            List<Answer> answers) {
        boolean hasBody() {
            return !examples.isEmpty();
        }

        /** The headers of an answer that not every answer has. */
        List<String> special(Answer answer) {
            return answer.headers().stream()
                    .filter(name ->
                            !answers.stream().allMatch(other -> other.headers().contains(name)))
                    .toList();
        }
    }

    record Named(String name, String description, List<Member> members) {}

    record Member(String name, String type, boolean required, String description) {}

    record Example(String name, String json) {}

    /** A response: its members and an example, if its body is more than an error. */
    record Answer(String status, String description, List<String> headers, List<Member> members, String example) {}

    static ApiDocs read(byte[] openApi) {
        try {
            var document = new ObjectMapper().readTree(openApi);
            var operations = new ArrayList<Operation>();
            document.path("paths")
                    .properties()
                    .forEach(path -> path.getValue().properties().stream()
                            .filter(method -> method.getValue().has("responses"))
                            .forEach(method -> operations.add(
                                    operation(document, path.getKey(), method.getKey(), method.getValue()))));
            var info = document.path("info");
            return new ApiDocs(
                    info.path("version").asText(),
                    info.path("description").asText(),
                    operations,
                    objects(document, operations),
                    document.at("/components/headers").properties().stream()
                            .map(header -> header(document, header.getKey(), header.getValue()))
                            .toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The objects that are neither the body of a request nor of an answer, which are shown there. */
    private static List<Named> objects(JsonNode document, List<Operation> operations) {
        var bodies = operations.stream()
                .flatMap(operation -> Stream.concat(
                        Stream.of(operation.request()),
                        operation.answers().stream().map(Answer::members)))
                .toList();
        return document.at("/components/schemas").properties().stream()
                .map(schema -> new Named(
                        schema.getKey(),
                        schema.getValue().path("description").asText(),
                        members(document, schema.getValue())))
                .filter(object -> !bodies.contains(object.members()))
                .toList();
    }

    private static Member header(JsonNode document, String name, JsonNode header) {
        var schema = header.path("schema");
        return new Member(
                name,
                type(document, schema),
                header.path("required").asBoolean(),
                header.path("description").asText());
    }

    private static Operation operation(JsonNode document, String path, String method, JsonNode operation) {
        var body = operation.path("requestBody").path("content").path("application/json");
        var answers = operation.path("responses").properties().stream()
                .map(answer -> answer(document, answer.getKey(), resolved(document, answer.getValue())))
                .toList();
        return new Operation(
                operation.path("operationId").asText(),
                method.toUpperCase(Locale.ROOT),
                path,
                operation.path("summary").asText(),
                operation.path("description").asText(),
                operation
                        .path("parameters")
                        .valueStream()
                        .map(parameter -> resolved(document, parameter))
                        .filter(parameter -> parameter.path("in").asText().equals("header"))
                        .map(parameter ->
                                header(document, parameter.path("name").asText(), parameter))
                        .toList(),
                resolved(document, body.path("schema")).path("description").asText(),
                members(document, body.path("schema")),
                examples(body),
                answers);
    }

    private static List<Example> examples(JsonNode body) {
        return body.path("examples").properties().stream()
                .map(example -> new Example(
                        example.getValue().path("summary").asText(),
                        example.getValue().path("value").toPrettyString()))
                .toList();
    }

    private static Answer answer(JsonNode document, String status, JsonNode answer) {
        var body = answer.path("content").path("application/json");
        var shown = status.startsWith("2");
        return new Answer(
                status,
                answer.path("description").asText(),
                answer.path("headers").properties().stream()
                        .map(Map.Entry::getKey)
                        .toList(),
                shown ? members(document, body.path("schema")) : List.of(),
                shown ? examples(body).stream().map(Example::json).findFirst().orElse("") : "");
    }

    private static List<Member> members(JsonNode document, JsonNode schema) {
        var object = resolved(document, schema);
        var required =
                object.path("required").valueStream().map(JsonNode::asText).collect(Collectors.toSet());
        return object.path("properties").properties().stream()
                .map(member -> new Member(
                        member.getKey(),
                        type(document, member.getValue()),
                        required.contains(member.getKey()),
                        resolved(document, member.getValue())
                                .path("description")
                                .asText()))
                .toList();
    }

    /** The type with its bounds in words, as in "string or null", "list of Check" or "integer, 0 to 100". */
    private static String type(JsonNode document, JsonNode schema) {
        var words = bareType(document, schema);
        if (schema.has("maxLength")) {
            return words + ", at most " + schema.path("maxLength").asInt() + " characters";
        }
        return schema.has("maximum")
                ? words + ", " + schema.path("minimum").asInt() + " to "
                        + schema.path("maximum").asInt()
                : words;
    }

    private static String bareType(JsonNode document, JsonNode schema) {
        if (schema.has(REFERENCE)) {
            return name(schema);
        }
        if (schema.has("oneOf")) {
            return schema.path("oneOf")
                    .valueStream()
                    .map(alternative -> type(document, alternative))
                    .collect(Collectors.joining(" or "));
        }
        if (schema.has("enum")) {
            return schema.path("enum").valueStream().map(JsonNode::asText).collect(Collectors.joining(", "));
        }
        var type = schema.path("type");
        if (type.asText().equals("array")) {
            return "list of " + type(document, schema.path("items"));
        }
        return type.isArray()
                ? type.valueStream().map(JsonNode::asText).collect(Collectors.joining(" or "))
                : type.asText();
    }

    private static String name(JsonNode reference) {
        var pointer = reference.path(REFERENCE).asText();
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }

    private static JsonNode resolved(JsonNode document, JsonNode node) {
        return node.has(REFERENCE) ? document.at(node.path(REFERENCE).asText().substring(1)) : node;
    }
}
