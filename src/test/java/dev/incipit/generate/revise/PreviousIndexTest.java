package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PreviousIndexTest {
    private static PreviousIndex index(String text) {
        return new PreviousIndex(text, new TestPages().add("/a", "A", "Text.").report());
    }

    private static PreviousIndex.Known entry(String item) {
        return index("# T\n\n## S\n\n" + item + "\n").entries().getFirst();
    }

    @Test
    void entriesAreFoundInSectionsAndOutsideNestedOnesToo() {
        var index = index("# T\n\n- [L](/l)\n\n## S\n\n- [A](/a)\n  - [B](b)\n- words\n- [C](mailto:c@d.example)\n");
        assertEquals(
                List.of("3 https://example.com/l", "7 https://example.com/a", "8 https://example.com/b"),
                index.entries().stream()
                        .filter(known -> known.url().scheme().equals("https"))
                        .map(known -> known.entry().line() + " " + known.url())
                        .toList());
        var nested = index.entries().get(2);
        assertEquals(new ItemLines(8, 8, 8), nested.extent());
        assertEquals(new ItemLines(7, 7, 8), nested.block());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "- [A](/a)              | false",
                "- [A](/a): b           | false",
                "- [A](/a#part): b      | true",
                "- [A](/a): b↵  c       | true",
                "- **[A](/a)**: b       | true",
                "- [A](/a) - b          | true",
                "- [A](/a) b            | true"
            })
    void anEntryInAFormWeDoNotWriteIsHandmade(String item, boolean handmade) {
        assertEquals(handmade, entry(item.replace("↵", "\n")).isHandmade());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "- [/a](/a): b          | 7",
                "- [![i](/a)](/a): b    | 13",
                "- [A](/a): see /a      | 6",
                "- ![i](/a) [A](/a)     | 15"
            })
    void theAddressIsFoundWhereTheLinkHasIt(String item, int column) {
        var index = index("# T\n\n## S\n\n" + item + "\n");
        assertEquals(column, index.targetAt(index.entries().getFirst()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "See https://b.example/x.       | false",
                "See https://b.example/x there  | true",
                "See <https://b.example/x>      | true",
                "(https://b.example/x)          | true",
                "https://b.example/xy           | false",
                "https://b.example/xy https://b.example/x | true"
            })
    void anAddressIsMentionedWhereNothingGoesOnIt(String line, boolean mentioned) {
        assertEquals(mentioned, index("# T\n\n" + line + "\n").mentions("https://b.example/x", Set.of()));
        assertFalse(index("# T\n\n" + line + "\n").mentions("https://b.example/x", Set.of(3)));
    }

    @Test
    void spellingsOfOnePageHaveOneKey() {
        var index = index("# T\n");
        assertEquals(index.key(TestPages.url("/a")), index.key(TestPages.url("/a/#part")));
        assertEquals(
                index.key(TestPages.url("/a")),
                index.key(WebUrl.parse("http://www.example.com/a").orElseThrow()));
        assertTrue(index.isSpelling(TestPages.url("/a/"), TestPages.url("/a")));
        assertFalse(index.isSpelling(TestPages.url("/b"), TestPages.url("/a")));
    }

    @Test
    void aLineStandsInTheSectionAboveIt() {
        var index = index("# T\n\n## S\n\n- [A](/a)\n\n## R\n- [B](/b)\n");
        assertEquals("S", index.sectionAt(5).orElseThrow().name());
        assertEquals("R", index.sectionAt(8).orElseThrow().name());
        assertTrue(index.sectionAt(3).isEmpty());
        assertEquals(5, index.lastFilled(3, 6));
        assertEquals(6, index.lastFilled(6, 6));
    }
}
