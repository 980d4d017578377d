package dev.incipit.api.agent;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A response of server-sent events (HTML Living Standard §9.2), begun by its first event. A client that closes its sending
 * side counts as gone: the protocol makes that the way to cancel. Safe for use by several threads, until {@link #close}.
 */
final class EventStream {
    static final String TYPE = "text/event-stream";
    private static final byte[] BEGIN = "event: message\ndata: ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = "\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final Header EVENTS = HeaderValues.create(HeaderNames.CONTENT_TYPE, TYPE);

    /** Keeps a proxy from collecting the events. */
    private static final Header UNBUFFERED = HeaderValues.create("X-Accel-Buffering", "no");

    private final Exchange exchange;
    private final ServerResponse response;
    private final Optional<ClientConnection> connection = ClientConnection.current();
    private final ReentrantLock writing = new ReentrantLock();
    private volatile Optional<OutputStream> out = Optional.empty();
    private volatile boolean broken;

    EventStream(Exchange exchange, ServerResponse response) {
        this.exchange = exchange;
        this.response = response;
        exchange.goneWhen(this::isGone);
    }

    boolean isOpen() {
        return out.isPresent();
    }

    /** Sends a line of JSON as an event. A client that is gone is noticed by {@link #isGone}, and here nothing happens. */
    void send(byte[] json) {
        if (broken) {
            return;
        }
        writing.lock();
        try {
            var stream = out.orElseGet(this::open);
            stream.write(BEGIN);
            stream.write(json);
            stream.write(END);
            stream.flush();
        } catch (IOException | UncheckedIOException | ServerConnectionException gone) {
            broken = true;
        } finally {
            writing.unlock();
        }
    }

    private OutputStream open() {
        exchange.facts().status(Status.OK_200.code());
        response.status(Status.OK_200);
        exchange.headers().forEach(response::header);
        response.header(EVENTS);
        response.header(UNBUFFERED);
        var opened = response.outputStream();
        out = Optional.of(opened);
        return opened;
    }

    /** Ends the response. */
    void close() {
        try {
            if (out.isPresent() && !broken) {
                out.get().close();
                return;
            }
        } catch (IOException | UncheckedIOException | ServerConnectionException gone) {
            throw new CloseConnectionException("the client left before the answer was complete", gone);
        }
        throw new CloseConnectionException("the client left before the answer was complete");
    }

    private boolean isGone() {
        if (broken) {
            return true;
        }
        // While an event is being written, the writer learns it.
        if (!writing.tryLock()) {
            return false;
        }
        try {
            return connection
                    .filter(client -> isOpen() ? client.hasHungUp() : client.isGone())
                    .isPresent();
        } finally {
            writing.unlock();
        }
    }
}
