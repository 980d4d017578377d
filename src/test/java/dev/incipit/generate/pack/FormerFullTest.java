package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.PackChange.Kind;
import dev.incipit.generate.TestPages;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
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
    void aFileThatBreaksOffLacksThePagesBehind() {
        var now =
                full("Oaks", "a", "Oaks grow.") + full("Elms", "b", "Elms fall. And rise.") + full("Firs", "c", "Fir.");
        assertEquals(List.of(Kind.REWORDED, Kind.MISSING), kinds(now, false, Set.of()));
        assertEquals(List.of(Kind.MISSING), kinds(now, false, Set.of("https://example.com/b")));
        // As many pages as this run may write: the last one has grown.
        assertEquals(List.of(Kind.REWORDED), kinds(now.substring(0, now.indexOf("## Firs")), false, Set.of()));
        var report = new TestPages().report();
        assertEquals(
                3,
                new FormerFull(report, "", _ -> false)
                        .changes(now, false, Set.of(), Map.of())
                        .size());
        assertEquals(
                List.of(),
                new FormerFull(report, "# Another form\n", _ -> false).changes(now, false, Set.of(), Map.of()));
    }

    @Test
    void aHeadingOfThePagesTextOpensNoPage() {
        var deep = full("Oaks", "a", "Oaks grow.\n\n## Roots\n\nDeep.");
        assertEquals(List.of(Kind.REWORDED), kinds(deep + full("Elms", "b", "Elms fall."), true, Set.of()));
    }

    @Test
    void aPageThatCannotBeReachedIsNotGoneAndKeepsItsText() {
        Map<WebUrl, PageStatus> statuses = Map.of(TestPages.url("/b"), new PageStatus.Unknown());
        var former = former(new TestPages().add("/a", "Oaks", "Oaks grow.").report());
        assertEquals(List.of(TestPages.url("/b")), former.unmet());
        assertEquals(
                List.of("Elms"),
                former.kept(statuses).stream().map(FullPage::title).toList());
        assertEquals(List.of(), former.changes(full("Oaks", "a", "Oaks grow."), true, Set.of(), statuses));
    }

    @Test
    void aPageOfWhichTheSiteSaysThatItIsGoneOrHasMovedIsNotKept() {
        Map<WebUrl, PageStatus> statuses = Map.of(
                TestPages.url("/a"), new PageStatus.Gone("answers with status 404"),
                TestPages.url("/b"), new PageStatus.Moved(TestPages.url("/c")));
        var former = former(new TestPages().report());
        assertEquals(List.of(), former.kept(statuses));
        assertEquals(
                List.of("answers with status 404", "leads to https://example.com/c"),
                former.changes("", true, Set.of(), statuses).stream()
                        .map(change -> change.detail())
                        .toList());
    }

    @Test
    void aPageThatNoFileMayHaveIsNotKept() {
        var former = new FormerFull(new TestPages().report(), THEN, TestPages.url("/a")::equals);
        assertEquals(
                List.of("Elms"),
                former.kept(Map.of()).stream().map(FullPage::title).toList());
        assertEquals(List.of(TestPages.url("/b")), former.unmet());
    }

    private static FormerFull former(CrawlReport report) {
        return new FormerFull(report, THEN, _ -> false);
    }

    /** On a site that has all the pages still. */
    private static List<Kind> kinds(String now, boolean whole, Set<String> unchanged) {
        var read = new TestPages().add("/a", "", "").add("/b", "", "").report();
        return former(read).changes(now, whole, unchanged, Map.of()).stream()
                .map(change -> change.kind())
                .toList();
    }

    private static String full(String title, String path, String text) {
        return "## " + title + "\n\nSource: https://example.com/" + path + "\n\n" + text + "\n\n";
    }
}
