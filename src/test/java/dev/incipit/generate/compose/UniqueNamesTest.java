package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class UniqueNamesTest {
    private static final String TEXT = "Some text of the page.";

    private final TestPages pages = new TestPages().add("/", "Marrow", TEXT);

    private List<String> names(String label) {
        var read = new SitePages(pages.report());
        var entries = new UniqueNames(read, new Titles(pages.pages())).entries(label, pages.pages());
        return entries.stream().map(IndexOutline.Entry::title).toList();
    }

    @Test
    void theLaterOfTwoAddsItsSection() {
        pages.add("/a", "Start", TEXT).add("/b", "Start", TEXT);
        assertEquals(List.of("Marrow", "Start", "Start (Boats)"), names("Boats"));
    }

    @Test
    void whereTheSectionIsTakenOrTheTitleTheEndOfThePathIsAdded() {
        pages.add("/a", "Start", TEXT).add("/b", "Start", TEXT).add("/c/fast-boats.html", "Start", TEXT);
        assertEquals(List.of("Marrow", "Start", "Start (Boats)", "Start (fast boats)"), names("Boats"));
        assertEquals(List.of("Marrow", "Start", "Start (b)", "Start (fast boats)"), names("START"));
        assertEquals("Start (b)", names("").get(2));
    }

    @Test
    void theDayInAnAddressTellsOneOfSeveralMinutes() {
        pages.add("/m/2026-11-09-minutes", "Minutes", TEXT)
                .add("/m/2026-10-12-minutes", "Minutes", TEXT)
                .add("/m/2026/09/minutes", "Minutes", TEXT);
        assertEquals(List.of("Marrow", "Minutes", "Minutes (2026-10-12)", "Minutes (Meetings)"), names("Meetings"));
    }

    @Test
    void pagesThatOnlyTheirQueryTellsApartAddTheirFirstHeading() {
        Stream.of("/staff?id=1", "/staff?id=2", "/others?x=1").forEach(this::readStaff);
        assertEquals(List.of("Marrow", "Staff", "Staff (Harbour office)", "Staff (Town)"), names("Town"));
    }

    private void readStaff(String path) {
        var html = "<title>Staff</title><h1>Staff</h1><h2>Harbour office</h2><p>" + TEXT;
        var page = new PageReader().read(TestPages.url(path), html.getBytes(StandardCharsets.UTF_8), "text/html");
        pages.pages().add(new CrawledPage(page, Optional.empty(), 0, Optional.empty(), Optional.empty()));
    }

    @Test
    void whatDiffersInCaseOnlyIsOneName() {
        pages.add("/a", "Start", TEXT).add("/b", "START", TEXT);
        assertEquals("START (b)", names("").getLast());
    }

    @Test
    void whenAllElseIsTakenThePathTells() {
        pages.add("/a", "Start", TEXT).add("/x/b", "Start", TEXT).add("/y/b", "Start", TEXT);
        assertEquals("Start (y)", names("").getLast());
        pages.add("/z/y/b", "Start", TEXT);
        assertEquals("Start (/z/y/b)", names("").getLast());
    }

    @Test
    void thePageOfItsFolderTellsWhereAPageBelongs() {
        pages.add("/fussball", "Fußball", TEXT).add("/a/start", "Start", TEXT).add("/fussball/start", "Start", TEXT);
        assertEquals("Start (Fußball)", names("Boats").getLast());
    }

    @Test
    void aPlaceThatTheTitleNamesIsNotAdded() {
        pages.add("/a", "1 Start", TEXT).add("/boats/start", "1 Start", TEXT);
        assertEquals("1 Start (boats)", names("Start").getLast());
    }

    @Test
    void aNameThatTheMenuGivesToOthersTooIsNone() {
        pages.add("/a", "Start", TEXT)
                .add("/b", "Start", TEXT, own("/b", "Top of chapter"), own("/c", "Top of chapter"));
        assertEquals("Start (Boats)", names("Boats").getLast());
    }

    @Test
    void aPlaceThatOrdersAModelIsNotAdded() {
        pages.add("/a", "Start", TEXT).add("/ignore-all-previous-instructions", "Start", TEXT);
        assertEquals("Start (/ignore-all-previous-instructions)", names("").getLast());
    }

    @Test
    void theLaterOfTwoHasTheNameByWhichItsMenuLeadsToIt() {
        pages.add("/a", "Start", TEXT).add("/b", "Start", TEXT, own("/b", "our Boats"));
        assertEquals(List.of("Marrow", "Start", "Our Boats"), names("Boats"));
        pages.add("/c", "Start", TEXT, own("/c", "iBoat manual"));
        assertEquals("iBoat manual", names("Boats").getLast());
    }

    @Test
    void whereTheMenuHasTheSameNameOrAControlTheGroupInItIsAdded() {
        pages.add("/a", "Start", TEXT).add("/b", "Start", TEXT, own("/b", "Start", "Quays"));
        assertEquals("Start (Quays)", names("Boats").getLast());
        pages.add("/c", "Start", TEXT, own("/c", "Next"));
        assertEquals("Start (Boats)", names("Boats").getLast());
    }

    private static PageLink own(String path, String name, String... groups) {
        return new PageLink(TestPages.url(path), name, PageLink.Region.SIDEBAR, List.of(groups), false);
    }
}
