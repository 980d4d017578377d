package dev.incipit.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A port behind which the database is as far away as one in another building: every byte arrives later by that much, in order. */
final class DistantDatabase implements AutoCloseable {
    private static final int PIECE_BYTES = 64 * 1024;

    private final ServerSocket door = new ServerSocket(0, 64, InetAddress.ofLiteral("127.0.0.1"));
    private final int port;
    private final Duration oneWay;

    DistantDatabase(int port, Duration oneWay) throws IOException {
        this.port = port;
        this.oneWay = oneWay;
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                var client = door.accept();
                var database = new Socket(InetAddress.ofLiteral("127.0.0.1"), port);
                client.setTcpNoDelay(true);
                database.setTcpNoDelay(true);
                carry(client, database);
                carry(database, client);
            }
        } catch (IOException closed) {
            // The benchmark has ended.
            Thread.currentThread().interrupt();
        }
    }

    private record Piece(byte[] bytes, long dueNanos) {}

    private void carry(Socket from, Socket to) {
        var pieces = new LinkedBlockingQueue<Piece>();
        Thread.ofVirtual().start(() -> {
            var buffer = new byte[PIECE_BYTES];
            try (from) {
                for (int read = from.getInputStream().read(buffer);
                        read > 0;
                        read = from.getInputStream().read(buffer)) {
                    pieces.add(new Piece(java.util.Arrays.copyOf(buffer, read), System.nanoTime() + oneWay.toNanos()));
                }
            } catch (IOException closed) {
                // The other side is told by the empty piece.
            }
            pieces.add(new Piece(new byte[0], System.nanoTime()));
        });
        Thread.ofVirtual().start(() -> {
            try (to;
                    var out = to.getOutputStream()) {
                deliver(pieces, out);
            } catch (IOException closed) {
                // Nobody listens any more.
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private static void deliver(LinkedBlockingQueue<Piece> pieces, OutputStream out)
            throws IOException, InterruptedException {
        for (var piece = pieces.take(); piece.bytes().length > 0; piece = pieces.take()) {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, piece.dueNanos() - System.nanoTime()));
            out.write(piece.bytes());
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
