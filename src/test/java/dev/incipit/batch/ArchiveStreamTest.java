package dev.incipit.batch;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ArchiveStreamTest {
    private final ByteArrayOutputStream file = new ByteArrayOutputStream();

    /** A network's stream: a few bytes at a time, and nothing said of what is to come. */
    private InputStream slow() {
        return new FilterInputStream(new ByteArrayInputStream(file.toByteArray())) {
            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                return super.read(into, offset, Math.min(7, length));
            }

            @Override
            public int available() {
                return 0;
            }
        };
    }

    @Test
    void allMembersAreReadWhateverTheStreamSaysOfItself() throws IOException {
        for (int i = 0; i < 50; i++) {
            file.writeBytes(gzip("record "));
            file.writeBytes(gzip(new byte[0]));
        }
        assertEquals(
                "record ".repeat(50), new String(new ArchiveStream(slow()).readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void anyNumberOfMembersWithoutContentIsPassedOver() throws IOException {
        for (int i = 0; i < 100_000; i++) {
            file.writeBytes(gzip(new byte[0]));
        }
        file.writeBytes(gzip("record"));
        var stream = new ArchiveStream(new ByteArrayInputStream(file.toByteArray()));
        assertEquals("record", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void whatIsNotCompressedIsReadAsItIs() throws IOException {
        for (var text : new String[] {"", "W", "WARC/1.0\r\n"}) {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            assertArrayEquals(bytes, new ArchiveStream(new ByteArrayInputStream(bytes)).readAllBytes());
        }
    }

    @Test
    void whatIsNoMemberIsNoEnd() throws IOException {
        file.writeBytes(gzip("record"));
        file.write("rubbish that is no member".getBytes(StandardCharsets.UTF_8));
        assertThrows(IOException.class, () -> new ArchiveStream(slow()).readAllBytes());
        assertThrows(
                IOException.class,
                () -> new ArchiveStream(new ByteArrayInputStream(file.toByteArray())).readAllBytes());
    }

    @Test
    void aHeadIsBoundedAndABodyIsNot() throws IOException {
        var bytes = new byte[4 * ArchiveStream.HEAD_BYTES_MAX];
        file.writeBytes(gzip(bytes));
        assertThrows(IOException.class, () -> new ArchiveStream(slow()).readAllBytes());
        var stream = new ArchiveStream(slow());
        stream.body();
        assertEquals(2 * ArchiveStream.HEAD_BYTES_MAX, stream.readNBytes(2 * ArchiveStream.HEAD_BYTES_MAX).length);
        stream.head();
        assertEquals(1_000, stream.readNBytes(1_000).length);
        assertThrows(IOException.class, stream::readAllBytes);
    }
}
