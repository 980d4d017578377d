package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CopyLinksTest {
    @ParameterizedTest
    @CsvSource({
        "/a/b.md, /a/c.md, c.md",
        "/a/b.md, /c.md, ../c.md",
        "/b.md, /a/c/d.md, a/c/d.md",
        "/a/x/b.md, /a/y/c.md, ../y/c.md",
        "/a/b.md, /ab/c.md, ../ab/c.md"
    })
    void theWayBetweenTwoFilesIsAsShortAsItCanBe(String from, String to, String way) {
        assertEquals(way, CopyLinks.relative(from, to));
    }
}
