package dev.incipit.mcp;

import static dev.incipit.mcp.ProtocolError.Kind.INVALID_PARAMS;
import static dev.incipit.mcp.ProtocolError.Kind.UNKNOWN_METHOD;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Answers the messages of any client over any transport. Keeps nothing between two messages, so replicas are equal and a
 * client may skip {@code initialize}. May be shared between threads.
 */
public final class McpServer {
    static final String DISCOVER = "server/discover";
    static final String CALL = "tools/call";
    private static final String INITIALIZE = "initialize";
    private static final String PING = "ping";
    private static final String TOOLS = "tools/list";
    private static final String PROMPTS = "prompts/list";

    /** Maximum characters of a prompt's argument, which the prompt repeats; models take hardly more. */
    private static final int ARGUMENT_LENGTH_MAX = 100_000;

    /** How long a client may keep a list: it changes only with the program. */
    private static final int FRESH_MILLIS = 3_600_000;

    private static final System.Logger LOG = System.getLogger(McpServer.class.getName());

    private final About about;
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final Map<String, PromptTemplate> prompts = new LinkedHashMap<>();
    private final Map<String, Method> methods = new HashMap<>();

    /**
     * What the server says of itself.
     *
     * @param instructions for the model, on using the tools together
     */
    public record About(String name, String title, String version, String instructions, ObjectNode capabilities) {}

    /** @param more methods besides those of tools and prompts */
    public McpServer(About about, List<Tool> tools, List<PromptTemplate> prompts, Map<String, Method> more) {
        this.about = about;
        tools.forEach(tool -> this.tools.put(tool.name(), tool));
        prompts.forEach(prompt -> this.prompts.put(prompt.name(), prompt));
        methods.put(
                TOOLS,
                _ -> list(
                        "tools",
                        this.tools.values().stream().map(Tool::description).toList()));
        methods.put(CALL, this::callTool);
        methods.put(
                PROMPTS,
                _ -> list(
                        "prompts",
                        this.prompts.values().stream()
                                .map(PromptTemplate::toJson)
                                .toList()));
        methods.put("prompts/get", this::prompt);
        methods.putAll(more);
    }

    /** Reads a message that came without headers. */
    public Received receive(String text) {
        return new Envelope(Optional.empty()).open(text);
    }

    /**
     * Reads a message that came by HTTP.
     *
     * @param headers all values of a header, by its name in any case
     */
    public Received receive(String text, Function<String, List<String>> headers) {
        return new Envelope(Optional.of(new MirroredHeaders(headers))).open(text);
    }

    /** The response to something that could not even be read as text. */
    public static Reply rejected(ProtocolError wrong) {
        return new Reply(JsonRpc.error(Optional.empty(), wrong), Optional.of(wrong.kind()), Revision.newestLegacy());
    }

    /**
     * Answers a request. Never fails but by interruption and by what {@code notifications} throws.
     *
     * @param notifications receives the notifications about this request, in any thread, one at a time, and none after the
     *     return
     */
    public Reply answer(Received.Asked asked, Desk desk, Consumer<ObjectNode> notifications)
            throws InterruptedException {
        var call = new Call(asked, desk, notifications);
        try {
            var result = result(asked, call);
            if (asked.revision().isModern()) {
                complete(result);
            }
            return new Reply(JsonRpc.result(asked.id(), result), Optional.empty(), asked.revision());
        } catch (ProtocolError wrong) {
            return failed(asked, wrong);
        } finally {
            call.end();
        }
    }

    /** The response to a request that failed outside of here. */
    public static Reply failed(Received.Asked asked, ProtocolError wrong) {
        return new Reply(JsonRpc.error(Optional.of(asked.id()), wrong), Optional.of(wrong.kind()), asked.revision());
    }

    /** A message as UTF-8, on one line. */
    public static byte[] bytes(ObjectNode message) {
        return JsonRpc.write(message);
    }

    private ObjectNode result(Received.Asked asked, Call call) throws InterruptedException {
        boolean modern = asked.revision().isModern();
        return switch (asked.method()) {
            case String name when modern && name.equals(DISCOVER) -> discovered();
            case String name when !modern && name.equals(INITIALIZE) -> initialized(asked.params());
            case String name when !modern && name.equals(PING) -> object();
            case String name when methods.containsKey(name) -> methods.get(name).answer(call);
            case String _ -> {
                LOG.log(Level.DEBUG, "A client asked for an unknown method");
                throw new ProtocolError(UNKNOWN_METHOD, "There is no such method.");
            }
        };
    }

    private ObjectNode discovered() {
        var result = object();
        var dates = result.putArray("supportedVersions");
        Revision.dates().forEach(dates::add);
        result.set("capabilities", about.capabilities());
        result.put("instructions", about.instructions());
        return cacheable(result);
    }

    /** Agrees on the client's revision if it is one that begins so, else offers the newest of those. */
    private ObjectNode initialized(ObjectNode params) {
        var agreed = Revision.of(text(params, "protocolVersion"))
                .filter(revision -> !revision.isModern())
                .orElse(Revision.newestLegacy());
        var result = object();
        result.put("protocolVersion", agreed.date());
        result.set("capabilities", about.capabilities());
        result.set("serverInfo", implementation());
        result.put("instructions", about.instructions());
        return result;
    }

    private void complete(ObjectNode result) {
        if (!result.has("resultType")) {
            result.put("resultType", "complete");
        }
        var metadata = result.get("_meta") instanceof ObjectNode there ? there : result.putObject("_meta");
        metadata.set(Envelope.PREFIX + "serverInfo", implementation());
    }

    private ObjectNode implementation() {
        return object().put("name", about.name()).put("title", about.title()).put("version", about.version());
    }

    private static ObjectNode list(String name, List<ObjectNode> elements) {
        var result = object();
        result.putArray(name).addAll(elements);
        return cacheable(result);
    }

    /** Adds how long a result may be kept, and that it is the same for everybody. */
    private static ObjectNode cacheable(ObjectNode result) {
        return result.put("ttlMs", FRESH_MILLIS).put("cacheScope", "public");
    }

    private ObjectNode callTool(Call call) throws InterruptedException {
        var tool = tools.get(text(call.params(), "name"));
        if (tool == null) {
            throw new ProtocolError(
                    INVALID_PARAMS, "Unknown tool; there are " + String.join(", ", tools.keySet()) + ".");
        }
        var arguments = call.params().get("arguments");
        if (arguments != null && !(arguments instanceof ObjectNode)) {
            throw new ProtocolError(INVALID_PARAMS, "arguments must be an object.");
        }
        return tool.work().call(call, arguments instanceof ObjectNode named ? named : object());
    }

    private static String text(ObjectNode params, String name) {
        if (!params.path(name).isTextual()) {
            throw new ProtocolError(INVALID_PARAMS, name + " must be a string.");
        }
        return params.path(name).textValue();
    }

    private ObjectNode prompt(Call call) {
        var prompt = prompts.get(text(call.params(), "name"));
        if (prompt == null) {
            throw new ProtocolError(
                    INVALID_PARAMS, "Unknown prompt; there are " + String.join(", ", prompts.keySet()) + ".");
        }
        var result = object();
        result.put("description", prompt.description());
        result.putArray("messages")
                .addObject()
                .put("role", "user")
                .putObject("content")
                .put("type", "text")
                .put("text", prompt.text().apply(arguments(prompt, call.params().get("arguments"))));
        return result;
    }

    private static Map<String, String> arguments(PromptTemplate prompt, JsonNode said) {
        var arguments = new HashMap<String, String>();
        for (var argument : prompt.arguments()) {
            var value = said == null ? null : said.get(argument.name());
            if (value != null && value.isTextual()) {
                if (value.textValue().length() > ARGUMENT_LENGTH_MAX) {
                    throw new ProtocolError(
                            INVALID_PARAMS,
                            argument.name() + " must have at most " + ARGUMENT_LENGTH_MAX + " characters.");
                }
                arguments.put(argument.name(), value.textValue());
            } else if ((value != null && !value.isNull()) || argument.required()) {
                throw new ProtocolError(INVALID_PARAMS, argument.name() + " must be a string.");
            }
        }
        return arguments;
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
