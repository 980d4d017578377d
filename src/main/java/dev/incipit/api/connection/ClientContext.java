package dev.incipit.api.connection;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.socket.PlainSocket;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import java.net.Socket;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Helidon's view of a connection; {@link ClientTiming} times its reads and writes. Can go with {@link SlowClientWatch}. */
final class ClientContext implements ConnectionContext {
    /** Maximum bytes per write to the socket, so that progress can be seen within a long response. */
    private static final int SLICE_MAX = 32 * 1024;

    private final ListenerFrame frame;
    private final HelidonSocket socket;
    private final ClientTiming timing;
    private final Supplier<Instant> now;
    private final ClientInput input;
    private final DataReader reader;
    private final DataWriter writer;

    ClientContext(ListenerFrame frame, Socket socket, ClientTiming timing, Supplier<Instant> now) {
        this.frame = frame;
        this.socket = PlainSocket.server(
                socket,
                Integer.toHexString(System.identityHashCode(socket)),
                Integer.toHexString(System.identityHashCode(frame)));
        this.timing = timing;
        this.now = now;
        this.input = new ClientInput(this.socket, timing, now);
        this.reader = new DataReader(input);
        this.writer = new SlicedWriter();
    }

    ClientInput input() {
        return input;
    }

    /** To be called when a request head has been read that announces a chunked body. */
    void beginChunked() {
        int held = reader.available();
        input.beginChunked(held == 0 ? new byte[0] : reader.readBytes(held));
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
            int whole = buffer.available();
            if (whole <= SLICE_MAX) {
                writeSlice(buffer, whole);
                return;
            }
            // The last slice is copied too: a buffer that was read in part writes past its end (Helidon's
            // FixedBufferData).
            while (buffer.available() > 0) {
                var slice = new byte[Math.min(SLICE_MAX, buffer.available())];
                buffer.read(slice);
                writeSlice(BufferData.create(slice), slice.length);
            }
        }

        private void writeSlice(BufferData slice, int bytes) {
            timing.writing(now.get());
            try {
                socket.write(slice);
            } finally {
                timing.written(now.get(), bytes);
            }
        }
    }

    @Override
    public ListenerContext listenerContext() {
        return frame;
    }

    @Override
    public ExecutorService executor() {
        return frame.executor();
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
        return frame.router();
    }

    @Override
    public HelidonSocket serverSocket() {
        return socket;
    }

    @Override
    public PeerInfo remotePeer() {
        return socket.remotePeer();
    }

    @Override
    public PeerInfo localPeer() {
        return socket.localPeer();
    }

    @Override
    public boolean isSecure() {
        return false;
    }

    @Override
    public String socketId() {
        return socket.socketId();
    }

    @Override
    public String childSocketId() {
        return socket.childSocketId();
    }
}
