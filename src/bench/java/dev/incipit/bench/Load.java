package dev.incipit.bench;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Requests over connections that are kept open, one after another on each, as fast as the answers come. One thread serves all
 * connections, so that the load costs the machine little beside what it loads.
 */
final class Load {
    private static final int SAMPLES_MAX = 2_000_000;
    private static final int ANSWER_BYTES_MAX = 64 * 1024;
    private static final int TICK_MILLIS = 100;

    private final String expected;
    private final long[] nanos = new long[SAMPLES_MAX];
    private int answered;
    private int unexpected;

    private Load(int expectedStatus) {
        this.expected = "HTTP/1.1 " + expectedStatus + " ";
    }

    /** What is sent, and the status that is expected of it. */
    record Call(int port, String path, String body, int expectedStatus) {}

    /** What came of it; {@code nanos} is how long each answer took, shortest first. */
    record Result(double perSecond, long[] nanos, int unexpected) {
        double percentileMillis(int percent) {
            return nanos[(int) ((nanos.length - 1L) * percent / 100)] / 1e6;
        }
    }

    /** One connection of those at work: what it sends, and what of the answer has come. */
    private static final class Client {
        private final ByteBuffer request;
        private final ByteBuffer answer = ByteBuffer.allocate(ANSWER_BYTES_MAX);
        private long sentNanos;

        Client(Call call, String key) {
            request = ByteBuffer.wrap(("POST " + call.path() + " HTTP/1.1\r\nHost: localhost\r\nx-api-key: " + key
                            + "\r\nContent-Type: application/json\r\nContent-Length: "
                            + call.body().length() + "\r\n\r\n" + call.body())
                    .getBytes(StandardCharsets.US_ASCII));
        }

        void send(SocketChannel channel) throws IOException {
            sentNanos = System.nanoTime();
            request.rewind();
            answer.clear();
            while (request.hasRemaining()) {
                channel.write(request);
            }
        }

        /** Its first line and headers, once the whole answer is there; else nothing. */
        String head() {
            var text = new String(answer.array(), 0, Math.min(answer.position(), 2_000), StandardCharsets.ISO_8859_1);
            int end = text.indexOf("\r\n\r\n");
            if (end < 0) {
                return "";
            }
            var head = text.substring(0, end + 2).toLowerCase(Locale.ROOT);
            int at = head.indexOf("content-length:") + "content-length:".length();
            int length =
                    Integer.parseInt(head.substring(at, head.indexOf('\r', at)).strip());
            return answer.position() >= end + 4 + length ? text.substring(0, end) : "";
        }
    }

    /** A connection for each key, until the time is over. */
    static Result on(Call call, List<String> keys, Duration duration) throws IOException {
        var load = new Load(call.expectedStatus());
        long start = System.nanoTime();
        var channels = new ArrayList<SocketChannel>();
        try (var selector = Selector.open()) {
            for (var key : keys) {
                var channel = SocketChannel.open(new InetSocketAddress("127.0.0.1", call.port()));
                channels.add(channel);
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                channel.configureBlocking(false);
                var client = new Client(call, key);
                channel.register(selector, SelectionKey.OP_READ, client);
                client.send(channel);
            }
            while (System.nanoTime() - start < duration.toNanos() && load.answered < SAMPLES_MAX - keys.size()) {
                selector.select(load::read, TICK_MILLIS);
            }
        } finally {
            for (var channel : channels) {
                channel.close();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        var nanos = Arrays.copyOf(load.nanos, load.answered);
        Arrays.sort(nanos);
        return new Result(load.answered / seconds, nanos, load.unexpected);
    }

    private void read(SelectionKey selected) {
        var client = (Client) selected.attachment();
        var channel = (SocketChannel) selected.channel();
        try {
            if (channel.read(client.answer) < 0) {
                throw new IllegalStateException("The server closed the connection");
            }
            var head = client.head();
            if (!head.isEmpty()) {
                nanos[answered++] = System.nanoTime() - client.sentNanos;
                unexpected += head.startsWith(expected) ? 0 : 1;
                client.send(channel);
            }
        } catch (IOException broken) {
            throw new IllegalStateException("The connection broke", broken);
        }
    }
}
