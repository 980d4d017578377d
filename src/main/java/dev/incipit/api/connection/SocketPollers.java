package dev.incipit.api.connection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

/**
 * Opens the JDK's pollers, by which virtual threads wait for sockets. The JDK opens them at the first wait; if no file
 * descriptor is free then, the class fails to initialize, and every later wait in the process fails too. So this must run
 * before clients connect. No Helidon change would let it go: the lazy start is the JDK's (JDK-8318422).
 */
public final class SocketPollers {
    private static final int WAIT_MILLIS = 1;

    private SocketPollers() {}

    /**
     * Opens the pollers by one short wait on loopback.
     *
     * @throws UncheckedIOException when there are no file descriptors even now
     */
    public static void open() {
        try (var listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                var client = new Socket(listener.getInetAddress(), listener.getLocalPort())) {
            client.setSoTimeout(WAIT_MILLIS);
            var waiting = Thread.ofVirtual().start(() -> waitOn(client));
            waiting.join();
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static void waitOn(Socket client) {
        try {
            client.getInputStream().read();
        } catch (SocketTimeoutException asWanted) {
            // Expected: nothing is sent.
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
