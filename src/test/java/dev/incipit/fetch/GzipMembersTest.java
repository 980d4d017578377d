package dev.incipit.fetch;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GzipMembersTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, 16_384, 1_000_000})
    void whatWasPackedComesOut(int length) throws IOException {
        byte[] content = new byte[length];
        new Random(length).nextBytes(content);
        assertArrayEquals(content, unpacked(gzip(content)));
        assertArrayEquals(content, unpacked(joined(gzip(new byte[0]), gzip(content), gzip(new byte[0]))));
    }

    @Test
    void membersAreJoinedAndWhatFollowsThemIsIgnored() throws IOException {
        assertEquals("one two", text(joined(gzip("one "), gzip("two"), "garbage".getBytes(StandardCharsets.US_ASCII))));
        assertEquals("one", text(joined(gzip("one"), new byte[] {0x1F})));
        assertEquals("one", text(joined(gzip("one"), new byte[512])));
    }

    @Test
    void anyNumberOfMembersWithoutContentIsPassedOver() throws IOException {
        var out = new ByteArrayOutputStream();
        byte[] empty = gzip("");
        for (int i = 0; i < 100_000; i++) {
            out.write(empty);
        }
        out.write(gzip("the end"));
        assertEquals("the end", text(out.toByteArray()));
    }

    @Test
    void everyFieldOfAHeaderIsSkipped() throws IOException {
        byte[] plain = gzip("text");
        byte[] fields = {0x1F, (byte) 0x8B, 8, 0x1F, 0, 0, 0, 0, 0, 3, 2, 0, 'e', 'x', 'n', 'a', 0, 'c', 0, 1, 2};
        assertEquals("text", text(joined(fields, Arrays.copyOfRange(plain, 10, plain.length))));
    }

    @Test
    void aBrokenFileIsRefused() throws IOException {
        byte[] whole = gzip("text");
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThrows(EOFException.class, () -> unpacked(cut));
        }
        for (int place : new int[] {0, 1, 2, whole.length - 8, whole.length - 1}) {
            byte[] broken = whole.clone();
            broken[place] ^= 0x20;
            assertThrows(ZipException.class, () -> unpacked(broken), () -> "octet " + place);
        }
        byte[] reserved = whole.clone();
        reserved[3] = (byte) 0x80;
        assertThrows(ZipException.class, () -> unpacked(reserved));
    }

    @Test
    void aPackedFileIsKnownByItsBeginning() throws IOException {
        assertTrue(GzipMembers.begin(gzip("")));
        assertTrue(!GzipMembers.begin(new byte[] {0x1F, (byte) 0x8B}));
        assertTrue(!GzipMembers.begin("text".getBytes(StandardCharsets.US_ASCII)));
    }

    private static byte[] joined(byte[]... parts) throws IOException {
        var out = new ByteArrayOutputStream();
        for (var part : parts) {
            out.write(part);
        }
        return out.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        try (var in = new GzipMembers(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        }
    }

    private static String text(byte[] packed) throws IOException {
        return new String(unpacked(packed), StandardCharsets.US_ASCII);
    }
}
