package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The HTTP headers that repeat parts of the body, so that a proxy can decide by them: they must say the same (revision of
 * 2026-07-28, Streamable HTTP, Request Metadata).
 *
 * @param values all values of a header, by its name in any case
 */
record MirroredHeaders(Function<String, List<String>> values) {
    private static final String REVISION = "MCP-Protocol-Version";
    private static final String METHOD = "Mcp-Method";
    private static final String NAME = "Mcp-Name";

    /** The methods whose object has a name, and the parameter that holds it. */
    private static final Map<String, String> NAMED =
            Map.of("tools/call", "name", "prompts/get", "name", "resources/read", "uri");

    private static final String ENCODED = "=?base64?";
    private static final String ENCODED_END = "?=";

    Optional<String> revision() {
        return first(REVISION);
    }

    /** A header with two values may mean one thing to a proxy and another here. */
    void requireOnce() {
        for (var name : List.of(REVISION, METHOD, NAME)) {
            if (values.apply(name).size() > 1) {
                throw mismatch(name + " stands twice.");
            }
        }
    }

    /** Requires the headers to be there and to equal the body. */
    void requireEqual(String method, ObjectNode params) {
        require(METHOD, first(METHOD), method);
        var member = NAMED.get(method);
        if (member != null) {
            require(
                    NAME,
                    first(NAME).map(MirroredHeaders::decoded),
                    params.path(member).asText());
        }
    }

    private static void require(String header, Optional<String> said, String body) {
        if (said.isEmpty()) {
            throw mismatch(header + " is missing.");
        }
        if (!said.get().equals(body)) {
            throw mismatch(header + " does not equal the value in the body.");
        }
    }

    private Optional<String> first(String name) {
        return values.apply(name).stream().findFirst().map(String::strip);
    }

    private static String decoded(String value) {
        if (!value.startsWith(ENCODED)
                || !value.endsWith(ENCODED_END)
                || value.length() < ENCODED.length() + ENCODED_END.length()) {
            return value;
        }
        var base64 = value.substring(ENCODED.length(), value.length() - ENCODED_END.length());
        try {
            return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            throw mismatch(NAME + " is not Base64 as its marks say.");
        }
    }

    private static ProtocolError mismatch(String what) {
        return new ProtocolError(ProtocolError.Kind.HEADER_MISMATCH, "Header mismatch: " + what);
    }
}
