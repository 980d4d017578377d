package dev.incipit.mcp;

import static dev.incipit.mcp.ProtocolError.Kind.INVALID_METADATA;
import static dev.incipit.mcp.ProtocolError.Kind.INVALID_PARAMS;
import static dev.incipit.mcp.ProtocolError.Kind.INVALID_REQUEST;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** Reads the outside of a message: what kind it is, its id, its revision. What a method makes of its parameters is its own. */
record Envelope(Optional<MirroredHeaders> headers) {
    /** Prefix of the protocol's own metadata. */
    static final String PREFIX = "io.modelcontextprotocol/";

    private static final String REVISION = PREFIX + "protocolVersion";
    private static final String CAPABILITIES = PREFIX + "clientCapabilities";
    private static final String NOTIFICATIONS = "notifications/";

    /** Maximum characters of an id, which the response repeats: a client that does not read it would keep it in memory. */
    private static final int ID_LENGTH_MAX = 1_000;

    /** Reads one message; what is wrong with it becomes a response with the id, as far as it can be read. */
    Received open(String text) {
        Optional<JsonNode> id = Optional.empty();
        var revision = Revision.newestLegacy();
        try {
            var message = message(JsonRpc.read(text));
            id = id(message);
            var method = method(message);
            var params = params(message);
            if (id.isEmpty()) {
                return told(method, params);
            }
            revision = spoken(method, params);
            headers.ifPresent(MirroredHeaders::requireOnce);
            var asked = new Received.Asked(id.get(), method, params, revision(method, params));
            if (asked.revision().isModern()) {
                requireMetadata(asked);
                headers.ifPresent(mirrored -> mirrored.requireEqual(method, params));
            }
            return asked;
        } catch (ProtocolError wrong) {
            return new Received.Rejected(new Reply(JsonRpc.error(id, wrong), Optional.of(wrong.kind()), revision));
        }
    }

    private static ObjectNode message(JsonNode read) {
        if (read.isArray()) {
            throw new ProtocolError(
                    INVALID_REQUEST, "Batches are not part of the protocol: send one message at a time.");
        }
        if (!(read instanceof ObjectNode message)) {
            throw new ProtocolError(INVALID_REQUEST, "A message must be a JSON object.");
        }
        return message;
    }

    private static Optional<JsonNode> id(ObjectNode message) {
        var id = message.get("id");
        if (id == null) {
            return Optional.empty();
        }
        if (!id.isTextual() && !id.isIntegralNumber()) {
            throw new ProtocolError(INVALID_REQUEST, "id must be a string or a whole number.");
        }
        if (id.asText().length() > ID_LENGTH_MAX) {
            throw new ProtocolError(INVALID_REQUEST, "id must have at most " + ID_LENGTH_MAX + " characters.");
        }
        return Optional.of(id);
    }

    private static String method(ObjectNode message) {
        if (!"2.0".equals(message.path("jsonrpc").textValue())) {
            throw new ProtocolError(INVALID_REQUEST, "jsonrpc must be \"2.0\".");
        }
        var method = message.get("method");
        if (method == null && (message.has("result") || message.has("error"))) {
            throw new ProtocolError(
                    INVALID_REQUEST, "This server sends no requests, so there is nothing to respond to.");
        }
        if (method == null || !method.isTextual()) {
            throw new ProtocolError(INVALID_REQUEST, "method must be a string.");
        }
        return method.textValue();
    }

    private static ObjectNode params(ObjectNode message) {
        var params = message.get("params");
        if (params == null) {
            return JsonNodeFactory.instance.objectNode();
        }
        if (!(params instanceof ObjectNode named)) {
            throw new ProtocolError(INVALID_PARAMS, "params must be an object.");
        }
        return named;
    }

    private static Received told(String method, ObjectNode params) {
        if (!method.startsWith(NOTIFICATIONS)) {
            throw new ProtocolError(INVALID_REQUEST, "A request needs an id, a string or a whole number.");
        }
        return new Received.Told(method, params);
    }

    /** Which revision's form an error has, before it is clear whether the request is right. */
    private Revision spoken(String method, ObjectNode params) {
        var named = named(params).or(() -> headers.flatMap(MirroredHeaders::revision));
        var modern = method.equals(McpServer.DISCOVER)
                || named.filter(date ->
                                Revision.of(date).filter(r -> !r.isModern()).isEmpty())
                        .isPresent();
        return modern ? Revision.V2026_07_28 : Revision.newestLegacy();
    }

    private static Optional<String> named(ObjectNode params) {
        return Optional.ofNullable(params.path("_meta").get(REVISION))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue);
    }

    private Revision revision(String method, ObjectNode params) {
        var header = headers.flatMap(MirroredHeaders::revision);
        var named = named(params);
        if (named.isPresent() && headers.isPresent() && !named.equals(header)) {
            throw new ProtocolError(
                    ProtocolError.Kind.HEADER_MISMATCH,
                    "Header mismatch: MCP-Protocol-Version must be there and equal the revision in _meta.");
        }
        var said = named.or(() -> header);
        if (said.isEmpty()) {
            // Before the revisions had a name on each request; no client sends server/discover without one.
            return method.equals(McpServer.DISCOVER) ? Revision.V2026_07_28 : Revision.newestLegacy();
        }
        return Revision.of(said.get()).orElseThrow(() -> ProtocolError.unsupported(said.get()));
    }

    private static void requireMetadata(Received.Asked asked) {
        if (named(asked.params()).isEmpty()) {
            throw new ProtocolError(
                    INVALID_METADATA, "params._meta must name the protocol's revision as " + REVISION + ", a string.");
        }
        if (!(asked.metadata().get(CAPABILITIES) instanceof ObjectNode)) {
            throw new ProtocolError(
                    INVALID_METADATA, "params._meta must hold " + CAPABILITIES + ", an object; it may be empty.");
        }
    }
}
