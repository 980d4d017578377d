package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The body of a response that is sent part by part while the work for it goes on, begun by its first part. A client that closes
 * its sending side counts as gone. Safe for use by several threads, until {@link #close}.
 */
public final class GrowingBody {
    /** Keeps a proxy from collecting the parts. */
    private static final Header UNBUFFERED = HeaderValues.create("X-Accel-Buffering", "no");

    private final Exchange exchange;
    private final ServerResponse response;
    private final List<Header> headers;
    private final Optional<ClientConnection> connection = ClientConnection.current();
    private final ReentrantLock writing = new ReentrantLock();
    private volatile Optional<OutputStream> out = Optional.empty();
    private volatile boolean broken;

    /** A body for the current request. */
    public GrowingBody(Exchange exchange, ServerResponse response, String mediaType) {
        this.exchange = exchange;
        this.response = response;
        this.headers = List.of(HeaderValues.create(HeaderNames.CONTENT_TYPE, mediaType), UNBUFFERED);
        exchange.goneWhen(this::isGone);
    }

    /** A body for a request outside this room. */
    public static GrowingBody of(ServerRequest request, ServerResponse response, String mediaType) {
        return new GrowingBody(Exchange.of(request), response, mediaType);
    }

    public boolean isOpen() {
        return out.isPresent();
    }

    /** Sends a part at once. A client that is gone is noticed by the run, and here nothing happens. */
    public void send(byte[]... parts) {
        if (broken) {
            return;
        }
        writing.lock();
        try {
            var stream = out.orElseGet(this::open);
            for (var part : parts) {
                stream.write(part);
            }
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
        headers.forEach(response::header);
        var opened = response.outputStream();
        out = Optional.of(opened);
        return opened;
    }

    public void close() {
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

    /** Whether the client is gone, as far as can be known without waiting. */
    public boolean isGone() {
        if (broken) {
            return true;
        }
        // While a part is being written, the writer learns it.
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
