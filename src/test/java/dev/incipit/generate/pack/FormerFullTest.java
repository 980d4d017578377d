package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.PackChange.Kind;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class FormerFullTest {
    private static final String THEN = full("Oaks", "a", "Oaks grow.") + full("Elms", "b", "Elms fall.");

    @Test
    void aPageWithOtherWordsIsRewordedAndOneWithAnotherNameRetitled() {
        var now = full("Oak trees", "a", "Oaks grow.") + full("Elms", "b", "Elms stand.");
        assertEquals(List.of(Kind.RETITLED, Kind.REWORDED), kinds(now, false, Set.of()));
        assertEquals(List.of(Kind.RETITLED), kinds(now, false, Set.of("https://example.com/b")));
    }

    @Test
    void onlyAWholeFileTellsWhatIsGoneOrMissing() {
        var now = full("Elms", "b", "Elms fall.") + full("Firs", "c", "Firs smell.");
        assertEquals(List.of(Kind.GONE, Kind.MISSING), kinds(now, true, Set.of()));
        assertEquals(List.of(), kinds(now, false, Set.of()));
    }

    @Test
    void aHeadingOfThePagesTextOpensNoPage() {
        var deep = full("Oaks", "a", "Oaks grow.\n\n## Roots\n\nDeep.");
        assertEquals(List.of(Kind.REWORDED), kinds(deep + full("Elms", "b", "Elms fall."), true, Set.of()));
    }

    private static List<Kind> kinds(String now, boolean whole, Set<String> unchanged) {
        return FormerFull.changes(THEN, now, whole, unchanged).stream()
                .map(change -> change.kind())
                .toList();
    }

    private static String full(String title, String path, String text) {
        return "## " + title + "\n\nSource: https://example.com/" + path + "\n\n" + text + "\n\n";
    }
}
