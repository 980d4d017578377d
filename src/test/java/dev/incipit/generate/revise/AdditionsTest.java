package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.revise.Additions.Place;
import java.util.HashMap;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line; a letter is an item that links the page of its name. */
final class AdditionsTest {
    private static String written(String index) {
        return ("# T↵" + index + "↵")
                .replaceAll("(?<=↵)([a-z])(?=↵)", "- [$1](https://example.com/$1)")
                .replace("↵", "\n");
    }

    private static String revised(String previousText, String freshText) {
        var report = new TestPages().add("/a", "A", "Text.").report();
        var previous = new PreviousIndex(written(previousText), report);
        var fresh = new PreviousIndex(written(freshText), report);
        var edits = new LineEdits(written(previousText));
        var places = new HashMap<String, Place>();
        for (var known : previous.entries()) {
            int line = known.entry().line();
            places.put(previous.key(known.url()), new Place(line, line, previous.sectionAt(line)));
        }
        new Additions(previous, fresh, edits, places, Set.of(), Set.of()).made();
        return edits.text()
                .replaceAll("- \\[([a-z])\\]\\(https://example\\.com/[a-z]\\)", "$1")
                .replace("\n", "↵")
                .substring("# T↵".length());
    }

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource({
        // Beside its neighbours: after the one before it, else before the one after it, else at the end.
        "## S↵a↵c,          ## S↵a↵b↵c,           ## S↵a↵b↵c↵",
        "## S↵c↵d,          ## S↵b↵c,             ## S↵b↵c↵d↵",
        "## S↵x↵,           ## s↵b,               ## S↵x↵b↵↵",
        "## S↵a,            ## S↵a↵b↵c,           ## S↵a↵b↵c↵",
        // What is there already, in whatever section, is not added.
        "## S↵a↵## R↵b,     ## S↵a↵b,             ## S↵a↵## R↵b↵",
        // A section that is called otherwise is known by what it holds.
        "## Q↵a↵b,          ## S↵a↵b↵c,           ## Q↵a↵b↵c↵",
        // One that is not there comes after the one before it, and before what can be skipped.
        "## S↵a↵## R↵r,     ## S↵a↵## N↵n,        ## S↵a↵↵## N↵↵n↵## R↵r↵",
        "## S↵a↵## Optional↵o, ## N↵n,            ## S↵a↵↵## N↵↵n↵## Optional↵o↵",
        "## S↵a,            ## N↵n,               ## S↵a↵↵## N↵↵n↵"
    })
    void whatIsMissingIsAddedWhereItBelongs(String previous, String fresh, String revised) {
        assertEquals(revised, revised(previous, fresh));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"See https://example.com/b there, false", "See https://example.com/bc there, true"})
    void aPageThatAPersonKnowsOfIsNotAdded(String words, boolean added) {
        assertEquals(added, revised(words + "↵## S↵a", "## S↵a↵b").endsWith("a↵b↵"));
    }
}
