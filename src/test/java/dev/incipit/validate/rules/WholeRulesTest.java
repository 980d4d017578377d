package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WholeRulesTest {
    private static final LintedFile INDEX = file("Start", "start", 3, "");

    private static LintedFile file(String section, String path, int links, String more) {
        return Linted.file("# T\n\n## " + section + "\n\n"
                + IntStream.range(0, links)
                        .mapToObj(at -> "- [N" + at + "](/" + path + "/" + at + "): Notes\n")
                        .collect(Collectors.joining())
                + more);
    }

    private static Set<String> passed(int part, boolean full, LintedFile... others) {
        var whole = new ArrayList<>(List.of(INDEX));
        whole.addAll(List.of(others));
        return new TreeSet<>(WholeRules.passed(whole, part, full));
    }

    @Test
    void aPartNeedNotHaveWhatTheWholeMustHaveOnce() {
        var part = file("Pages", "x", 60, "");
        assertEquals(
                Set.of("key-pages", "llms-full", "optional-use", "section-balance"),
                passed(1, false, part, file("Y", "y", 60, "")));
    }

    @Test
    void theIndexIsToldWhatTheWholeLacks() {
        var part = file("Pages", "x", 10, "");
        assertEquals(Set.of("section-balance"), passed(0, false, part));
        assertEquals(Set.of("llms-full", "section-balance"), passed(0, true, part));
        var news = file("News", "x", 10, "\n## Optional\n\n- [Z](/z): Notes\n");
        assertEquals(Set.of("key-pages", "optional-use", "section-balance"), passed(0, false, news));
    }

    @Test
    void aSectionOfOverAHundredLinksOrWithMostOfTheWholeIsLarge() {
        var large = file("Large", "x", 101, "");
        assertEquals(false, passed(1, false, large, file("Y", "y", 90, "")).contains("section-balance"));
        var most = file("Most", "x", 60, "");
        assertEquals(false, passed(1, false, most).contains("section-balance"));
    }
}
