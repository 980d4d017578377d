package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.wire.ResponseHead.Framing;
import io.helidon.common.buffers.DataReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FramedBodyTest {
    /** A body whose octets come in the pieces between the bars. */
    private static FramedBody body(Framing framing, long length, String octets) {
        var pieces = new ArrayDeque<byte[]>();
        Arrays.stream(octets.split("\\|", -1))
                .filter(piece -> !piece.isEmpty())
                .forEach(piece -> pieces.add(piece.getBytes(StandardCharsets.US_ASCII)));
        return new FramedBody(new DataReader(pieces::poll), new ResponseHead(200, true, Map.of(), framing, length));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "NONE; 5; 'HTTP/1.1 200'; ''; true; false",
                "LENGTH; 0; 'HTTP/1.1 200'; ''; true; false",
                "LENGTH; 5; 'hel|lo|HTTP/1.1 200'; hello; true; false",
                "LENGTH; 5; 'helloHTTP/1.1 200'; hello; true; false",
                "LENGTH; 6; 'hel|lo'; hello; false; true",
                "UNTIL_CLOSE; 0; 'hel|lo'; hello; false; false",
            })
    void itEndsWhereItsFramingSays(
            Framing framing, long length, String octets, String text, boolean complete, boolean cut) throws Exception {
        assertRead(body(framing, length, octets), text, complete, cut);
    }

    @ParameterizedTest
    @CsvSource({
        "5~hello~0~~, hello, true, false",
        "2~he~1;x=y~l~002~lo~0~X: y~Y: z~~HTTP/1.1 200, hello, true, false",
        "5~he|llo~|0|~~, hello, true, false",
        "A~0123456789~0~~, 0123456789, true, false",
        "5~hello~, hello, false, true",
        "10~hello, hello, false, true",
    })
    void chunksAreJoinedAndTrailersPassedOver(String octets, String text, boolean complete, boolean cut)
            throws Exception {
        assertRead(body(Framing.CHUNKED, 0, octets.replace("~", "\r\n")), text, complete, cut);
    }

    private static void assertRead(FramedBody body, String text, boolean complete, boolean cut) throws Exception {
        assertEquals(text, new String(body.readAllBytes(), StandardCharsets.US_ASCII));
        assertEquals(complete, body.complete());
        assertEquals(cut, body.cut());
        assertEquals(-1, body.read());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"xyz~hello~0~~", "-5~hello~0~~", "~hello", "ffffffffffffffffff~hello~0~~", "5~helloworld~0~~"})
    void aBrokenChunkIsRefused(String octets) {
        assertBroken(octets.replace("~", "\r\n"));
    }

    @Test
    void chunkExtensionsAndTrailersAreBounded() {
        assertBroken("5;" + "x".repeat(2_000) + "\r\nhello\r\n0\r\n\r\n");
        assertBroken("0\r\n" + "X: y\r\n".repeat(51) + "\r\n");
        assertBroken("0\r\nX: " + "y".repeat(10_000) + "\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no colon", ": no name", "a b: c", "X : y", " X: folded", "HTTP/1.1 200 OK"})
    void aTrailerThatIsNoFieldIsRefused(String trailer) {
        assertBroken("5\r\nhello\r\n0\r\n" + trailer + "\r\n\r\n");
    }

    @Test
    void chunksOfNextToNothingAreRefused() throws Exception {
        var line = "1;" + "x".repeat(1_000) + "\r\na\r\n";
        assertBroken(line.repeat(100));
        assertBroken("1\r\na\r\n".repeat(40_000));
        assertRead(body(Framing.CHUNKED, 0, "1\r\na\r\n".repeat(5_000) + "0\r\n\r\n"), "a".repeat(5_000), true, false);
    }

    private static void assertBroken(String octets) {
        var body = body(Framing.CHUNKED, 0, octets);
        assertEquals(
                Cause.PROTOCOL,
                assertThrows(FetchFailure.class, body::readAllBytes).kind());
    }

    @Test
    void aBodyThatNobodyWantsIsReadIfItIsShort() throws Exception {
        var brief = body(Framing.LENGTH, 5, "hello");
        brief.discard();
        assertTrue(brief.complete());
        var endless = body(Framing.LENGTH, 100_000, "x".repeat(100_000));
        endless.discard();
        assertEquals(100_000 - 65_536, endless.readAllBytes().length);
    }
}
