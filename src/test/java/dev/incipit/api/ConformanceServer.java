package dev.incipit.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.api.agent.McpHandler;
import dev.incipit.api.exchange.Cors;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.mcp.Call;
import dev.incipit.mcp.Desk;
import dev.incipit.mcp.McpServer;
import dev.incipit.mcp.Method;
import dev.incipit.mcp.PromptTemplate;
import dev.incipit.mcp.ProtocolError;
import dev.incipit.mcp.Tool;
import io.helidon.webserver.WebServer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The tools, prompts and resources that the conformance suite of the Model Context Protocol calls, on the classes that answer
 * agents in the service. Run by hand: {@code java … dev.incipit.api.ConformanceServer PORT}, then
 * {@code npx @modelcontextprotocol/conformance server --url http://localhost:PORT/mcp --requirements 2026-07-28}. Tools that
 * send requests of their own to a client of an earlier revision are left out: this server sends none.
 */
final class ConformanceServer {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String PIXEL =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
    private static final String SOUND = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";
    private static final String IMAGE = "{\"type\":\"image\",\"data\":\"" + PIXEL + "\",\"mimeType\":\"image/png\"}";
    private static final int TICK_MILLIS = 50;

    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final Map<String, Method> methods = new TreeMap<>();

    private ConformanceServer() {
        texts();
        notifying();
        asking();
        resources();
        methods.put("completion/complete", _ -> json("{\"completion\":{\"values\":[],\"total\":0,\"hasMore\":false}}"));
        methods.put("logging/setLevel", ConformanceServer::earlier);
        methods.put("prompts/list", _ -> cacheable(json(PROMPTS)));
        methods.put("prompts/get", ConformanceServer::prompt);
    }

    public static void main(String[] args) {
        var fixtures = new ConformanceServer();
        var capabilities = json("{\"tools\":{},\"prompts\":{},\"resources\":{},\"completions\":{},\"logging\":{}}");
        var server = new McpServer(
                new McpServer.About("conformance", "Conformance", "1", "", capabilities),
                List.copyOf(fixtures.tools.values()),
                List.<PromptTemplate>of(),
                fixtures.methods);
        var handler = new McpHandler(
                server, _ -> new NoDesk(), new BodyMemoryLimit(Duration.ofSeconds(5)), new Cors(List.of()));
        WebServer.builder()
                .host("127.0.0.1")
                .port(Integer.parseInt(args[0]))
                .featuresDiscoverServices(false)
                .routing(routing -> routing.addFilter((chain, request, _) -> {
                            request.context()
                                    .register(Exchange.begin(
                                            "/mcp", request.headers(), InstantSource.system(), () -> false));
                            chain.proceed();
                        })
                        .post("/mcp", handler))
                .build()
                .start();
    }

    private static JsonNode metadata(Call call, String name) {
        return call.params().path("_meta").path("io.modelcontextprotocol/" + name);
    }

    private static boolean isModern(Call call) {
        return metadata(call, "protocolVersion").isTextual();
    }

    private static ObjectNode cacheable(ObjectNode result) {
        return result.put("ttlMs", 1_000).put("cacheScope", "public");
    }

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) MAPPER.readTree(text);
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException(text, wrong);
        }
    }

    private void tool(String name, Tool.Work work) {
        tool(name, json("{\"type\":\"object\"}"), work);
    }

    private void tool(String name, ObjectNode schema, Tool.Work work) {
        var description = json("{\"annotations\":{}}");
        description.put("name", name).put("title", name).put("description", "A fixture.");
        description.set("inputSchema", schema);
        tools.put(name, new Tool(description, work));
    }

    private static ObjectNode content(String... blocks) {
        return json("{\"content\":[" + String.join(",", blocks) + "]}");
    }

    private static String text(String words) {
        return MAPPER.createObjectNode().put("type", "text").put("text", words).toString();
    }

    private static String resource(String uri, String type, String words) {
        var block = MAPPER.createObjectNode().put("type", "resource");
        block.putObject("resource").put("uri", uri).put("mimeType", type).put("text", words);
        return block.toString();
    }

    private void texts() {
        tool("test_simple_text", (_, _) -> content(text("This is a simple text response for testing.")));
        tool("test_image_content", (_, _) -> content(IMAGE));
        tool(
                "test_audio_content",
                (_, _) -> content("{\"type\":\"audio\",\"data\":\"" + SOUND + "\",\"mimeType\":\"audio/wav\"}"));
        tool(
                "test_embedded_resource",
                (_, _) -> content(
                        resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")));
        tool(
                "test_multiple_content_types",
                (_, _) -> content(
                        text("Multiple content types test:"),
                        IMAGE,
                        resource(
                                "test://mixed-content-resource",
                                "application/json",
                                "{\"test\":\"data\",\"value\":123}")));
        tool(
                "test_error_handling",
                (_, _) -> content(text("This tool intentionally returns an error for testing"))
                        .put("isError", true));
        tool("json_schema_2020_12_tool", json(SCHEMA), (_, _) -> content(text("ok")));
    }

    private void notifying() {
        tool("test_tool_with_logging", (call, _) -> {
            for (var words : List.of("Tool execution started", "Tool processing data", "Tool execution completed")) {
                log(call, words);
                Thread.sleep(TICK_MILLIS);
            }
            return content(text("done"));
        });
        tool("test_logging_tool", (call, _) -> {
            log(call, "one line");
            return content(text("done"));
        });
        tool("test_tool_with_progress", (call, _) -> {
            var token = call.params().path("_meta").get("progressToken");
            for (int done = 0; done <= 100; done += 50) {
                if (token != null) {
                    var params = MAPPER.createObjectNode();
                    params.set("progressToken", token);
                    call.notify(
                            "notifications/progress",
                            params.put("progress", done).put("total", 100));
                }
                Thread.sleep(TICK_MILLIS);
            }
            return content(text("done"));
        });
    }

    /** Earlier revisions log as they like; since 2026-07-28 a request asks for it. */
    private static void log(Call call, String words) {
        if (!isModern(call) || metadata(call, "logLevel").isTextual()) {
            call.notify(
                    "notifications/message",
                    MAPPER.createObjectNode().put("level", "info").put("data", words));
        }
    }

    private void asking() {
        tool("test_missing_capability", (call, _) -> {
            if (!metadata(call, "clientCapabilities").has("sampling")) {
                throw new ProtocolError(
                        ProtocolError.Kind.MISSING_CAPABILITY,
                        "Sampling is needed.",
                        Optional.of(json("{\"requiredCapabilities\":{\"sampling\":{}}}")));
            }
            return content(text("done"));
        });
        tool("test_streaming_elicitation", (call, _) -> asked(call, "", ask("user_name", NAME)));
        tool("test_input_required_result_elicitation", (call, _) -> asked(call, "", ask("user_name", NAME)));
        tool("test_input_required_result_sampling", (call, _) -> asked(call, "", ask("capital_question", SAMPLE)));
        tool("test_input_required_result_list_roots", (call, _) -> asked(call, "", ask("client_roots", ROOTS)));
        tool("test_input_required_result_request_state", (call, _) -> asked(call, "s1", ask("confirm", CONFIRM)));
        tool("test_input_required_result_tampered_state", (call, _) -> asked(call, "s2", ask("confirm", CONFIRM)));
        tool(
                "test_input_required_result_multiple_inputs",
                (call, _) -> asked(
                        call,
                        "s3",
                        ask("user_name", NAME) + "," + ask("greeting", SAMPLE) + "," + ask("client_roots", ROOTS)));
        tool("test_input_required_result_multi_round", (call, _) -> {
            boolean second = call.params().path("requestState").asText().equals("r1");
            if (second && call.params().path("inputResponses").has("step1")) {
                return required("r2", ask("step2", NAME));
            }
            return call.params().path("inputResponses").has("step2")
                    ? content(text("state-ok"))
                    : required("r1", ask("step1", NAME));
        });
        tool(
                "test_input_required_result_capabilities",
                (call, _) -> metadata(call, "clientCapabilities").has("elicitation")
                        ? required("", ask("user_name", NAME))
                        : required("", ask("capital_question", SAMPLE)));
    }

    private static final String NAME =
            "{\"method\":\"elicitation/create\",\"params\":{\"mode\":\"form\",\"message\":\"What is your name?\",\"requestedSchema\":"
                    + "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}}}";
    private static final String CONFIRM =
            "{\"method\":\"elicitation/create\",\"params\":{\"mode\":\"form\",\"message\":\"Please confirm\",\"requestedSchema\":"
                    + "{\"type\":\"object\",\"properties\":{\"ok\":{\"type\":\"boolean\"}},\"required\":[\"ok\"]}}}";
    private static final String SAMPLE =
            "{\"method\":\"sampling/createMessage\",\"params\":{\"messages\":[{\"role\":\"user\",\"content\":"
                    + "{\"type\":\"text\",\"text\":\"What is the capital of France?\"}}],\"maxTokens\":100}}";
    private static final String ROOTS = "{\"method\":\"roots/list\",\"params\":{}}";

    private static String ask(String key, String request) {
        return "\"" + key + "\":" + request;
    }

    private static ObjectNode required(String state, String requests) {
        var result = json("{\"resultType\":\"input_required\",\"inputRequests\":{" + requests + "}}");
        if (!state.isEmpty()) {
            result.put("requestState", state);
        }
        return result;
    }

    /** Asks once for everything, and is content when all answers are objects and the state is its own. */
    private static ObjectNode asked(Call call, String state, String requests) {
        var required = required(state, requests);
        var responses = call.params().path("inputResponses");
        for (var key : (Iterable<String>) required.path("inputRequests")::fieldNames) {
            if (!responses.path(key).isObject()) {
                return required;
            }
        }
        if (!call.params().path("requestState").asText().equals(state)) {
            throw new ProtocolError(ProtocolError.Kind.INVALID_PARAMS, "requestState is not the one that was sent.");
        }
        return content(text("Hello, " + responses + ": state-ok"));
    }

    private void resources() {
        methods.put("resources/list", _ -> cacheable(json(RESOURCES)));
        methods.put(
                "resources/templates/list",
                _ -> cacheable(json("{\"resourceTemplates\":[{\"uriTemplate\":\"test://template/{id}/data\","
                        + "\"name\":\"template\",\"description\":\"A fixture.\"}]}")));
        methods.put("resources/read", call -> cacheable(read(call.params())));
        methods.put("resources/subscribe", ConformanceServer::earlier);
        methods.put("resources/unsubscribe", ConformanceServer::earlier);
    }

    /** Methods that the revision of 2026-07-28 took away. */
    private static ObjectNode earlier(Call call) {
        if (isModern(call)) {
            throw new ProtocolError(ProtocolError.Kind.UNKNOWN_METHOD, "There is no such method.");
        }
        return json("{}");
    }

    private static ObjectNode read(JsonNode params) {
        var uri = params.path("uri").asText();
        var contents = MAPPER.createObjectNode().put("uri", uri);
        if (uri.equals("test://static-text")) {
            contents.put("mimeType", "text/plain").put("text", "This is the content of the static text resource.");
        } else if (uri.equals("test://static-binary")) {
            contents.put("mimeType", "image/png").put("blob", PIXEL);
        } else if (uri.startsWith("test://template/")) {
            var id = uri.split("/", -1)[3];
            contents.put("mimeType", "application/json")
                    .put("text", "{\"id\":\"" + id + "\",\"templateTest\":true,\"data\":\"Data for ID: " + id + "\"}");
        } else {
            throw new ProtocolError(
                    ProtocolError.Kind.INVALID_PARAMS,
                    "Resource not found",
                    Optional.of(MAPPER.createObjectNode().put("uri", uri)));
        }
        var result = MAPPER.createObjectNode();
        result.putArray("contents").add(contents);
        return result;
    }

    private static ObjectNode prompt(Call call) {
        var said = call.params().path("arguments");
        return switch (call.params().path("name").asText()) {
            case "test_simple_prompt" -> messages(text("This is a simple prompt for testing."));
            case "test_prompt_with_arguments" ->
                messages(
                        text("Prompt with arguments: arg1='" + said.path("arg1").asText() + "', arg2='"
                                + said.path("arg2").asText() + "'"));
            case "test_prompt_with_embedded_resource" ->
                messages(
                        resource(
                                said.path("resourceUri").asText(),
                                "text/plain",
                                "Embedded resource content for testing."),
                        text("Please process the embedded resource above."));
            case "test_prompt_with_image" -> messages(IMAGE, text("Please analyze the image above."));
            case "test_input_required_result_prompt" ->
                call.params().path("inputResponses").has("user_context")
                        ? messages(text("With context"))
                        : required("", ask("user_context", NAME));
            default -> throw new ProtocolError(ProtocolError.Kind.INVALID_PARAMS, "Unknown prompt");
        };
    }

    private static ObjectNode messages(String... blocks) {
        var result = MAPPER.createObjectNode();
        var messages = result.putArray("messages");
        for (var block : blocks) {
            messages.addObject().put("role", "user").set("content", json(block));
        }
        return result;
    }

    private static final String PROMPTS = """
            {"prompts":[{"name":"test_simple_prompt","description":"A fixture."},
            {"name":"test_prompt_with_arguments","description":"A fixture.","arguments":[
            {"name":"arg1","description":"one","required":true},{"name":"arg2","description":"two","required":true}]},
            {"name":"test_prompt_with_embedded_resource","description":"A fixture.","arguments":[
            {"name":"resourceUri","description":"one","required":true}]},
            {"name":"test_prompt_with_image","description":"A fixture."},
            {"name":"test_input_required_result_prompt","description":"A fixture."}]}""";

    private static final String RESOURCES = """
            {"resources":[{"uri":"test://static-text","name":"text","description":"A fixture.","mimeType":"text/plain"},
            {"uri":"test://static-binary","name":"binary","description":"A fixture.","mimeType":"image/png"}]}""";

    private static final String SCHEMA = """
            {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"address":{"$anchor":"addressDef",
            "type":"object","properties":{"street":{"type":"string"},"city":{"type":"string"}}}},"properties":{
            "name":{"type":"string"},"address":{"$ref":"#/$defs/address"},"contactMethod":{"type":"string",
            "enum":["phone","email"]},"phone":{"type":"string"},"email":{"type":"string"}},"allOf":[{"anyOf":[
            {"required":["phone"]},{"required":["email"]}]}],"if":{"properties":{"contactMethod":{"const":"phone"}},
            "required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]},
            "additionalProperties":false}""";

    /** The fixtures need no site. */
    private static final class NoDesk implements Desk {
        @Override
        public ObjectNode validate(Optional<String> url, Optional<String> content, Optional<Boolean> checkLinks) {
            throw new IllegalStateException("no fixture validates");
        }

        @Override
        public ObjectNode generate(Optional<String> url, Optional<String> instructions, Progress progress) {
            throw new IllegalStateException("no fixture generates");
        }

        @Override
        public Index index(Optional<String> url) {
            throw new IllegalStateException("no fixture reads");
        }

        @Override
        public Text page(Optional<String> url) {
            throw new IllegalStateException("no fixture reads");
        }
    }
}
