package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class UseMeterTest {
    @Test
    void showsASharePerHundredAndNeverMore() {
        assertEquals(30, new UseMeter("a", 3, 10).percent());
        assertEquals(100, new UseMeter("a", 12, 10).percent());
        assertEquals(100, new UseMeter("a", 0, 0).percent());
        assertEquals(100, new UseMeter("a", 2_000_000_000, 2_000_000_000).percent());
    }

    @Test
    void isFullAtItsLimit() {
        assertTrue(new UseMeter("a", 10, 10).isFull());
        assertFalse(new UseMeter("a", 9, 10).isFull());
    }

    @Test
    void saysItInWords() {
        assertEquals("1,200 of 10,000", new UseMeter("a", 1_200, 10_000).words());
        assertEquals("3, no limit", new UseMeter("a", 3, Integer.MAX_VALUE).words());
    }
}
