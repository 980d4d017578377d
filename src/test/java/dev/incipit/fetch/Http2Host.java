package dev.incipit.fetch;

import io.helidon.common.buffers.DataReader;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/** A server on loopback that chooses HTTP/2 and then does with the connection exactly what a test says, frame by frame. */
final class Http2Host implements AutoCloseable {
    private final SSLServerSocket server;
    private final Talk talk;
    private final List<SSLSocket> open = new CopyOnWriteArrayList<>();
    private final List<String> protocols = new CopyOnWriteArrayList<>();
    private final AtomicInteger connections = new AtomicInteger();

    /** What happens on the n-th connection, counted from 1. */
    interface Talk {
        void hold(Wire wire, int connection) throws IOException, InterruptedException;
    }

    Http2Host(TestCertificates certificates, Talk talk) throws Exception {
        this.server = certificates.listening("good");
        this.talk = talk;
        Thread.ofVirtual().start(this::accept);
    }

    String url(String path) {
        return "https://good.example:" + server.getLocalPort() + path;
    }

    /** The protocols that were chosen, connection by connection. */
    List<String> protocols() {
        return protocols;
    }

    int openConnections() {
        return (int) open.stream().filter(socket -> !socket.isClosed()).count();
    }

    Fetchers fetchers(TestCertificates certificates, FetchConfig config) throws Exception {
        return new Fetchers(
                config,
                InstantSource.system(),
                any -> List.of(InetAddress.ofLiteral("127.0.0.1")),
                certificates.trusted());
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (var socket : open) {
            socket.close();
        }
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                var socket = (SSLSocket) server.accept();
                open.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(SSLSocket socket) {
        try (socket) {
            var parameters = socket.getSSLParameters();
            parameters.setApplicationProtocols(new String[] {"h2", "http/1.1"});
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            protocols.add(socket.getApplicationProtocol());
            var wire = new Wire(socket);
            if (socket.getApplicationProtocol().equals("h2")) {
                wire.skip("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".length());
                talk.hold(wire, connections.incrementAndGet());
            } else {
                wire.skip(20);
                wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nplain".getBytes(StandardCharsets.US_ASCII));
                wire.untilGone();
            }
        } catch (IOException | UncheckedIOException | DataReader.InsufficientDataAvailableException gone) {
            // The client has had enough, which is what most tests wait for.
            open.remove(socket);
        } catch (InterruptedException stopped) {
            throw new UncheckedIOException(new IOException(stopped));
        }
    }

    /** The server's end of a connection. */
    static final class Wire {
        private final SSLSocket socket;
        private final DataReader reader;

        private Wire(SSLSocket socket) {
            this.socket = socket;
            this.reader = new DataReader(this::more);
        }

        private byte[] more() {
            try {
                byte[] buffer = new byte[16_384];
                int count = socket.getInputStream().read(buffer);
                return count < 0 ? null : Arrays.copyOf(buffer, count);
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
        }

        void skip(int octets) {
            reader.readBytes(octets);
        }

        /** The client's next frame. */
        Http2Frame frame() throws IOException {
            return Http2Frame.read(reader);
        }

        /** Reads up to the next request and gives its stream. */
        int request() throws IOException {
            for (int i = 0; i < 1_000; i++) {
                var frame = frame();
                if (frame.type() == Http2Frame.FrameType.HEADERS) {
                    return frame.stream();
                }
            }
            throw new EOFException("no request");
        }

        void send(byte[] octets) throws IOException {
            socket.getOutputStream().write(octets);
            socket.getOutputStream().flush();
        }

        void send(Http2Frame.FrameType type, int flags, int stream, byte[] payload) throws IOException {
            send(new Http2Frame(type, flags, stream, payload).bytes());
        }

        /** As every server begins. */
        void settings() throws IOException {
            send(Http2Frame.FrameType.SETTINGS, 0, 0, new byte[0]);
        }

        void headers(int flags, int stream, Map<String, String> headers) throws IOException {
            send(Http2Frame.FrameType.HEADERS, flags | Http2Frame.END_HEADERS, stream, packed(headers));
        }

        /** A status by itself, and no body. */
        void ok(int stream, String body) throws IOException {
            headers(0, stream, Map.of(":status", "200", "content-type", "text/plain"));
            send(Http2Frame.FrameType.DATA, Http2Frame.END_STREAM, stream, body.getBytes(StandardCharsets.UTF_8));
        }

        void untilGone() {
            while (reader.available() >= 0) {
                reader.skip(Math.max(1, reader.available()));
                reader.ensureAvailable();
            }
        }
    }

    static byte[] number(int... numbers) {
        var out = ByteBuffer.allocate(Integer.BYTES * numbers.length);
        Arrays.stream(numbers).forEach(out::putInt);
        return out.array();
    }

    /** Literal headers, without a table (RFC 7541 §6.2.2). */
    static byte[] packed(Map<String, String> headers) {
        var out = new ByteArrayOutputStream();
        headers.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(header -> {
            if (header.getKey().equals(":status")) {
                out.write(8);
            } else {
                out.write(0);
                out.write(header.getKey().length());
                out.writeBytes(header.getKey().getBytes(StandardCharsets.ISO_8859_1));
            }
            out.write(header.getValue().length());
            out.writeBytes(header.getValue().getBytes(StandardCharsets.ISO_8859_1));
        });
        return out.toByteArray();
    }
}
