package dev.incipit.web.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.api.OpenApiHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the page of the interface takes from an OpenAPI document: all that a reader needs, and nothing else. */
final class ApiDocsTest {
    private static final String SMALL = """
            {"info": {"version": "1.2", "description": "Counts."},
             "servers": [{"url": "/"}],
             "paths": {"/count": {
               "summary": "no operation",
               "post": {"operationId": "count", "summary": "Count", "description": "Counts words.",
                 "parameters": [{"$ref": "#/components/parameters/Key"}],
                 "requestBody": {"content": {"application/json": {
                   "schema": {"$ref": "#/components/schemas/Order"},
                   "examples": {"one": {"summary": "One word", "value": {"text": "a"}}}}}},
                 "responses": {
                   "200": {"$ref": "#/components/responses/Counted"},
                   "400": {"description": "No text."}}}}},
             "components": {
               "parameters": {"Key": {"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"},
                 "description": "Repeats."}},
               "responses": {"Counted": {"description": "The count.",
                 "headers": {"ETag": {"description": "Of the count.", "schema": {"type": "string"}}},
                 "content": {"application/json": {
                   "schema": {"$ref": "#/components/schemas/Count"}}}}},
               "schemas": {
                 "Order": {"type": "object", "required": ["text"], "properties": {
                   "text": {"type": "string", "description": "The text."},
                   "by": {"type": "string", "enum": ["word", "line"], "default": "word"},
                   "parts": {"type": "array", "items": {"$ref": "#/components/schemas/Part"}}}},
                 "Part": {"type": "object", "description": "A part.", "properties": {
                   "from": {"type": "integer", "minimum": 1, "description": "First line."}}},
                 "Count": {"type": "object", "properties": {
                   "words": {"type": ["integer", "null"], "description": "How many."},
                   "of": {"oneOf": [{"$ref": "#/components/schemas/Part"}, {"type": "null"}]}}}}}}
            """;

    private static ApiDocs small() {
        return ApiDocs.read(SMALL.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void anOperationHasItsMembersWithTheirTypesInWords() {
        var count = small().operations().getFirst();
        assertEquals("POST /count", count.method() + " " + count.path());
        assertEquals(
                List.of("text: string, required", "by: word, line", "parts: list of Part"),
                count.request().stream()
                        .map(member -> member.name() + ": " + member.type() + (member.required() ? ", required" : ""))
                        .toList());
        assertEquals(
                List.of("words: integer or null", "of: Part or null"),
                count.answers().getFirst().members().stream()
                        .map(member -> member.name() + ": " + member.type())
                        .toList());
        assertTrue(count.hasBody());
        assertEquals("One word", count.examples().getFirst().name());
    }

    @Test
    void answersStandInTheOrderOfTheDocumentAndErrorsHaveNoMembers() {
        var answers = small().operations().getFirst().answers();
        assertEquals(
                List.of("200", "400"),
                answers.stream().map(ApiDocs.Answer::status).toList());
        assertEquals("The count.", answers.getFirst().description());
        assertEquals(List.of(), answers.get(1).members());
    }

    @Test
    void objectsWithinObjectsAreShownBelowThem() {
        var docs = small();
        assertEquals(
                List.of("Part"),
                docs.objects().stream().map(ApiDocs.Named::name).toList());
        assertEquals("from", docs.objects().getFirst().members().getFirst().name());
    }

    @Test
    void headersThatAreSentAndAnsweredAreNamed() {
        var count = small().operations().getFirst();
        assertEquals("Idempotency-Key", count.headers().getFirst().name());
        assertEquals("ETag", count.answers().getFirst().headers().getFirst());
    }

    /** Every name and sentence of the published document that concerns a caller is on the page. */
    @Test
    void nothingOfTheInterfaceIsLeftOut() throws IOException {
        var document = new ObjectMapper().readTree(OpenApiHandler.document());
        var shown = ApiDocs.read(OpenApiHandler.document()).toString();
        var missing = new TreeSet<String>();
        for (var schema : document.at("/components/schemas").properties()) {
            for (var member : schema.getValue().path("properties").properties()) {
                lacking(shown, member.getKey(), missing);
                lacking(shown, member.getValue().path("description").asText(), missing);
            }
        }
        for (var path : document.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                operation(shown, document, operation.getValue(), missing);
            }
        }
        assertEquals(new TreeSet<>(), missing);
    }

    private static void operation(String shown, JsonNode document, JsonNode operation, TreeSet<String> missing) {
        lacking(shown, operation.path("summary").asText(), missing);
        lacking(shown, operation.path("description").asText(), missing);
        for (var parameter : operation.path("parameters")) {
            var known = resolved(document, parameter);
            lacking(shown, known.path("name").asText(), missing);
            lacking(shown, known.path("description").asText(), missing);
        }
        for (var answer : operation.path("responses").properties()) {
            var known = resolved(document, answer.getValue());
            lacking(shown, known.path("description").asText(), missing);
            known.path("headers").fieldNames().forEachRemaining(name -> lacking(shown, name, missing));
        }
    }

    private static JsonNode resolved(JsonNode document, JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }

    private static void lacking(String shown, String words, TreeSet<String> missing) {
        if (!shown.contains(words)) {
            missing.add(words);
        }
    }
}
