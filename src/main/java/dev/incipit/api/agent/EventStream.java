package dev.incipit.api.agent;

import dev.incipit.api.GrowingBody;
import dev.incipit.api.exchange.Exchange;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;

/**
 * A response of server-sent events (HTML Living Standard §9.2), begun by its first event. A client that closes its sending
 * side counts as gone: the protocol makes that the way to cancel. Safe for use by several threads, until {@link #close}.
 */
final class EventStream {
    static final String TYPE = "text/event-stream";
    private static final byte[] BEGIN = "event: message\ndata: ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = "\n\n".getBytes(StandardCharsets.US_ASCII);

    private final GrowingBody body;

    EventStream(Exchange exchange, ServerResponse response) {
        this.body = new GrowingBody(exchange, response, TYPE);
    }

    boolean isOpen() {
        return body.isOpen();
    }

    void send(byte[] json) {
        body.send(BEGIN, json, END);
    }

    void close() {
        body.close();
    }
}
