package dev.incipit.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A line to a server on loopback that a test can hold up, cut and mend. */
final class Wire implements AutoCloseable {
    private final ServerSocket door;
    private final int target;
    private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
    private final Object gate = new Object();
    private volatile boolean held;
    private volatile boolean cut;

    Wire(int target) throws IOException {
        this.target = target;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Nothing passes any more, and nobody is told. */
    void hold() {
        held = true;
    }

    /** Every connection is broken, new ones at once. */
    void cut() throws IOException {
        cut = true;
        mendHeld();
        for (var socket : sockets) {
            socket.close();
        }
    }

    void mend() {
        cut = false;
        mendHeld();
    }

    private void mendHeld() {
        held = false;
        synchronized (gate) {
            gate.notifyAll();
        }
    }

    private void accept() {
        try {
            for (var near = door.accept(); near != null; near = door.accept()) {
                if (cut) {
                    near.close();
                } else {
                    var far = new Socket(InetAddress.getLoopbackAddress(), target);
                    pump(near, far);
                    pump(far, near);
                }
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void pump(Socket from, Socket to) {
        sockets.add(from);
        Thread.ofVirtual().start(() -> {
            var buffer = new byte[8192];
            try (from;
                    to) {
                for (var read = from.getInputStream().read(buffer);
                        read >= 0;
                        read = from.getInputStream().read(buffer)) {
                    waitWhileHeld();
                    to.getOutputStream().write(buffer, 0, read);
                }
            } catch (IOException | InterruptedException broken) {
                // So it was meant.
            }
        });
    }

    private void waitWhileHeld() throws InterruptedException {
        synchronized (gate) {
            while (held) {
                gate.wait();
            }
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        cut();
    }
}
