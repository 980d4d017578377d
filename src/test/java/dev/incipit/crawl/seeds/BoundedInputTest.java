package dev.incipit.crawl.seeds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.junit.jupiter.api.Test;

final class BoundedInputTest {
    private static final byte[] FIVE = {1, 2, 3, 4, 5};

    private static final class Broken extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("broken");
        }
    }

    private static BoundedInput bounded(int bytesMax) {
        return new BoundedInput(new ByteArrayInputStream(FIVE), bytesMax);
    }

    private static BoundedInput breaking() {
        return new BoundedInput(new SequenceInputStream(new ByteArrayInputStream(FIVE), new Broken()), 100);
    }

    @Test
    void itEndsAfterSoManyBytes() throws IOException {
        assertArrayEquals(new byte[] {1, 2, 3}, bounded(3).readAllBytes());
        assertArrayEquals(FIVE, bounded(5).readAllBytes());
        assertArrayEquals(FIVE, bounded(6).readAllBytes());
    }

    @Test
    void bytesReadAndSkippedOneByOneCountToo() throws IOException {
        var input = bounded(3);
        assertEquals(1, input.read());
        assertEquals(1, input.skip(1));
        assertEquals(3, input.read());
        assertEquals(-1, input.read());
        assertEquals(0, input.skip(1));
        assertEquals(-1, input.read(new byte[1], 0, 1));
    }

    @Test
    void whatCameBeforeABreakCounts() throws IOException {
        assertArrayEquals(FIVE, breaking().readAllBytes());
        var byOne = breaking();
        for (int expected : FIVE) {
            assertEquals(expected, byOne.read());
        }
        assertEquals(-1, byOne.read());
        assertEquals(-1, byOne.read());
    }

    @Test
    void itCannotBeRewoundPastItsBound() {
        assertFalse(bounded(3).markSupported());
    }
}
