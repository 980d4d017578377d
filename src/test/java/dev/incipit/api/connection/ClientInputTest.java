package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

final class ClientInputTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final ClientTiming.Patience PATIENCE =
            new ClientTiming.Patience(Duration.ofSeconds(10), Duration.ofSeconds(60), Duration.ofSeconds(10), 1_000);

    private final Deque<byte[]> sent = new ArrayDeque<>();
    private final ClientTiming timing = new ClientTiming(new Socket(), NOON);
    private final ClientInput input = new ClientInput(sent::poll, timing, () -> NOON);

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private String got() {
        return new String(input.get(), StandardCharsets.US_ASCII);
    }

    @Test
    void whatWasTakenFromTheSocketBeforeIsHandedOutFirst() {
        sent.add(bytes("ET /"));
        assertFalse(input.hasAhead());
        input.keepAhead(bytes("G"));
        assertTrue(input.hasAhead());
        assertEquals("G", got());
        assertFalse(input.hasAhead());
        assertEquals("ET /", got());
    }

    @Test
    void aChunkedBodyEndsWhereItsCodingSaysAndTheRestIsTheNextRequest() {
        input.beginChunked(bytes("3\r\nab"));
        sent.add(bytes("c\r\n0;x=y\r\nTrailer: t\r\n\r\nGET"));
        assertEquals("2\r\nab\r\n", got());
        assertEquals("1\r\nc\r\n", got());
        assertEquals("0\r\n\r\n", got());
        assertTrue(input.hasAhead());
        assertEquals("GET", got());
    }

    @Test
    void aChunkedBodyOfWhichNothingCameYetIsAwaited() {
        input.beginChunked(new byte[0]);
        assertFalse(input.hasAhead());
        sent.add(bytes("0\r\n\r\n"));
        assertArrayEquals(bytes("0\r\n\r\n"), input.get());
    }

    @Test
    void brokenCodingIsTheClientsFault() {
        input.beginChunked(bytes("x\r\n"));
        assertThrows(InvalidInput.class, input::get);
    }

    @Test
    void theEndOfWhatAClientSendsClosesTheConnection() {
        assertThrows(CloseConnectionException.class, input::get);
        sent.add(bytes("GET"));
        got();
        assertThrows(CloseConnectionException.class, input::get, "it was not cut for being slow");
    }

    @Test
    void whoWasCutInTheMiddleOfARequestIsToldSo() {
        sent.add(bytes("GET"));
        got();
        timing.reading();
        timing.judge(NOON.plusSeconds(11), PATIENCE);
        var late = assertThrows(RequestException.class, input::get);
        assertEquals(Status.BAD_REQUEST_400, late.status());
        input.requestDone();
        assertThrows(CloseConnectionException.class, input::get, "nothing of the next request came");
    }

    @Test
    void whoHoldsMemoryThatOthersWaitForAndSendsLittleIsCut() {
        input.paced(1_000_000, () -> true, () -> {
            sent.add(bytes("GET"));
            got();
            timing.reading();
            timing.judge(NOON.plusSeconds(1), PATIENCE);
            assertFalse(timing.late(), "lines stall");
            timing.judge(NOON.plusSeconds(4), PATIENCE);
            return "";
        });
        assertTrue(timing.late());
    }

    @Test
    void aSlowBodyThatNobodyWaitsForHasTheTimeOfItsRequest() {
        sent.add(bytes("GET"));
        got();
        timing.reading();
        input.paced(1_000_000, () -> false, () -> {
            timing.judge(NOON.plusSeconds(9), PATIENCE);
            return "";
        });
        input.paced(1_000_000, () -> true, () -> "");
        timing.judge(NOON.plusSeconds(9), PATIENCE);
        assertFalse(timing.late());
    }

    @Test
    void aBrokenConnectionIsNoFaultOfOurs() {
        var broken = new ClientInput(
                () -> {
                    throw new UncheckedIOException(new IOException("reset"));
                },
                timing,
                () -> NOON);
        assertThrows(ServerConnectionException.class, broken::get);
    }
}
