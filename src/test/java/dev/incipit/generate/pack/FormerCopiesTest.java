package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.PackChange.Kind;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.TestPages;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FormerCopiesTest {
    private static final PackFile OAKS = copy("oaks", "/oaks", "Oaks", "See [elms](elms.md).");
    private static final PackFile ELMS = copy("elms", "/elms", "Elms", "Elms fall.");

    @Test
    void copiesThatSayTheSameHaveNoChanges() {
        assertEquals(List.of(), kinds(List.of(OAKS, ELMS), Map.of(), OAKS, ELMS));
    }

    @Test
    void aPageThatMovesDoesNotChangeThePagesThatLinkToIt() {
        var oaks = copy("oaks", "/oaks", "Oaks", "See [elms](trees/elms.md).");
        var elms = copy("trees/elms", "/trees/elms", "Elms", "Elms fall.");
        var moved = Map.<WebUrl, PageStatus>of(url("/elms"), new PageStatus.Moved(url("/trees/elms")));
        assertEquals(List.of(Kind.MOVED), kinds(List.of(oaks, elms), moved, OAKS, ELMS));
    }

    @Test
    void otherTitlesAndWordsAreToldApart() {
        var oaks = copy("oaks", "/oaks", "Oak trees", "See [elms](elms.md).");
        var elms = copy("elms", "/elms", "Elms", "Elms stand.");
        assertEquals(List.of(Kind.REWORDED, Kind.RETITLED), kinds(List.of(oaks, elms), Map.of(), OAKS, ELMS));
    }

    @Test
    void aCopyIsGoneOnlyIfTheSiteSaysSo() {
        var gone = Map.<WebUrl, PageStatus>of(url("/elms"), new PageStatus.Gone("404"));
        var alone = copy("oaks", "/oaks", "Oaks", "See [elms](https://example.com/elms).");
        assertEquals(List.of(Kind.GONE), kinds(List.of(alone), gone, OAKS, ELMS));
        assertEquals(List.of(), kinds(List.of(alone), Map.of(), OAKS, ELMS));
        assertEquals(List.of(Kind.MISSING), kinds(List.of(OAKS, ELMS), Map.of(), alone));
    }

    @Test
    void aFileThatIsNoCopyIsNotCompared() {
        var former = new FormerCopies(new TestPages().report(), Map.of("notes.md", "# Notes"));
        assertEquals(Map.of(), former.pages());
        assertEquals(List.of(), former.unmet());
    }

    private static List<Kind> kinds(List<PackFile> fresh, Map<WebUrl, PageStatus> statuses, PackFile... then) {
        var files = Stream.of(then).collect(Collectors.toMap(PackFile::path, PackFile::text));
        return new FormerCopies(new TestPages().report(), files)
                .changes(fresh, statuses).stream().map(change -> change.kind()).toList();
    }

    private static PackFile copy(String place, String path, String title, String text) {
        var copy = new MarkdownCopy(title, url(path).toString(), Optional.empty(), text);
        return new PackFile(place + ".md", PackFile.Kind.COPY, copy.text());
    }

    private static WebUrl url(String path) {
        return TestPages.url(path);
    }
}
