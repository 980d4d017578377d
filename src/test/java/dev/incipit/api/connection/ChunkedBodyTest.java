package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chunked coding (RFC 9112 §7.1), in pieces as a socket brings them. */
final class ChunkedBodyTest {
    private static ChunkedBody over(Stream<String> pieces) {
        Iterator<byte[]> each =
                pieces.map(piece -> piece.getBytes(StandardCharsets.ISO_8859_1)).iterator();
        return new ChunkedBody(each::next);
    }

    private static String readWhole(ChunkedBody body) {
        var text = new StringBuilder();
        while (!body.isOver()) {
            text.append(new String(body.next(), StandardCharsets.ISO_8859_1));
        }
        return text.toString();
    }

    private static Stream<String> oneByOne(String text) {
        return IntStream.range(0, text.length()).mapToObj(i -> text.substring(i, i + 1));
    }

    @Test
    void aBodyIsHandedOnWithoutExtensionsAndTrailersAndWhatFollowsIsLeft() {
        var coded = "3;a=\"b\" \r\nabc\r\n0A\r\n0123456789\r\n000\r\nA: b\r\nC: d\r\n\r\nGET";
        var body = over(Stream.of(coded));
        assertEquals("3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n", readWhole(body));
        assertEquals("GET", new String(body.rest(), StandardCharsets.ISO_8859_1));
    }

    @Test
    void itDoesNotMatterHowTheBytesArrive() {
        var coded = "3\r\nabc\r\n0\r\nA: b\r\n\r\n";
        assertEquals("1\r\na\r\n1\r\nb\r\n1\r\nc\r\n0\r\n\r\n", readWhole(over(oneByOne(coded))));
    }

    @Test
    void aHugeChunkIsHandedOnAsItArrives() {
        var body = over(Stream.of("7fffffff\r\n", "ab", "c"));
        assertEquals("2\r\nab\r\n", new String(body.next(), StandardCharsets.ISO_8859_1));
        assertEquals("1\r\nc\r\n", new String(body.next(), StandardCharsets.ISO_8859_1));
        assertThrows(NoSuchElementException.class, body::next);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+3\r\nabc\r\n",
                "-3\r\nabc\r\n",
                " 3\r\nabc\r\n",
                "0x3\r\nabc\r\n",
                "3\nabc\r\n",
                "3\rabc\r\n",
                "3;a\nb\r\nabc\r\n",
                "3;a\u0000\r\nabc\r\n",
                "3\u000b\r\nabc\r\n",
                "\r\n",
                ";a\r\n",
                "1234567890abcdef\r\n",
                "3\r\nabcXX0\r\n\r\n",
                "3\r\nabc\r0\r\n\r\n",
                "3\r\nabc\n0\r\n\r\n",
                "3\r\nabcd\r\n0\r\n\r\n",
                "0\r\n\rX",
                "0\r\nA: b\n\r\n"
            })
    void whatDepartsFromTheCodingIsBroken(String coded) {
        assertThrows(InvalidInput.class, () -> readWhole(over(Stream.of(coded))));
        assertThrows(InvalidInput.class, () -> readWhole(over(oneByOne(coded))));
    }

    @Test
    void linesHaveABound() {
        for (var endless : List.of("3;", "0\r\nA: ", "0\r\nA: b\r\n")) {
            var calls = new int[1];
            var body = new ChunkedBody(() -> {
                calls[0]++;
                return (calls[0] == 1 ? endless : endless.equals("0\r\nA: b\r\n") ? "A: b\r\n" : "x".repeat(100))
                        .getBytes(StandardCharsets.ISO_8859_1);
            });
            assertThrows(InvalidInput.class, () -> readWhole(body));
            assertTrue(calls[0] < 2_000, calls[0] + " reads");
        }
    }
}
