package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** How bytes become the text that is linted. */
final class SourceTextTest {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private static byte[] bytes(Object... parts) {
        var out = new ByteArrayOutputStream();
        for (var part : parts) {
            out.writeBytes(part instanceof byte[] raw ? raw : part.toString().getBytes(StandardCharsets.UTF_8));
        }
        return out.toByteArray();
    }

    @Test
    void aByteOrderMarkIsNoText() {
        var source = SourceText.of(bytes(MARK, "# A\n"));
        assertEquals("# A\n", source.text());
        assertEquals(4, source.sizeBytes());
        assertEquals(-1, source.invalidAt());
    }

    @Test
    void theFirstWrongByteIsToldByItsPlaceInTheFile() {
        var source = SourceText.of(bytes(MARK, "# A\r\nb\rc", new byte[] {(byte) 0xFF}, "d"));
        assertEquals(MARK.length + 8, source.invalidAt());
        assertEquals(3, source.invalidLine(), "CR LF is one end of a line, CR another");
    }

    @Test
    void aReplacementCharacterInTheFileIsNoError() {
        assertEquals(-1, SourceText.of(bytes("a \uFFFD b")).invalidAt());
    }

    @Test
    void theTextIsCutAtTheLastLineEndWithinTheBound() {
        var line = "x".repeat(99) + "\n";
        var fits = line.repeat(SourceText.BYTES_MAX / 100);
        assertFalse(SourceText.of(bytes(fits)).oversized());
        var longer = SourceText.of(bytes(fits, "rest"));
        assertTrue(longer.oversized());
        assertEquals(fits, longer.text());
        assertEquals(SourceText.BYTES_MAX + 4, longer.sizeBytes());
    }

    @Test
    void aLineWithoutEndIsCutBetweenCharacters() {
        var source = SourceText.of(bytes("a", "é".repeat(SourceText.BYTES_MAX / 2)));
        assertEquals(SourceText.BYTES_MAX - 1, source.bytes());
        assertEquals(-1, source.invalidAt());
    }
}
