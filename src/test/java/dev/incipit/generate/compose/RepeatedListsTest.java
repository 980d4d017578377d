package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RepeatedListsTest {
    private static final PageLink[] BELTS = IntStream.range(0, 5)
            .mapToObj(i -> TestPages.inText("/product/belt-" + i))
            .toArray(PageLink[]::new);

    private static Set<?> repeated(String first, String second) {
        return repeated(first, second, BELTS);
    }

    private static Set<?> repeated(String first, String second, PageLink... listed) {
        var menu = TestPages.menu("/shop/belts", "Shop");
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add(first, "Belts", "", listed)
                .add(second, "Belts", "", listed);
        IntStream.range(0, 5).forEach(i -> site.add("/product/belt-" + i, "Belt " + i, "", menu));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        return new RepeatedLists(
                        pages, navigation, kinds, new Titles(pages.all()), new Ranking(pages, navigation, kinds))
                .among(pages.all());
    }

    @Test
    void ofTwoListsOfOneCollectionTheOneInTheMenuStays() {
        assertEquals(Set.of(TestPages.url("/collection-b/girdles")), repeated("/shop/belts", "/collection-b/girdles"));
        assertEquals(Set.of(TestPages.url("/collection-b/belts")), repeated("/collection-b/belts", "/shop/belts"));
    }

    @Test
    void pagesThatListNothingAreNoLists() {
        assertEquals(Set.of(), repeated("/rowing/times", "/sailing/times", new PageLink[0]));
    }

    @Test
    void pagesOfAManualMayShareAName() {
        assertEquals(Set.of(), repeated("/docs/a/overview", "/docs/b/overview"));
    }
}
