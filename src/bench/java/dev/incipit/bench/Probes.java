package dev.incipit.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Asks for readiness twenty times a second until interrupted, and says how long the answers took. By sockets, which need no threads. */
final class Probes implements Runnable {
    private static final int HEAD_BYTES_MAX = 4096;
    private static final String REQUEST = "GET /health/ready HTTP/1.1\r\nHost: localhost\r\n";

    private final String name;
    private final Probe probe;
    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());

    Probes(String name, Probe probe) {
        this.name = name;
        this.probe = probe;
    }

    /** One question and its answer. */
    @FunctionalInterface
    interface Probe {
        void ask() throws IOException;
    }

    /** Each on a connection of its own, as the kubelet asks. */
    static Probe anew(int port) {
        return () -> {
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                ask(socket, REQUEST + "Connection: close\r\n\r\n");
            }
        };
    }

    /** All on one connection. */
    static Probe kept(int port) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        return () -> ask(socket, REQUEST + "\r\n");
    }

    private static void ask(Socket socket, String request) throws IOException {
        socket.setTcpNoDelay(true);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        var in = socket.getInputStream();
        var head = line(in);
        if (!head.startsWith("HTTP/1.1 200 ")) {
            throw new IOException(head);
        }
        boolean chunked = false;
        int length = 0;
        for (var header = line(in); !header.isEmpty(); header = line(in)) {
            var lower = header.toLowerCase(Locale.ROOT);
            chunked |= lower.startsWith("transfer-encoding:");
            length = lower.startsWith("content-length:")
                    ? Integer.parseInt(header.substring(header.indexOf(':') + 1).strip())
                    : length;
        }
        for (var size = chunked ? line(in) : "0"; !size.equals("0"); size = line(in)) {
            in.readNBytes(Integer.parseInt(size, 16) + 2);
        }
        in.readNBytes(chunked ? 2 : length);
    }

    private static String line(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int i = 0; i < HEAD_BYTES_MAX; i++) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("The connection ended after: " + line);
            }
            if (next == '\n') {
                return line.toString().strip();
            }
            line.append((char) next);
        }
        throw new IOException("A line without an end: " + line);
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                long start = System.nanoTime();
                probe.ask();
                nanos.add(System.nanoTime() - start);
                TimeUnit.MILLISECONDS.sleep(50);
            }
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public String toString() {
        var sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty()
                ? "    " + name + ": none"
                : "    %s: p50 %.1f ms, p99 %.1f ms, worst %.1f ms of %d"
                        .formatted(
                                name,
                                sorted.get(sorted.size() / 2) / 1e6,
                                sorted.get(sorted.size() * 99 / 100) / 1e6,
                                sorted.getLast() / 1e6,
                                sorted.size());
    }
}
