package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class CheckSelectionTest {
    private static final String NO_SUMMARY =
            "# Wrenbox\n\n## Docs\n\n- [Guide](https://wrenbox.org/guide.md): How to start\n";

    private static ScoreCard card(String text, CheckSelection selection) {
        return ScoreCard.of(
                Catalogue.reported(false, false),
                new LintContext(Linted.file(text), Optional.empty(), Optional.empty()),
                selection);
    }

    private static List<String> ids(ScoreCard card) {
        return card.checks().stream().map(Check::id).toList();
    }

    private static CheckSelection ignoring(String... ids) {
        return new CheckSelection(Set.of(), Set.of(ids), true);
    }

    @Test
    void anIgnoredCheckIsNotReportedAndCostsNothing() {
        var all = card(NO_SUMMARY, CheckSelection.ALL);
        var fewer = card(NO_SUMMARY, ignoring("summary-present"));
        assertTrue(ids(all).contains("summary-present"));
        assertFalse(ids(fewer).contains("summary-present"));
        assertTrue(fewer.score(Check.Tier.STRUCTURE) > all.score(Check.Tier.STRUCTURE));
    }

    @Test
    void whatFollowsFromAnIgnoredCheckIsSilentToo() {
        var all = ids(card(NO_SUMMARY, CheckSelection.ALL));
        var fewer = ids(card(NO_SUMMARY, ignoring("summary-present")));
        assertTrue(all.containsAll(List.of("summary-position", "summary-quality")), all.toString());
        assertFalse(fewer.contains("summary-position") || fewer.contains("summary-quality"), fewer.toString());
        assertEquals(all.size() - 3, fewer.size());
    }

    @Test
    void theLimitOfAScoreGoesWithTheCheckThatSetsIt() {
        assertEquals(
                60,
                card("## Docs\n- [Guide](https://wrenbox.org/guide.md): How\n", CheckSelection.ALL)
                        .caps()
                        .getFirst()
                        .most());
        assertEquals(
                List.of(),
                card("## Docs\n- [Guide](https://wrenbox.org/guide.md): How\n", ignoring("h1-present"))
                        .caps());
    }

    @Test
    void onlyTheSelectedAndTheGatesRun() {
        var one = ids(card(NO_SUMMARY, new CheckSelection(Set.of("key-pages"), Set.of(), true)));
        assertEquals(List.of("not-empty", "not-html", "key-pages"), one);
    }

    @Test
    void anEmptyFileStopsTheLintWhateverIsSelected() {
        var card = card("", new CheckSelection(Set.of("key-pages"), Set.of(), true));
        assertTrue(card.gated());
        assertEquals(Check.Status.FAIL, card.status());
    }

    @Test
    void aCommentInTheFileCountsOnlyIfItMay() {
        var file =
                Linted.file(NO_SUMMARY + "\n<!-- incipit: ignore key-pages, summary-present nonsense not-empty -->\n");
        assertEquals(List.of("summary-present", "key-pages"), ignoring().commented(file));
        assertEquals(List.of(), CheckSelection.ALL.commented(file));
    }

    @Test
    void aCommentInCodeIsAnExample() {
        var file = Linted.file(NO_SUMMARY + "\n```\n<!-- incipit: ignore key-pages -->\n```\n");
        assertEquals(List.of(), ignoring().commented(file));
    }
}
