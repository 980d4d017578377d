package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class SectionOrderTest {
    private static final String TEXT = "A page with a text of its own that says something of its subject. ".repeat(5);

    /** Orders groups of paths, each written as one line. */
    private static List<String> ordered(TestPages site, String... groups) {
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var ranking = new Ranking(pages, navigation, kinds);
        var leaves = new LeafGroups(pages, navigation);
        var order = new SectionOrder(pages, kinds, new ReadingOrder(pages, navigation, ranking, leaves, site.pages()))
                .comparator();
        return Arrays.stream(groups)
                .map(group -> members(site, List.of(group.split(" "))))
                .sorted(order)
                .map(members -> members.stream().map(page -> page.url().path()).collect(Collectors.joining(" ")))
                .toList();
    }

    private static List<CrawledPage> members(TestPages site, List<String> paths) {
        return site.pages().stream()
                .filter(page -> paths.contains(page.url().path()))
                .toList();
    }

    private static TestPages site(String... paths) {
        var site = new TestPages().add("/", "Home", TEXT);
        Arrays.stream(paths).forEach(path -> site.add(path, "Page " + path, TEXT));
        return site;
    }

    @Test
    void homeComesFirstThenDocumentationProductsTheCompanyAndNews() {
        var site = site("/blog/one", "/about", "/products/lamp", "/docs/start", "/legal/terms");
        assertEquals(
                List.of("/", "/docs/start", "/products/lamp", "/about", "/blog/one", "/legal/terms"),
                ordered(site, "/legal/terms", "/blog/one", "/about", "/products/lamp", "/docs/start", "/"));
    }

    @Test
    void aGroupIsOfTheKindOfMostOfItsPages() {
        var site = site("/docs/one", "/docs/two", "/blog/three", "/about");
        assertEquals(
                List.of("/docs/one /docs/two /blog/three", "/about"),
                ordered(site, "/about", "/docs/one /docs/two /blog/three"));
        var news = site("/docs/one", "/blog/two", "/blog/three", "/about");
        assertEquals(
                List.of("/about", "/docs/one /blog/two /blog/three"),
                ordered(news, "/docs/one /blog/two /blog/three", "/about"));
    }

    @Test
    void newsComesNewestFirst() {
        var site = site("/news/2023/5/old", "/news/2024/5/new");
        assertEquals(
                List.of("/news/2024/5/new", "/news/2023/5/old"), ordered(site, "/news/2023/5/old", "/news/2024/5/new"));
    }

    @Test
    void newsThatTheHomePageShowsComesAsItIsShown() {
        var site = new TestPages()
                .add("/", "Home", TEXT, TestPages.inText("/news/2022/5/shown"), TestPages.inText("/news/2023/5/next"))
                .add("/news/2024/5/newest", "Newest", TEXT)
                .add("/news/2023/5/next", "Next", TEXT)
                .add("/news/2022/5/shown", "Shown", TEXT);
        assertEquals(
                List.of("/news/2022/5/shown", "/news/2023/5/next", "/news/2024/5/newest"),
                ordered(site, "/news/2024/5/newest", "/news/2023/5/next", "/news/2022/5/shown"));
    }
}
