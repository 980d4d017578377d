package dev.incipit.crawl.assembly;

import static dev.incipit.crawl.page.Readings.PROSE;
import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.Readings;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class DuplicateFoldingTest {
    private static Reading page(String path, String text) {
        return titled(path, "Tides", text);
    }

    private static Reading titled(String path, String title, String text) {
        return Readings.html(path, "<title>" + title + "</title>", "<p>" + text + "</p>");
    }

    private static Reading canonical(String path, String canonical, String text) {
        return Readings.html(
                path, "<title>Tides</title><link rel=canonical href=" + canonical + ">", "<p>" + text + "</p>");
    }

    private static Map<WebUrl, WebUrl> folded(Reading... pages) {
        return new DuplicateFolding(List.of(pages)).folded();
    }

    @Test
    void ofPagesWithOneTextTheFirstStays() {
        assertEquals(
                Map.of(url("/b"), url("/a"), url("/c"), url("/a")),
                folded(page("/a", PROSE), page("/b", PROSE), page("/c", PROSE), page("/d", PROSE + " And more.")));
    }

    @Test
    void ofTheStatesOfAPageThePageAboveThemStays() {
        assertEquals(
                Map.of(url("/wiki/A/1"), url("/wiki/A"), url("/wiki/A/2"), url("/wiki/A")),
                folded(page("/", "Home."), page("/wiki/A/1", PROSE), page("/wiki/A/2", PROSE), page("/wiki/A", PROSE)));
        assertEquals(Map.of(url("/wiki"), url("/wiki/A")), folded(page("/wiki/A", PROSE), page("/wiki", PROSE)));
        assertEquals(Map.of(url("/a"), url("/a/1")), folded(page("/a/1", PROSE), page("/a", PROSE)), "home");
    }

    @Test
    void aShortTextIsOnePageOnlyUnderOneTitle() {
        var few = "Nothing is here yet.";
        assertEquals(Map.of(), folded(titled("/a", "Floods", few), titled("/b", "Ebbs", few)));
        assertEquals(Map.of(url("/b"), url("/a")), folded(titled("/a", "Floods", few), titled("/b", "Floods", few)));
        assertEquals(Map.of(url("/b"), url("/a")), folded(titled("/a", "Floods", PROSE), titled("/b", "Ebbs", PROSE)));
    }

    @Test
    void pagesWithoutATextAreNotOnePage() {
        assertEquals(Map.of(), folded(page("/a", ""), page("/b", "")));
    }

    @Test
    void aPageGoesForItsCanonicalThatWasRead() {
        assertEquals(
                Map.of(url("/a?print=1"), url("/a")),
                folded(page("/", "Home."), canonical("/a?print=1", "/a", "For the printer."), page("/a", PROSE)));
        assertEquals(Map.of(), folded(page("/", "Home."), canonical("/a", "/never-read", PROSE)));
        assertEquals(Map.of(), folded(page("/", "Home."), canonical("/a", "/a/", PROSE)));
    }

    @Test
    void aCanonicalThatNamesAnotherCanonicalIsNotTrusted() {
        assertEquals(
                Map.of(url("/b"), url("/c")),
                folded(
                        page("/", "Home."),
                        canonical("/a", "/b", "Of the morning."),
                        canonical("/b", "/c", "Of the noon."),
                        page("/c", "Of the evening.")));
    }

    @Test
    void aCanonicalThatMostPagesNameIsAMistakeOfTheSite() {
        var home = page("/", PROSE);
        var first = canonical("/a", "/", "Of the morning.");
        var second = canonical("/b", "/", "Of the noon.");
        assertEquals(Map.of(), folded(home, first, second));
        // Half of the pages are not most of them.
        assertEquals(
                Map.of(url("/a"), url("/"), url("/b"), url("/")), folded(home, first, second, page("/c", "Another.")));
    }

    @Test
    void aPageOfTheSameTextFollowsEvenTheCanonicalOfMost() {
        assertEquals(
                Map.of(url("/a"), url("/z")),
                folded(canonical("/a", "/z", PROSE), canonical("/b", "/z", "Of the noon."), page("/z", PROSE)));
    }

    @Test
    void aPageFoldedIntoOneThatGoesByItsTextFollowsIt() {
        assertEquals(
                Map.of(url("/copy"), url("/a"), url("/print"), url("/a")),
                folded(
                        page("/", "Home."),
                        page("/a", PROSE),
                        page("/copy", PROSE),
                        canonical("/print", "/copy", "For the printer.")));
    }
}
