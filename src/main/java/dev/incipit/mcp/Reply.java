package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * A response.
 *
 * @param message the JSON-RPC response
 */
public record Reply(ObjectNode message, Optional<ProtocolError.Kind> error, Revision revision) {
    /** The message as UTF-8, on one line. */
    public byte[] bytes() {
        return JsonRpc.write(message);
    }

    /** Whether an HTTP response has the status of a bad request. */
    public boolean isBadRequest() {
        return error.filter(ProtocolError.Kind::isBadRequest).isPresent();
    }

    public boolean isFault() {
        return error.filter(kind -> kind == ProtocolError.Kind.INTERNAL).isPresent();
    }

    /** Whether an HTTP response has the status of something not found: in modern revisions, for an unknown method. */
    public boolean isNotFound() {
        return revision.isModern()
                && error.filter(kind -> kind == ProtocolError.Kind.UNKNOWN_METHOD)
                        .isPresent();
    }
}
