package dev.incipit.api;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.ServerConnectionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A connection's context whose reads and writes are timed by a {@link Pace}. */
final class ClientContext implements ConnectionContext {
    /** Bytes handed to the socket at once: progress is seen slice by slice. */
    private static final int SLICE_MAX = 32 * 1024;

    private static final byte[] NOTHING = {};

    private final ConnectionContext context;
    private final Pace pace;
    private final Supplier<Instant> now;
    private final DataReader reader;
    private final DataWriter writer;
    private boolean begun;
    private byte[] ahead = NOTHING;

    ClientContext(ConnectionContext context, Pace pace, Supplier<Instant> now) {
        this.context = context;
        this.pace = pace;
        this.now = now;
        this.reader = new DataReader(this::read);
        this.writer = new SlicedWriter();
    }

    Pace pace() {
        return pace;
    }

    void requestDone() {
        begun = false;
        pace.requestDone(now.get());
    }

    void bodyDue() {
        pace.due(now.get());
    }

    /**
     * Whether the client has closed its side. While a request is in hand nobody else reads, and what the client sends ahead, one byte
     * of which may have to be taken for the answer, is kept for the next request. Waits a millisecond.
     */
    boolean isClosedByPeer(Socket socket) {
        if (ahead.length > 0) {
            return false;
        }
        try {
            int timeout = socket.getSoTimeout();
            socket.setSoTimeout(1);
            try {
                int next = socket.getInputStream().read();
                ahead = next < 0 ? NOTHING : new byte[] {(byte) next};
                return next < 0;
            } catch (SocketTimeoutException silent) {
                return false;
            } finally {
                socket.setSoTimeout(timeout);
            }
        } catch (IOException broken) {
            return true;
        }
    }

    private byte[] read() {
        if (ahead.length > 0) {
            var taken = ahead;
            ahead = NOTHING;
            pace.read(now.get());
            begun = true;
            return taken;
        }
        pace.reading();
        byte @Nullable [] bytes;
        try {
            bytes = context.serverSocket().get();
        } catch (UncheckedIOException broken) {
            throw new ServerConnectionException("the connection broke", broken);
        } finally {
            pace.read(now.get());
        }
        if (bytes == null) {
            throw end();
        }
        begun = true;
        return bytes;
    }

    /** The end of what the client sends; in the middle of a request too, where the library would take it for a fault of ours. */
    private RuntimeException end() {
        if (begun && pace.late()) {
            return RequestException.builder()
                    .type(EventType.BAD_REQUEST)
                    .status(Status.BAD_REQUEST_400)
                    .message("the request did not arrive in time")
                    .setKeepAlive(false)
                    .build();
        }
        return new CloseConnectionException("the client sends no more");
    }

    private final class SlicedWriter implements DataWriter {
        @Override
        public void write(BufferData... buffers) {
            writeNow(buffers);
        }

        @Override
        public void write(BufferData buffer) {
            writeNow(buffer);
        }

        @Override
        public void writeNow(BufferData... buffers) {
            for (var buffer : buffers) {
                writeNow(buffer);
            }
        }

        @Override
        public void writeNow(BufferData buffer) {
            while (buffer.available() > SLICE_MAX) {
                var slice = new byte[SLICE_MAX];
                buffer.read(slice);
                writeSlice(BufferData.create(slice), SLICE_MAX);
            }
            writeSlice(buffer, buffer.available());
        }

        private void writeSlice(BufferData slice, int bytes) {
            pace.writing(now.get());
            try {
                context.dataWriter().writeNow(slice);
            } finally {
                pace.written(now.get(), bytes);
            }
        }
    }

    @Override
    public ListenerContext listenerContext() {
        return context.listenerContext();
    }

    @Override
    public ExecutorService executor() {
        return context.executor();
    }

    @Override
    public DataWriter dataWriter() {
        return writer;
    }

    @Override
    public DataReader dataReader() {
        return reader;
    }

    @Override
    public Router router() {
        return context.router();
    }

    @Override
    public HelidonSocket serverSocket() {
        return context.serverSocket();
    }

    @Override
    public PeerInfo remotePeer() {
        return context.remotePeer();
    }

    @Override
    public PeerInfo localPeer() {
        return context.localPeer();
    }

    @Override
    public boolean isSecure() {
        return context.isSecure();
    }

    @Override
    public String socketId() {
        return context.socketId();
    }

    @Override
    public String childSocketId() {
        return context.childSocketId();
    }
}
