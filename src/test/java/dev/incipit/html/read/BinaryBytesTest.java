package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BinaryBytesTest {
    private static boolean are(String latin1) {
        return BinaryBytes.are(latin1.getBytes(StandardCharsets.ISO_8859_1), "text/html");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"%PDF-1.7, true", "GIF89a, true", "BZh9, true", "\u00FF\u00D8\u00FF, true", "%PDX, false", "PK, false"})
    void archivesDocumentsAndPicturesAreKnownByTheirBeginnings(String text, boolean binary) {
        assertEquals(binary, are(text));
    }

    @Test
    void oneByteInThirtyTwoIsBinaryFromFourOn() {
        assertFalse(are("\u0001".repeat(3)));
        assertTrue(are("\u0001".repeat(4)));
        assertTrue(are("\u0001".repeat(4) + "x".repeat(123)));
        assertFalse(are("\u0001".repeat(4) + "x".repeat(124)));
        assertFalse(are("\t\n\f\r\u001B".repeat(20)));
    }

    @Test
    void utf16IsTextWhateverItsBytes() {
        var wide = "\u0101\u0202\u0303\u0404".repeat(10).getBytes(StandardCharsets.UTF_16LE);
        assertTrue(BinaryBytes.are(wide, "text/html"));
        assertFalse(BinaryBytes.are(wide, "text/html; charset=UTF-16le"));
        assertFalse(BinaryBytes.are(
                ("\uFEFF" + "\u0101\u0202\u0303\u0404".repeat(10)).getBytes(StandardCharsets.UTF_16LE), "text/html"));
    }

    @Test
    void zerosOnBothSidesAreBinaryAndOnOneSideUtf16WithoutAMark() {
        assertTrue(BinaryBytes.are(new byte[100], ""));
        assertFalse(BinaryBytes.are("A plain text.".getBytes(StandardCharsets.UTF_16BE), ""));
    }

    @Test
    void onlyTheFirstFourKibibytesCount() {
        var body = new byte[8_192];
        Arrays.fill(body, 0, 4_096, (byte) 'x');
        Arrays.fill(body, 4_096, 8_192, (byte) 1);
        assertFalse(BinaryBytes.are(body, ""));
    }
}
