package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.RawClient;
import io.helidon.http.DirectHandler;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.time.Instant;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A listening socket when things go wrong; with the end of descriptors, OpenFilesTest. */
@Timeout(60)
final class ListenerTest {
    private static final String GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch release = new CountDownLatch(1);
    private final CountDownLatch asked = new CountDownLatch(1);
    private final AtomicBoolean broken = new AtomicBoolean();
    private final Queue<SocketChannel> channels = new ConcurrentLinkedQueue<>();

    private Listener listener(ServerSocketChannel socket, ThreadFactory threads) {
        var slowClients = new SlowClientWatch(Duration.ofMinutes(1), Duration.ofMinutes(1), this::now);
        var routing = HttpRouting.builder()
                .get("/", (_, response) -> response.send("here"))
                .get("/slow", (_, response) -> {
                    asked.countDown();
                    release.await();
                    response.send("late");
                });
        var frame = ListenerFrame.of(routing, DirectHandler.defaultHandler(), 0);
        return new Listener(
                "listener",
                socket,
                10,
                threads,
                accepted -> {
                    channels.add(accepted);
                    return new ClientConnection(accepted, frame, slowClients);
                },
                ended::countDown);
    }

    private Instant now() {
        if (broken.get()) {
            throw new NoClassDefFoundError("what the end of a connection needs");
        }
        return Instant.now();
    }

    private static ServerSocketChannel bound() throws IOException {
        return ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    @Test
    void aListenerWhoseSocketIsLostTellsSo() throws IOException, InterruptedException {
        var socket = bound();
        var listener = listener(socket, Thread.ofVirtual().factory());
        assertTrue(listener.answers());
        socket.close();
        assertTrue(ended.await(20, TimeUnit.SECONDS), "nobody was told");
        assertFalse(listener.answers());
    }

    @Test
    void aListenerThatIsStoppedIsNotLost() throws IOException {
        var listener = listener(bound(), Thread.ofVirtual().factory());
        listener.stop(Duration.ofSeconds(5));
        assertEquals(1, ended.getCount());
        assertFalse(listener.answers());
    }

    @Test
    void aConnectionForWhichThereIsNoThreadCostsNoOther() throws IOException {
        var refusals = new AtomicInteger(3);
        var listener = listener(bound(), work -> {
            if (refusals.getAndDecrement() > 0) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            return Thread.ofVirtual().unstarted(work);
        });
        for (int i = 0; i < 3; i++) {
            try (var client = new RawClient(listener.port())) {
                assertEquals(-1, client.in().read());
            }
        }
        try (var client = new RawClient(listener.port())) {
            assertTrue(client.write(GET).readOne().startsWith("HTTP/1.1 200 "));
        }
        listener.stop(Duration.ZERO);
    }

    @Test
    void aConnectionWhoseEndFailsIsClosedAllTheSame() throws IOException, InterruptedException {
        var listener = listener(bound(), Thread.ofVirtual().factory());
        try (var client = new RawClient(listener.port())) {
            client.write(GET).readOne();
            broken.set(true);
            client.write(GET).readAll();
        }
        while (channels.element().isOpen()) {
            Thread.sleep(10);
        }
        listener.stop(Duration.ZERO);
    }

    @Test
    void aListenerWhoseLastClientFailedAnswersAgainThoughNobodyElseComes() throws IOException, InterruptedException {
        var refusals = new AtomicInteger(1);
        var listener = listener(bound(), work -> {
            if (refusals.getAndDecrement() > 0) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            return Thread.ofVirtual().unstarted(work);
        });
        try (var client = new RawClient(listener.port())) {
            assertEquals(-1, client.in().read());
        }
        while (!listener.answers()) {
            Thread.sleep(10);
        }
        listener.stop(Duration.ZERO);
    }

    @Test
    void aStopEndsIdleConnectionsAtOnceAndLetsARequestInFlightEnd() throws Exception {
        var listener = listener(bound(), Thread.ofVirtual().factory());
        try (var idle = new RawClient(listener.port());
                var busy = new RawClient(listener.port())) {
            idle.write(GET).readOne();
            busy.write(GET.replace("/ ", "/slow "));
            assertTrue(asked.await(20, TimeUnit.SECONDS));
            var stop = Thread.ofVirtual().start(() -> listener.stop(Duration.ofSeconds(30)));
            assertEquals(-1, idle.in().read());
            assertTrue(stop.isAlive());
            release.countDown();
            assertTrue(busy.readOne().endsWith("late"));
            stop.join();
        }
    }

    @Test
    void aStopWaitsForNobodyBeyondItsGrace() throws Exception {
        var listener = listener(bound(), Thread.ofPlatform().daemon().factory());
        try (var busy = new RawClient(listener.port())) {
            busy.write(GET.replace("/ ", "/slow "));
            assertTrue(asked.await(20, TimeUnit.SECONDS));
            listener.stop(Duration.ofMillis(100));
            // Interrupted, its work may still say that it failed; "late" it does not say.
            assertFalse(busy.readAll().contains("late"));
        }
    }
}
