package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class AgentsMdTest {
    private static final String B = AgentsMd.BEGIN;
    private static final String E = AgentsMd.END;

    @Test
    void theBlockIsAddedAtTheEndAfterABlankLine() {
        assertEquals(B + "\nöne\n" + E + "\n", with("", "öne\n"));
        assertEquals("# A\n\n" + B + "\none\n" + E + "\n", with("# A\n", "one\n"));
        assertEquals("# A\n\n" + B + "\none\n" + E + "\n", with("# A\n\n", "one\n"));
        assertEquals("# A\n\n" + B + "\none\n" + E + "\n", with("# A", "one\n"));
        assertEquals("# A\r\n\r\n" + B + "\r\none\r\n" + E + "\r\n", with("# A\r\n", "one\n"));
    }

    @Test
    void theBlockIsReplacedAndTheRestStays() {
        assertEquals("a\n" + B + "\ntwo\n" + E + "\nb", with("a\n" + B + "\none\nmore\n" + E + "\nb", "two\n"));
        assertEquals("a\n" + B + "\ntwo\n" + E, with("a\n" + B + "\n" + E, "two\n"));
        assertEquals(
                "\uFEFFa\r\n  x\r\n" + B + "\r\ntwo\r\n" + E + "\r\n\r\nb\n",
                with("\uFEFFa\r\n  x\r\n" + B + "\none\n" + E + "\r\n\r\nb\n", "two\n"));
        assertEquals("\uFEFF" + B + "\ntwo\n" + E + "\n", with("\uFEFF" + B + "\n" + E + "\n", "two\n"));
    }

    @Test
    void bytesThatAreNoTextStayToo() {
        var odd = new byte[] {(byte) 0xFF, (byte) 0xC3, '\n', 'x', '\t', '\r', 'y'};
        var made = AgentsMd.with("a.md", odd, "one\n");
        for (int i = 0; i < odd.length; i++) {
            assertEquals(odd[i], made[i]);
        }
        assertArrayEquals(made, AgentsMd.with("a.md", made, "one\n"));
    }

    @Test
    void theSameBlockChangesNothing() {
        var once = with("# A\r\n", "one\ntwo\n");
        assertEquals(once, with(once, "one\ntwo\n"));
    }

    @Test
    void markersThatEncloseNoBlockAreRefusedWithWhatToChange() {
        assertEquals(
                "a.md has " + B + " on line 2 and no " + E + ": add that line below the block, or delete the first.",
                refused("a\n" + B + "\nb\n"));
        assertEquals(
                "a.md has " + E + " on line 3 and no " + B + ": add that line above the block, or delete the last.",
                refused("a\nb\n" + E));
        assertEquals(
                "a.md has " + B + " more than once, the second time on line 3: keep one block.",
                refused(B + "\n" + E + "\n" + B + "\n" + E + "\n"));
        assertEquals("a.md has " + E + " above " + B + ": swap the two lines.", refused(E + "\n" + B + "\n"));
        assertEquals("--agents-md must name a text file in UTF-8; a.md is not.", refused("\uFEFF#\u0000 \u0000"));
    }

    @Test
    void aMarkerInsideALineIsText() {
        var text = "Between `" + B + "` and " + E + " stands a block.\n";
        assertEquals(text + "\n" + B + "\none\n" + E + "\n", with(text, "one\n"));
    }

    private static String with(String file, String block) {
        return new String(AgentsMd.with("a.md", file.getBytes(StandardCharsets.UTF_8), block), StandardCharsets.UTF_8);
    }

    private static String refused(String file) {
        return assertThrows(InvalidInput.class, () -> with(file, "one\n")).getMessage();
    }
}
