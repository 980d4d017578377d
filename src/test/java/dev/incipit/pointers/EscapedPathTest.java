package dev.incipit.pointers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class EscapedPathTest {
    @Test
    void oneEscapeIsDecodedAndALoneOneStays() {
        assertEquals("/a%20b%25/c%25z1", EscapedPath.of("/a%20b%25/c%z1").inAddress());
    }

    @Test
    void nothingInAPatternHasAMeaningForTheServer() {
        var path = EscapedPath.of("/a.b/$1\"{x}%C3%A9");
        assertEquals("/a[.]b/\\x241\\x22\\x7bx\\x7d\\xc3\\xa9", path.inOctetPattern());
        assertEquals("/a[.]b/\\x241\\x22\\x7bx\\x7dé", path.inCharacterPattern());
        assertEquals("/a.b/%241%22%7Bx%7D%C3%A9", path.inAddress());
    }
}
