package dev.incipit.api.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.api.OpenApiHandler;
import dev.incipit.api.RunningService;
import dev.incipit.api.ValidateResponse;
import dev.incipit.fetch.FetchOutcome;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.testing.junit5.ServerTest;
import io.helidon.webserver.testing.junit5.SetUpServer;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import java.lang.reflect.RecordComponent;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The published description against the wire records, the interface's lists of statuses, and a reader of such documents. */
@ServerTest
final class OpenApiTest {
    private static final String TEXT = new String(OpenApiHandler.document(), StandardCharsets.UTF_8);
    private static final JsonNode DOCUMENT = RunningService.json(TEXT);
    private static final Map<String, Class<?>> RECORDS = Map.of(
            "GenerateRequest", GenerateRequest.class,
            "GenerateResponse", GenerateResponse.class,
            "ValidateRequest", ValidateRequest.class,
            "ValidateResponse", ValidateResponse.class,
            "Check", CheckBody.class,
            "LinkStats", ValidateResponse.LinkStatsBody.class,
            "UsageResponse", UsageResponse.class,
            "Error", ErrorBody.class);

    private static RunningService service;

    OpenApiTest(WebServer server) {
        service.at(server);
    }

    @SetUpServer
    static void start(WebServerConfig.Builder server) {
        service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404))
                .mount(server);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void itIsPublishedAsJsonToEverybody() {
        for (var accept : List.of("*/*", "application/yaml", "text/html")) {
            var response = service.send(service.to("/openapi.json").header("Accept", accept));
            assertEquals(200, response.statusCode());
            assertEquals(
                    "application/json",
                    response.headers().firstValue("Content-Type").orElseThrow());
            assertEquals(DOCUMENT, RunningService.json(response));
        }
        assertEquals(405, service.send(service.to("/openapi.json").DELETE()).statusCode());
    }

    @Test
    void theFeatureAnswersYamlOrJsonAsAskedFor() {
        var json = service.send(service.to("/openapi").header("Accept", "application/json"));
        assertEquals("application/json", contentType(json));
        assertEquals(DOCUMENT, RunningService.json(json));
        assertEquals(TEXT, json.body());
        assertEquals(TEXT, service.send(service.to("/openapi?format=json")).body());
        for (var wish : List.of("*/*", "application/yaml", "application/x-yaml")) {
            var yaml = service.send(service.to("/openapi").header("Accept", wish));
            assertEquals(200, yaml.statusCode(), wish);
            assertTrue(contentType(yaml).contains("yaml") || contentType(yaml).contains("openapi"), contentType(yaml));
            assertTrue(yaml.body().startsWith("openapi: 3.1.0"), wish);
            assertEquals(DOCUMENT, new ObjectMapper().valueToTree(new Yaml().load(yaml.body())), wish);
        }
    }

    @Test
    void theFeaturesAnswersKeepTheRulesOfAllAnswers() {
        var found =
                service.send(service.to("/openapi").header("X-Request-Id", "a1").header("Origin", "https://a.example"));
        assertEquals("a1", found.headers().firstValue("X-Request-Id").orElseThrow());
        assertEquals("Accept", found.headers().firstValue("Vary").orElseThrow());
        assertEquals(Optional.empty(), found.headers().firstValue("Access-Control-Allow-Origin"));
        var wrongMethod = service.send(service.to("/openapi").DELETE());
        assertEquals(405, wrongMethod.statusCode());
        assertEquals("GET, HEAD", wrongMethod.headers().firstValue("Allow").orElseThrow());
        assertEquals(405, RunningService.json(wrongMethod).get("statusCode").asInt());
        var wrongForm = service.send(service.to("/openapi?format=xml"));
        assertEquals(400, wrongForm.statusCode());
        assertEquals(
                "format must be json or yaml.",
                RunningService.json(wrongForm).get("message").asText());
        var html = service.send(service.to("/openapi").header("Accept", "text/html"));
        assertEquals(406, html.statusCode());
        assertEquals(406, RunningService.json(html).get("statusCode").asInt());
    }

    @Test
    void headAnswersWhatGetAnswersWithoutTheDocument() {
        for (var accept : List.of("*/*", "application/json", "application/yaml", "text/html")) {
            for (var path : List.of("/openapi", "/openapi?format=yaml", "/openapi?format=xml", "/openapi.json")) {
                var get = service.send(service.to(path).header("Accept", accept));
                var head =
                        service.send(service.to(path).header("Accept", accept).HEAD());
                assertEquals(get.statusCode(), head.statusCode(), path + accept);
                assertEquals(contentType(get), contentType(head), path + accept);
                assertEquals(
                        String.valueOf(get.body().getBytes(StandardCharsets.UTF_8).length),
                        head.headers().firstValue("Content-Length").orElseThrow(),
                        path + accept);
                assertEquals("", head.body(), path + accept);
            }
        }
    }

    @Test
    void whoHasTheDocumentAlreadyIsToldSo() {
        var tag = service.send(service.to("/openapi.json"))
                .headers()
                .firstValue("ETag")
                .orElseThrow();
        var same = service.send(service.to("/openapi.json").header("If-None-Match", tag));
        assertEquals(304, same.statusCode());
        assertEquals("", same.body());
        assertEquals(tag, same.headers().firstValue("ETag").orElseThrow());
        assertEquals(
                200,
                service.send(service.to("/openapi.json").header("If-None-Match", "\"older\""))
                        .statusCode());
    }

    private static String contentType(HttpResponse<String> response) {
        return response.headers().firstValue("Content-Type").orElseThrow();
    }

    @Test
    void itIsVersion100InOpenApi310() {
        assertEquals("3.1.0", DOCUMENT.get("openapi").asText());
        assertEquals("1.0.0", DOCUMENT.at("/info/version").asText());
    }

    @Test
    void aReaderOfOpenApiFindsNothingWrong() {
        var options = new ParseOptions();
        options.setResolve(true);
        var result = new OpenAPIV3Parser().readContents(TEXT, List.of(), options);
        assertEquals(List.of(), result.getMessages());
        assertEquals(3, result.getOpenAPI().getPaths().size());
    }

    @Test
    void theSchemasAreTheWireRecords() {
        var schemas = DOCUMENT.at("/components/schemas");
        var parts = Arrays.stream(UsageResponse.class.getDeclaredClasses())
                .map(part -> "Usage" + part.getSimpleName())
                .toList();
        var named = new TreeSet<>(RECORDS.keySet());
        named.addAll(parts);
        assertEquals(named, new TreeSet<>(names(schemas)));
        RECORDS.forEach((name, record) -> {
            var properties = schemas.get(name).get("properties");
            var components = record.getRecordComponents();
            assertEquals(Arrays.stream(components).map(RecordComponent::getName).toList(), names(properties), name);
            for (var component : components) {
                var schema = properties.get(component.getName());
                var where = name + "." + component.getName();
                assertEquals(
                        isNullable(component) || where.equals("GenerateRequest.url"),
                        takesNull(schema) || where.equals("GenerateRequest.url"),
                        where);
                assertTrue(types(schema).contains(typeOf(component)), where);
                assertFalse(schema.get("$ref") == null && schema.get("description") == null, where + " is explained");
            }
        });
    }

    @Test
    void theStatusesAreTheInterfaces() {
        // 413 of generate is decisions §1; 409 and 422 are answers to an Idempotency-Key.
        assertEquals(
                List.of("200", "400", "401", "403", "409", "413", "422", "429", "500"),
                names(DOCUMENT.at("/paths/~1api~1v1~1generate/post/responses")));
        assertEquals(
                List.of("200", "400", "401", "413", "429"),
                names(DOCUMENT.at("/paths/~1api~1v1~1validate/post/responses")));
        assertEquals(List.of("200", "401", "429"), names(DOCUMENT.at("/paths/~1api~1v1~1usage/get/responses")));
    }

    @Test
    void whatIsGivenBackIsNamedWithItsLimit() {
        var said = DOCUMENT.at("/paths/~1api~1v1~1generate/post/description").asText();
        assertTrue(said.contains("at most a fifth of the allowance a day, and never fewer than three"), said);
    }

    @Test
    void everyExampleFitsItsSchema() {
        int examples = 0;
        for (var operation : DOCUMENT.get("paths")) {
            if (operation.has("post")) {
                examples += check(operation.at("/post/requestBody/content/application~1json"));
            }
            for (var response : operation.at("/post/responses")) {
                examples += check(response.at("/content/application~1json"));
            }
            for (var response : operation.at("/get/responses")) {
                examples += check(response.at("/content/application~1json"));
            }
        }
        assertTrue(examples >= 16, examples + " examples");
    }

    private static int check(JsonNode content) {
        var schema = resolve(content.get("schema"));
        for (var example : content.get("examples")) {
            fits(example.get("value"), schema, content.get("schema").get("$ref").asText());
        }
        return content.get("examples").size();
    }

    private static void fits(JsonNode value, JsonNode schema, String where) {
        assertTrue(types(schema).contains(typeOf(value)), where + ": " + value);
        if (schema.has("enum")) {
            var allowed = new ArrayList<JsonNode>();
            schema.get("enum").forEach(allowed::add);
            assertTrue(allowed.contains(value), where + ": " + value);
        }
        if (value.isObject()) {
            var object = resolve(schema);
            for (var required : object.path("required")) {
                assertTrue(value.has(required.asText()), where + " lacks " + required);
            }
            value.fieldNames().forEachRemaining(name -> {
                assertTrue(object.get("properties").has(name), where + " has a stranger: " + name);
                fits(value.get(name), object.get("properties").get(name), where + "." + name);
            });
        }
        for (var element : value.isArray() ? value : List.<JsonNode>of()) {
            fits(element, resolve(schema.get("items")), where + "[]");
        }
    }

    private static JsonNode resolve(JsonNode schema) {
        if (schema.has("oneOf")) {
            return resolve(schema.get("oneOf").get(0));
        }
        return schema.has("$ref") ? DOCUMENT.at(schema.get("$ref").asText().substring(1)) : schema;
    }

    private static List<String> types(JsonNode schema) {
        var types = new ArrayList<String>();
        if (schema.has("$ref")) {
            types.addAll(types(resolve(schema)));
        }
        schema.path("oneOf").forEach(option -> types.addAll(types(option)));
        if (schema.path("type").isTextual()) {
            types.add(schema.get("type").asText());
        }
        schema.path("type").forEach(type -> types.add(type.asText()));
        return types;
    }

    private static boolean takesNull(JsonNode schema) {
        return types(schema).contains("null");
    }

    private static String typeOf(JsonNode value) {
        return switch (value.getNodeType()) {
            case STRING -> "string";
            case NUMBER -> "integer";
            case BOOLEAN -> "boolean";
            case OBJECT -> "object";
            case ARRAY -> "array";
            case NULL -> "null";
            default -> throw new AssertionError(value);
        };
    }

    private static String typeOf(RecordComponent component) {
        var type = component.getType();
        if (type == String.class) {
            return "string";
        }
        if (type == int.class || type == Integer.class) {
            return "integer";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        return type == List.class ? "array" : "object";
    }

    private static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static List<String> names(JsonNode object) {
        var names = new ArrayList<String>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
