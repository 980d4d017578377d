package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NewNamesTest {
    private NewNames names;

    /** Adds pages of one folder with these names, to a site whose first page is called "Leather goods". */
    private List<CrawledPage> leaves(String folder, String... titles) {
        return leaves(folder, 50, titles);
    }

    private List<CrawledPage> leaves(String folder, int words, String... titles) {
        var site = new TestPages().add("/", "Leather goods", "word ".repeat(50));
        var links = IntStream.range(0, titles.length)
                .mapToObj(i -> TestPages.inText(folder + (char) ('a' + i)))
                .toArray(PageLink[]::new);
        site.add("/list", "What there is", "word ".repeat(50), links);
        for (int i = 0; i < titles.length; i++) {
            site.add(folder + (char) ('a' + i), titles[i], "word ".repeat(words));
        }
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        names = new NewNames(pages, new LeafGroups(pages, navigation), new PageKinds(pages, navigation));
        names.add(pages.home());
        return Stream.of(titles)
                .map(title -> pages.all().stream()
                        .filter(page -> page.page().metadata().title().equals(title))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    @Test
    void aNameIsWorthMoreForEachWordThatNoChosenNameHas() {
        var items = leaves("/items/", "Hand Print", "Hand Print Leather", "Brown Trifold Wallet");
        names.add(items.get(0));
        assertEquals(-1.2, names.worth(items.get(1)), 1e-9);
        assertEquals(0.4, names.worth(items.get(2)), 1e-9);
    }

    @Test
    void aNameThatDiffersFromAChosenOneInItsNumberOnlyIsWorthLessEachTime() {
        var items = leaves("/items/", "Wallet 08", "Wallet 09", "Wallet 10");
        names.add(items.get(0));
        assertEquals(-1.45, names.worth(items.get(1)), 1e-9);
        names.add(items.get(1));
        assertEquals(-1.7, names.worth(items.get(2)), 1e-9);
    }

    @Test
    void pagesThatAreNoLeavesAndThoseOfAGroupWithAnOrderGainNothing() {
        var posts = leaves("/2024/05/", "First Things", "Second Thoughts");
        assertTrue(posts.stream().allMatch(page -> names.worth(page) == 0));
        var dated = leaves("/2024/05/01/", "One Thing", "Another Matter", "Third Point");
        assertTrue(dated.stream().allMatch(page -> names.worth(page) == 0));
    }

    @Test
    void pagesWithATextOfTheirOwnGainNothing() {
        var chapters = leaves("/book/", 200, "Brushes", "Layers", "Once you have selected your subject");
        assertTrue(chapters.stream().allMatch(page -> names.worth(page) == 0));
    }
}
