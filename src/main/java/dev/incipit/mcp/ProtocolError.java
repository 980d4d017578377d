package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** An error of the protocol (JSON-RPC 2.0 §5.1 and the revision of 2026-07-28): the request was not as it must be. */
public final class ProtocolError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient Optional<ObjectNode> data;

    public enum Kind {
        PARSE(-32700, true),
        INVALID_REQUEST(-32600, true),
        UNKNOWN_METHOD(-32601, false),
        INVALID_PARAMS(-32602, false),
        /** The parameters that every request of a modern revision carries are missing or wrong. */
        INVALID_METADATA(-32602, true),
        INTERNAL(-32603, false),
        HEADER_MISMATCH(-32020, true),
        MISSING_CAPABILITY(-32021, true),
        UNSUPPORTED_REVISION(-32022, true);

        private final int code;
        private final boolean badRequest;

        Kind(int code, boolean badRequest) {
            this.code = code;
            this.badRequest = badRequest;
        }

        /** Whether an HTTP response says so by its status too: the message as a whole is at fault, not what it asks for. */
        public boolean isBadRequest() {
            return badRequest;
        }
    }

    public ProtocolError(Kind kind, String message) {
        this(kind, message, Optional.empty());
    }

    public ProtocolError(Kind kind, String message, Optional<ObjectNode> data) {
        super(message, null, false, false);
        this.kind = kind;
        this.data = data;
    }

    static ProtocolError unsupported(String requested) {
        var data = JsonNodeFactory.instance.objectNode();
        List<String> supported = Revision.dates();
        var dates = data.putArray("supported");
        supported.forEach(dates::add);
        data.put("requested", requested);
        return new ProtocolError(
                Kind.UNSUPPORTED_REVISION,
                "Unsupported protocol version; this server speaks " + String.join(", ", supported) + ".",
                Optional.of(data));
    }

    Kind kind() {
        return kind;
    }

    ObjectNode toJson() {
        var error = JsonNodeFactory.instance.objectNode();
        error.put("code", kind.code);
        error.put("message", getMessage());
        data.ifPresent(details -> error.set("data", details));
        return error;
    }
}
