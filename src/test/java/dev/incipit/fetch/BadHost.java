package dev.incipit.fetch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A server on loopback that does with each connection exactly what a test says, byte by byte. */
public final class BadHost implements AutoCloseable {
    private static final int REQUEST_BYTES_MAX = 1 << 17;

    private final ServerSocket server;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final AtomicInteger connections = new AtomicInteger();

    /** What happens on one connection. */
    public interface Behaviour {
        /** Does it. */
        void serve(Wire wire) throws IOException, InterruptedException;
    }

    /** The same on every connection. */
    public BadHost(Behaviour behaviour) throws IOException {
        this(new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1")), behaviour);
    }

    /** On a socket that listens already. */
    public BadHost(ServerSocket server, Behaviour behaviour) {
        this.server = server;
        Thread.ofVirtual().start(() -> accept(behaviour));
    }

    /** Does with each request what its path says; what is none of these paths is 404. */
    public static BadHost routing(Map<String, Behaviour> behaviours) throws IOException {
        return new BadHost(wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                var path = request.split(" ", 3)[1];
                behaviours
                        .getOrDefault(path, other -> other.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"))
                        .serve(wire);
            }
        });
    }

    /** Answers every request on every connection with these bytes. */
    public static BadHost answering(String answer) throws IOException {
        return answering(answer.getBytes(StandardCharsets.ISO_8859_1));
    }

    public static BadHost answering(byte[] answer) throws IOException {
        return new BadHost(wire -> {
            while (!wire.request().isEmpty()) {
                wire.send(answer);
            }
        });
    }

    /** One answer a connection, which then closes. */
    public static BadHost answeringOnce(String answer) throws IOException {
        return new BadHost(wire -> {
            wire.request();
            wire.send(answer);
        });
    }

    /** As it says. */
    public String url(String path) {
        return "http://127.0.0.1:" + server.getLocalPort() + path;
    }

    /** As it says. */
    public int port() {
        return server.getLocalPort();
    }

    /** As it says. */
    public List<String> requests() {
        return requests;
    }

    /** As it says. */
    public int connections() {
        return connections.get();
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (var socket : open) {
            socket.close();
        }
    }

    private void accept(Behaviour behaviour) {
        while (!server.isClosed()) {
            try {
                var socket = server.accept();
                open.add(socket);
                connections.incrementAndGet();
                Thread.ofVirtual().start(() -> serve(socket, behaviour));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket, Behaviour behaviour) {
        try (socket) {
            behaviour.serve(new Wire(socket));
        } catch (IOException gone) {
            // The client has had enough, which is what most tests wait for.
            open.remove(socket);
        } catch (InterruptedException stopped) {
            throw new UncheckedIOException(new IOException(stopped));
        }
    }

    /** The server's end of a connection. */
    public final class Wire {
        private final Socket socket;

        private Wire(Socket socket) {
            this.socket = socket;
        }

        /** The next request's head; empty when the client closed. */
        public String request() throws IOException {
            var head = new ByteArrayOutputStream();
            var in = socket.getInputStream();
            int octet = in.read();
            while (octet >= 0 && head.size() < REQUEST_BYTES_MAX) {
                head.write(octet);
                if (octet == '\n' && head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
                    var text = head.toString(StandardCharsets.ISO_8859_1);
                    requests.add(text);
                    return text;
                }
                octet = in.read();
            }
            return "";
        }

        /** The next octet; -1 when the client closed. */
        public int octet() throws IOException {
            return socket.getInputStream().read();
        }

        /** Sends Latin-1. */
        public void send(String text) throws IOException {
            send(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        /** Sends octets. */
        public void send(byte[] octets) throws IOException {
            socket.getOutputStream().write(octets);
            socket.getOutputStream().flush();
        }

        /** Ends the connection with a reset. */
        public void reset() throws IOException {
            socket.setSoLinger(true, 0);
            socket.close();
        }

        /** Sends the bytes one at a time, with a pause after each, until the client goes or they are all sent. */
        public void drip(String text, long pauseMillis) throws IOException, InterruptedException {
            for (byte octet : text.getBytes(StandardCharsets.ISO_8859_1)) {
                send(new byte[] {octet});
                Thread.sleep(pauseMillis);
            }
        }

        /** Passes bytes on to a port of this machine and back, until both ends have had enough. */
        public void relay(int port) throws IOException, InterruptedException {
            try (var far = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
                var back = Thread.ofVirtual().start(() -> pass(far, socket));
                pass(socket, far);
                back.join();
            }
        }

        private static void pass(Socket from, Socket to) {
            try {
                from.getInputStream().transferTo(to.getOutputStream());
                to.shutdownOutput();
            } catch (IOException gone) {
                // The other direction sees it too.
                return;
            }
        }

        /** Says nothing until the client goes. */
        public void silence() throws IOException {
            while (socket.getInputStream().read() >= 0) {
                Thread.onSpinWait();
            }
        }
    }
}
