package dev.incipit.api.connection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

/**
 * What virtual threads wait for sockets by. The JDK opens it at the first wait; where no file descriptor is free at that moment, its
 * class fails to initialize, and with it every later wait of the process. So it is opened before clients are.
 */
public final class SocketPollers {
    private static final int WAIT_MILLIS = 1;

    private SocketPollers() {}

    /**
     * Opens it, by one short wait on loopback.
     *
     * @throws UncheckedIOException where there are no file descriptors even now
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
            // Nobody writes.
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
