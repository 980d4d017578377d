package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Answers the requests of one name. */
@FunctionalInterface
public interface Method {
    /**
     * The result.
     *
     * @throws ProtocolError if the parameters are not what the method takes
     */
    ObjectNode answer(Call call) throws InterruptedException;
}
