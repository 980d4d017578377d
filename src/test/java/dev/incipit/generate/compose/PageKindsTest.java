package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.api.Test;

final class PageKindsTest {
    private static PageKind kind(TestPages site, String path) {
        var pages = new SitePages(site.report());
        var kinds = new PageKinds(pages, new SiteNavigation(pages));
        return pages.all().stream()
                .filter(page -> page.url().path().equals(path))
                .map(kinds::of)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatTheFrontPageOfNewsListsIsNewsAndListsNone() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/blog", "Blog", "", TestPages.inText("/oboe"))
                .add("/oboe", "An oboe", "", TestPages.inText("/rooms"))
                .add("/rooms", "Rooms", "");
        assertEquals(PageKind.NEWS, kind(site, "/oboe"));
        assertEquals(PageKind.GENERAL, kind(site, "/rooms"));
    }

    @Test
    void whatAHomePageListsIsNoNewsWhateverItIsCalled() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.menu("/", "News"), TestPages.inText("/rooms"))
                .add("/rooms", "Rooms", "");
        assertEquals(PageKind.GENERAL, kind(site, "/rooms"));
    }
}
