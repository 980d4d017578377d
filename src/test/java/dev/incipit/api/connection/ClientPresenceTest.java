package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class ClientPresenceTest {
    private static final String INTERIM = "HTTP/1.1 100 Continue\r\n\r\n";
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final ClientInput input = new ClientInput(() -> null, new ClientTiming(new Socket(), NOON), () -> NOON);
    private SocketChannel client;
    private SocketChannel service;
    private ClientPresence presence;

    @BeforeEach
    void connect() throws IOException {
        try (var listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            client = SocketChannel.open(listener.getLocalAddress());
            service = listener.accept();
        }
        presence = new ClientPresence(service, input);
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        service.close();
    }

    /** What the client sends or closes takes a moment to arrive. */
    private static void await(BooleanSupplier known) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!known.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "not noticed");
            Thread.onSpinWait();
        }
    }

    private String received(int bytes) throws IOException {
        var buffer = ByteBuffer.allocate(bytes);
        while (buffer.hasRemaining() && client.read(buffer) >= 0) {
            Thread.onSpinWait();
        }
        return new String(buffer.array(), 0, buffer.position(), StandardCharsets.US_ASCII);
    }

    @Test
    void aClientThatWaitsInSilenceIsThere() {
        assertFalse(presence.isGone());
        assertFalse(presence.hasHungUp());
        assertTrue(service.isBlocking());
    }

    @Test
    void whatItSendsAheadBelongsToItsNextRequest() throws IOException {
        client.write(ByteBuffer.wrap(new byte[] {'G', 'E'}));
        await(() -> {
            assertFalse(presence.isGone());
            return input.hasAhead();
        });
        assertEquals("G", new String(input.get(), StandardCharsets.US_ASCII));
    }

    @Test
    void whoOnlyEndsItsSendingIsThereAndGetsInterimAnswersMoreAndMoreSeldom() throws IOException {
        client.shutdownOutput();
        await(presence::hasHungUp);
        for (int i = 0; i < 7; i++) {
            assertFalse(presence.isGone());
        }
        service.shutdownOutput();
        // At the first, second and fourth of seven looks.
        assertEquals(INTERIM.repeat(3), received(1_000));
    }

    @Test
    void whoLeftIsGone() throws IOException {
        client.close();
        await(presence::isGone);
    }
}
