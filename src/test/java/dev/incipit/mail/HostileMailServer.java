package dev.incipit.mail;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A mail server of bad habits: it says whatever it likes. */
final class HostileMailServer implements AutoCloseable {
    /** What it does with one client, until the client leaves. */
    @FunctionalInterface
    interface Habit {
        void treat(Talk talk) throws IOException;
    }

    /** A conversation with one client. */
    record Talk(InputStream in, OutputStream out, ConcurrentLinkedQueue<String> heard) {
        Talk say(String text) throws IOException {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
            return this;
        }

        /** Waits for a line of the client. */
        Talk listen() throws IOException {
            var line = new StringBuilder();
            int next = in.read();
            while (next >= 0 && next != '\n') {
                line.append((char) next);
                next = in.read();
            }
            heard.add(line.toString().strip());
            return this;
        }
    }

    private final ServerSocket listener;
    private final ConcurrentLinkedQueue<String> heard = new ConcurrentLinkedQueue<>();

    HostileMailServer(Habit habit) throws IOException {
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> {
            while (!listener.isClosed()) {
                try {
                    var client = listener.accept();
                    Thread.ofVirtual().start(() -> treat(client, habit));
                } catch (IOException over) {
                    return;
                }
            }
        });
    }

    private void treat(Socket client, Habit habit) {
        try (client) {
            habit.treat(new Talk(client.getInputStream(), client.getOutputStream(), heard));
        } catch (IOException left) {
            // As expected of a client that has had enough.
        }
    }

    int port() {
        return listener.getLocalPort();
    }

    /** The lines of all clients so far. */
    String heard() {
        return String.join("|", heard);
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
