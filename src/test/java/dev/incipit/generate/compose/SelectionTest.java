package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SelectionTest {
    private static final PageLink[] MENU = IntStream.range(0, 12)
            .mapToObj(i ->
                    new PageLink(TestPages.url("/docs/page" + i), "Page " + i, Region.NAVIGATION, List.of(), false))
            .toArray(PageLink[]::new);

    private static Selection.Choice choice(TestPages site) {
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var ranking = new Ranking(pages, navigation, kinds);
        return new Selection(pages, navigation, kinds, ranking, new LeafGroups(pages, navigation)).choose(pages.all());
    }

    private static List<String> paths(Selection.Choice choice, String folder) {
        return choice.listed().stream()
                .map(page -> page.url().path())
                .filter(path -> path.startsWith(folder))
                .toList();
    }

    private static TestPages manual() {
        var site = new TestPages().add("/", "Home", "", MENU);
        IntStream.range(0, 12).forEach(i -> site.add("/docs/page" + i, "Page " + i, "word ".repeat(200), MENU));
        return site;
    }

    @Test
    void ofNewsBesideOtherMattersOnlyTheNewestAreListedAndNoneMayBeSkipped() {
        var site = manual();
        IntStream.range(10, 30)
                .forEach(i -> site.add(
                        "/news/2024/06/" + i + "/x", "About " + (char) (87 + i) + "boats", "word ".repeat(90), MENU));
        site.add("/news/2015/06/01/x", "Old", "word ".repeat(90), MENU);
        var choice = choice(site);
        assertEquals(12, paths(choice, "/docs/").size());
        assertEquals(8, paths(choice, "/news/").size());
        assertTrue(paths(choice, "/news/").contains("/news/2024/06/29/x"));
        assertEquals(List.of(), choice.skippable());
    }

    @Test
    void whoWasAwayForAWhileCanBeReachedAllTheSame() {
        var site = manual().add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/contact", "Contact", "Tel. 030 1234567. Closed until 3 May 2024.")
                .add("/sale", "Tents", "Half price until 3 May 2024.");
        assertEquals(1, paths(choice(site), "/contact").size());
        assertEquals(0, paths(choice(site), "/sale").size());
    }

    @Test
    void ofCardsThatAListPageLeadsToADozenAreListedOfTextsAllIfThereIsRoom() {
        assertEquals(13, paths(choice(talks(30)), "/talks/").size());
        assertEquals(31, paths(choice(talks(90)), "/talks/").size());
    }

    private static TestPages talks(int words) {
        var site = manual();
        var talks = IntStream.range(0, 30)
                .mapToObj(i -> TestPages.inText("/talks/name" + (char) ('a' + i)))
                .toArray(PageLink[]::new);
        site.add("/talks/", "Talks", "word ".repeat(90), talks);
        IntStream.range(0, 30)
                .forEach(i -> site.add(
                        "/talks/name" + (char) ('a' + i), "Name " + (char) ('a' + i), "word ".repeat(words), MENU));
        return site;
    }

    @Test
    void anItemWithANameOfItsOwnComesBeforeTheNextOfMany() {
        var site = manual();
        IntStream.range(10, 40).forEach(i -> site.add("/goods/belt-" + i, "Belt " + i, "word ".repeat(40), MENU));
        site.add("/goods/zz-rucksack", "Rucksack", "word ".repeat(35), MENU);
        assertTrue(paths(choice(site), "/goods/").indexOf("/goods/zz-rucksack") < 5);
    }

    @Test
    void aSeriesIsTakenAsAWhole() {
        var site = manual();
        IntStream.range(1, 6).forEach(i -> site.add("/tour/part-" + i, "Part " + i, "word ".repeat(90), MENU));
        assertEquals(5, paths(choice(site), "/tour/").size());
    }

    /** Chapters to which a list leads, and leaves of other folders. */
    private static TestPages book(int chapters, int others) {
        var links = IntStream.rangeClosed(1, chapters)
                .mapToObj(i -> TestPages.inText("/book/chapter-" + i + ".html"))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "").add("/book/", "Book", "word ".repeat(90), links);
        IntStream.rangeClosed(1, chapters)
                .forEach(i -> site.add("/book/chapter-" + i + ".html", "Chapter " + i, "word ".repeat(90)));
        IntStream.range(0, others).forEach(i -> site.add("/a" + i + "/b", "About " + i, "word ".repeat(90)));
        return site;
    }

    @Test
    void aLongSeriesIsListedWholeIfThereIsRoomElseByItsFirstPart() {
        assertEquals(31, paths(choice(book(30, 8)), "/book/").size());
        assertEquals(List.of("/book/", "/book/chapter-1.html"), paths(choice(book(60, 8)), "/book/"));
    }

    @Test
    void ofPagesOfEqualWorthTheSmallerNumberComesFirst() {
        var menu = IntStream.rangeClosed(1, 60)
                .mapToObj(i -> TestPages.menu("/part/" + i))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "", menu);
        IntStream.rangeClosed(1, 60).forEach(i -> site.add("/part/" + i, "Part " + i, "word ".repeat(90), menu));
        assertTrue(paths(choice(site), "/part/").containsAll(List.of("/part/1", "/part/2", "/part/9", "/part/40")));
    }

    @Test
    void aPartOfWhichFewPagesAreLeftIsListedWhole() {
        var menu = Stream.concat(
                        IntStream.range(0, 13).mapToObj(i -> named("/ferns/t" + i, "T" + i)),
                        IntStream.range(0, 80).mapToObj(i -> named("/mosses/f" + i, "F" + i)))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "", menu);
        IntStream.range(0, 12).forEach(i -> site.add("/ferns/t" + i, "T" + i, "word ".repeat(150), menu));
        site.add("/ferns/t12", "T12", "word ".repeat(20), menu);
        IntStream.range(0, 80).forEach(i -> site.add("/mosses/f" + i, "F" + i, "word ".repeat(150), menu));
        assertEquals(13, paths(choice(site), "/ferns/").size());
    }

    @Test
    void aClassComesBeforeItsMethods() {
        var menu = Stream.concat(
                        IntStream.range(0, 60).mapToObj(i -> named("/api/F" + i, "F" + i)),
                        Stream.of(named("/api/Plot", "Plot"), named("/api/Plot.add", "Plot.add", "Plot")))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "", menu);
        IntStream.range(0, 60).forEach(i -> site.add("/api/F" + i, "F" + i, "word ".repeat(300), menu));
        site.add("/api/Plot", "Plot", "word ".repeat(40), menu)
                .add("/api/Plot.add", "How to add to a plot", "word ".repeat(90), menu);
        var listed = paths(choice(site), "/api/Plot");
        assertEquals("/api/Plot", listed.getFirst());
    }

    /** Of 40 classes and 40 properties only classes are listed, though every class's menu shows the properties of the first. */
    @Test
    void propertiesWithPagesOfTheirOwnWaitForTheClasses() {
        var menu = IntStream.range(0, 40)
                .mapToObj(i -> named("/api/property.F0.p" + i, "p" + i))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "");
        IntStream.range(0, 40).forEach(i -> site.add("/api/class.F" + i, "Fern.F" + i, "word ".repeat(100), menu));
        IntStream.range(0, 40)
                .forEach(i -> site.add("/api/property.F0.p" + i, "Fern.F0:p" + i, "word ".repeat(100), menu));
        var choice = choice(site);
        assertEquals(40, paths(choice, "/api/class").size());
        assertTrue(paths(choice, "/api/property").size() < 20);
    }

    private static PageLink named(String path, String label, String... trail) {
        return new PageLink(TestPages.url(path), label, Region.SIDEBAR, List.of(trail), false);
    }

    @Test
    void legalTextsMayBeSkipped() {
        var choice = choice(manual().add("/privacy", "Privacy", "word ".repeat(90), MENU));
        assertEquals(1, choice.skippable().size());
        assertEquals(List.of(), paths(choice, "/privacy"));
    }

    @Test
    void anEventThatWasYearsBeforeTheLastOneIsNotListed() {
        var site = manual().addDated("/shows/a", "A", "word ".repeat(90), "exhibitionevent", LocalDate.of(2026, 1, 24))
                .addDated("/shows/b", "B", "word ".repeat(90), "event", LocalDate.of(2025, 2, 1))
                .addDated("/shows/c", "C", "word ".repeat(90), "event", LocalDate.of(2023, 5, 20))
                .addDated("/shows/d", "D", "word ".repeat(90), "product", LocalDate.of(2019, 5, 20));
        assertEquals(
                List.of("/shows/a", "/shows/b", "/shows/d"),
                paths(choice(site), "/shows/").stream().sorted().toList());
    }

    @Test
    void theHomePageIsNeverOver() {
        var site = new TestPages()
                .add("/", "Calendar 2023", "Tides of the harbour.")
                .add("/calendar", "Calendar 2022", "Tides of the harbour.")
                .addDated("/shows/a", "A", "word ".repeat(90), "article", LocalDate.of(2026, 1, 24))
                .addDated("/shows/b", "B", "word ".repeat(90), "article", LocalDate.of(2026, 2, 1));
        assertEquals(
                List.of("/", "/shows/a", "/shows/b"),
                paths(choice(site), "/").stream().sorted().toList());
    }

    @Test
    void aChapterComesBeforeItsSections() {
        var site = new TestPages().add("/", "Home", "");
        site.add("/zz-wells", "Wells", "word ".repeat(40));
        IntStream.range(0, 70)
                .forEach(i -> site.add("/s" + i, "S" + i, "word ".repeat(300), crumb(i < 5 ? "/zz-wells" : "/pumps")));
        site.add("/pumps", "Pumps", "word ".repeat(40));
        var listed = paths(choice(site), "/");
        assertTrue(listed.indexOf("/zz-wells") < 3, listed.toString());
        assertTrue(listed.indexOf("/pumps") < 3, listed.toString());
    }

    private static PageLink crumb(String path) {
        return new PageLink(TestPages.url(path), path, Region.BREADCRUMB, List.of(), false);
    }

    @Test
    void thePartsOfAPostAreListedThoughTheFirstOneIsOutdated() {
        var site = manual();
        for (int i = 1; i <= 4; i++) {
            site.addDated(
                    "/blog/p" + i,
                    "A well in the yard " + i,
                    "word ".repeat(90),
                    "blogposting",
                    LocalDate.of(2026, 1, i));
        }
        for (int i = 1; i <= 5; i++) {
            site.addDated("/blog/q" + i, "Q" + i, "word ".repeat(90), "blogposting", LocalDate.of(2026, 2, i));
        }
        assertTrue(
                paths(choice(site), "/blog/p").contains("/blog/p4"),
                paths(choice(site), "/blog/").toString());
    }
}
