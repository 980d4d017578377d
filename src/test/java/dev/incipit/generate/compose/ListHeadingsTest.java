package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ListHeadingsTest {
    /** A site of six functions, and a page with this text. */
    private static List<CrawledPage> functions(String listPath, String text) {
        var site = new TestPages().add("/", "Home", "word").add(listPath, "Reference", text);
        IntStream.range(0, 6).forEach(i -> site.add("/api/f" + i, "f" + i, "word"));
        return site.pages();
    }

    private static String link(int number) {
        return "- [f" + number + "](https://example.com/api/f" + number + "#f" + number + "): does it\n";
    }

    private static String list(String... headings) {
        return IntStream.range(0, headings.length)
                .mapToObj(i -> "## " + headings[i] + "\n\n" + link(2 * i) + link(2 * i + 1))
                .collect(Collectors.joining("\n"));
    }

    private static List<Boolean> gains(List<CrawledPage> site, int... chosen) {
        var report = new TestPages();
        report.pages().addAll(site);
        var headings = new ListHeadings(new SitePages(report.report()));
        IntStream.of(chosen).forEach(i -> headings.add(site.get(i + 2)));
        return site.stream().skip(2).map(page -> headings.worth(page) > 0).toList();
    }

    @Test
    void theFirstPageOfEachHeadingOfAListGains() {
        var site = functions("/reference", list("Plots", "Grids", "Themes"));
        assertEquals(List.of(true, true, true, true, true, true), gains(site));
        assertEquals(List.of(false, false, true, true, false, false), gains(site, 0, 5));
    }

    @Test
    void theFoldersOwnPageMayListItANeighbourMayNot() {
        assertTrue(gains(functions("/api/", list("Plots", "Grids", "Themes"))).contains(true));
        assertTrue(!gains(functions("/api/overview", list("Plots", "Grids", "Themes")))
                .contains(true));
    }

    @Test
    void lettersOfAnAlphabeticalListAndHeadingsOfSinglePagesDivideNothing() {
        assertTrue(!gains(functions("/reference", list("A", "B", "C"))).contains(true));
        var single = IntStream.range(0, 6)
                .mapToObj(i -> "## Part " + i + "\n\n" + link(i))
                .collect(Collectors.joining("\n"));
        assertTrue(!gains(functions("/reference", single)).contains(true));
    }

    @Test
    void aPageThatNamesFewOfAFolderIsNoListOfIt() {
        var site = new TestPages().add("/", "Home", "word").add("/reference", "R", list("Plots", "Grids", "Themes"));
        IntStream.range(0, 13).forEach(i -> site.add("/api/f" + i, "f" + i, "word"));
        assertTrue(!gains(site.pages()).contains(true));
    }

    /** Each of so many folders has one page, which lists all pages: no list is looked at again for each folder. */
    @Test
    void aSiteWhosePagesAllListEachOtherCostsNoMoreThanItsLinks() {
        int count = 400;
        var text = IntStream.range(0, count)
                .mapToObj(
                        i -> (i % 2 == 0 ? "## Part " + i + "\n\n" : "") + "- [p](https://example.com/d" + i + "/p)\n")
                .collect(Collectors.joining());
        var site = new TestPages().add("/", "Home", "word");
        IntStream.range(0, count).forEach(i -> site.add("/d" + i + "/p", "Page " + i, text));
        var pages = new SitePages(site.report());
        ProcessorTime.assertAtMost(Duration.ofSeconds(2), () -> new ListHeadings(pages));
    }
}
