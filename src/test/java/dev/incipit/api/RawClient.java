package dev.incipit.api;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A client that writes and reads bytes, for what no proper client sends. */
public final class RawClient implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;
    private final Socket socket;

    public RawClient(int port) {
        this(port, 0);
    }

    /** One for which the system keeps so many bytes that it did not read yet; 0 is the system's own number. */
    public RawClient(int port, int bytesKept) {
        try {
            socket = new Socket();
            if (bytesKept > 0) {
                socket.setReceiveBufferSize(bytesKept);
            }
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.setSoTimeout(PATIENCE_MILLIS);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    public RawClient write(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    Socket socket() {
        return socket;
    }

    public InputStream in() throws IOException {
        return socket.getInputStream();
    }

    /** Everything until the server closes. */
    public String readAll() throws IOException {
        return new String(in().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** One answer with a Content-Length, head and body. */
    public String readOne() throws IOException {
        var bytes = new ByteArrayOutputStream();
        int need = -1;
        while (need != bytes.size()) {
            int next = in().read();
            if (next < 0) {
                return bytes.toString(StandardCharsets.UTF_8);
            }
            bytes.write(next);
            if (need < 0 && bytes.toString(StandardCharsets.UTF_8).endsWith("\r\n\r\n")) {
                need = bytes.size() + contentLength(bytes.toString(StandardCharsets.UTF_8));
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static int contentLength(String head) {
        return head.lines()
                .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith("content-length:"))
                .map(line ->
                        Integer.parseInt(line.substring(line.indexOf(':') + 1).strip()))
                .findFirst()
                .orElse(0);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
