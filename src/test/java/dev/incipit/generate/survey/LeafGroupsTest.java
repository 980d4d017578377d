package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LeafGroupsTest {
    private static LeafGroups.Group group(List<String> listed, String... leaves) {
        var site = new TestPages()
                .add("/", "Home", "")
                .add(
                        "/list/",
                        "List",
                        "",
                        listed.stream().map(TestPages::inText).toArray(PageLink[]::new));
        Stream.of(leaves).forEach(leaf -> site.add(leaf, leaf, ""));
        var pages = new SitePages(site.report());
        return new LeafGroups(pages, new SiteNavigation(pages))
                .of(pages.all().getLast())
                .orElseThrow();
    }

    private static List<String> paths(LeafGroups.Group group) {
        return group.members().stream().map(page -> page.url().path()).toList();
    }

    @Test
    void postsComeByTheirDatesNewestFirst() {
        var group = group(List.of(), "/2023/01/02/a", "/2024/01/02/b", "/2023/05/02/c");
        assertEquals(List.of("/2024/01/02/b", "/2023/05/02/c", "/2023/01/02/a"), paths(group));
        assertEquals(LeafGroups.Order.NEWEST_FIRST, group.order());
    }

    @Test
    void whatOnlyItsDateTellsApartIsAnIssue() {
        var site = new TestPages().add("/", "Home", "");
        List.of("4 May 2024", "11 May 2024", "2 June 2024")
                .forEach(day -> site.add("/board/2024-05-0" + day.charAt(0), "Board – " + day, ""));
        var pages = new SitePages(site.report());
        var group = new LeafGroups(pages, new SiteNavigation(pages))
                .of(pages.all().getLast())
                .orElseThrow();
        assertEquals(LeafGroups.Order.ISSUES, group.order());
        assertEquals("/board/2024-05-04", paths(group).getFirst());
    }

    @Test
    void chaptersWithAnEndingOfFilesAreASeries() {
        var group = group(List.of(), "/b/chapter-10.html", "/b/chapter-2.html", "/b/chapter-1.html");
        assertEquals(LeafGroups.Order.SERIES, group.order());
        assertEquals(List.of("/b/chapter-1.html", "/b/chapter-2.html", "/b/chapter-10.html"), paths(group));
    }

    @Test
    void pagesWithoutFoldersAreGroupedByTheirPlaceInTheSite() {
        var site = new TestPages().add("/", "Home", "");
        List.of("Visit", "Visit", "Visit", "News", "News", "News").forEach(part -> {
            int at = site.pages().size();
            var link = new PageLink(TestPages.url("/"), "Home", PageLink.Region.BREADCRUMB, List.of(), false);
            var above =
                    new PageLink(TestPages.url("/part-" + part), part, PageLink.Region.BREADCRUMB, List.of(), false);
            site.add("/article" + at, "Article " + at, "Some words.", link, above);
        });
        site.add("/part-Visit", "Visit", "All of it.").add("/part-News", "News", "All of it.");
        var pages = new SitePages(site.report());
        var leaves = new LeafGroups(pages, new SiteNavigation(pages));
        assertEquals(
                List.of("/article1", "/article2", "/article3"),
                paths(leaves.of(pages.all().get(1)).orElseThrow()));
    }

    @Test
    void whatTheListCountsDownComesHighestNumberFirst() {
        var talks = List.of("/list/talk-10-c", "/list/talk-9-b", "/list/talk-8-a");
        var group = group(talks, "/list/talk-8-a", "/list/talk-9-b", "/list/talk-10-c");
        assertEquals(talks, paths(group));
        assertEquals("/list/", group.list().map(CrawledPage::url).orElseThrow().path());
    }

    @Test
    void releasesComeNewestVersionFirst() {
        var group = group(List.of(), "/r/1.9.0.html", "/r/1.10.0.html", "/r/1.2.0.html");
        assertEquals(List.of("/r/1.10.0.html", "/r/1.9.0.html", "/r/1.2.0.html"), paths(group));
    }

    @Test
    void partsAreASeriesAndNumberedItemsAreNone() {
        assertEquals(
                LeafGroups.Order.SERIES,
                group(List.of(), "/t/part-2", "/t/part-1", "/t/part-3").order());
        assertEquals(
                LeafGroups.Order.NONE,
                group(List.of(), "/t/pan-2", "/t/pan-1", "/t/pan-3").order());
    }

    @Test
    void eachLinkIsFollowedOnceHoweverManyGroupsThereAre() throws Throwable {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 4_000; i++) {
            int at = i;
            var links = IntStream.range(1, 20)
                    .mapToObj(step -> TestPages.inText(path((at + step) % 4_000)))
                    .toArray(PageLink[]::new);
            site.add(path(i), "Leaf " + i, "", links);
        }
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var took = ProcessorTime.of(() -> new LeafGroups(pages, navigation));
        assertTrue(took.compareTo(Duration.ofSeconds(1)) < 0, took::toString);
    }

    private static String path(int number) {
        return "/" + Integer.toString(number / 4 + 50_000, 26).replaceAll("[0-9]", "q") + "x" + number / 4 % 7 + "/"
                + "abcd".charAt(number % 4);
    }
}
