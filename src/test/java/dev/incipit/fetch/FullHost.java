package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** A host on loopback that accepts nobody, and with whom as many are waiting as may. */
public final class FullHost implements AutoCloseable {
    private final ServerSocket server = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"));
    private final List<Socket> waiting = new ArrayList<>();

    /** Full after two or three connections. */
    public FullHost() throws IOException {
        try {
            for (int i = 0; i < 3; i++) {
                var socket = new Socket();
                waiting.add(socket);
                socket.connect(server.getLocalSocketAddress(), 200);
            }
        } catch (IOException wanted) {
            assertTrue(waiting.size() > 1);
        }
    }

    /** Its front page's. */
    public String url() {
        return "http://127.0.0.1:" + server.getLocalPort() + "/";
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (var socket : waiting) {
            socket.close();
        }
    }
}
