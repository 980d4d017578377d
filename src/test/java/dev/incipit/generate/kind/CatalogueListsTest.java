package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CatalogueListsTest {
    private static final List<String> TENTS = List.of("/goods/fly", "/goods/peg", "/goods/pole");
    private static final List<String> STOVES = List.of("/goods/pan", "/goods/lid", "/goods/gas");

    @Test
    void aPageForSaleBelongsToTheListThatSharesItsGoodsWithTheFewest() {
        var lists = lists(3);
        assertEquals(Optional.of("/tents"), lists.of("/goods/peg"));
        assertEquals(Optional.of("/stoves"), lists.of("/goods/lid"));
        assertEquals(Optional.of("/tents"), lists.of("/tents"));
        assertEquals(Optional.empty(), lists.of("/all"));
    }

    @Test
    void aListOfFewListedGoodsDividesNothing() {
        assertEquals(Optional.empty(), lists(2).of("/goods/peg"));
    }

    @FunctionalInterface
    private interface Lists {
        Optional<String> of(String path);
    }

    private static Lists lists(int listedEach) {
        var site = new TestPages()
                .add("/", "Home", "", menu("/all"), menu("/tents"), menu("/stoves"))
                .add(
                        "/all",
                        "All",
                        "",
                        goods(Stream.concat(TENTS.stream(), STOVES.stream()).toList()))
                .add("/tents", "Tents", "", goods(TENTS))
                .add("/stoves", "Stoves", "", goods(STOVES));
        Stream.concat(TENTS.stream(), STOVES.stream())
                .forEach(path -> site.addDated(path, path, "Ware.", "product", LocalDate.EPOCH));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var listed = Stream.concat(
                        TENTS.stream().limit(listedEach), STOVES.stream().limit(listedEach))
                .map(path -> pages.at(TestPages.url(path)).orElseThrow())
                .toList();
        var lists = new CatalogueLists(pages, navigation, new PageKinds(pages, navigation), listed);
        return path -> lists.of(pages.at(TestPages.url(path)).orElseThrow())
                .map(CrawledPage::url)
                .map(url -> url.path());
    }

    private static PageLink menu(String path) {
        return new PageLink(TestPages.url(path), path, PageLink.Region.NAVIGATION, List.of(), false);
    }

    private static PageLink[] goods(List<String> paths) {
        return paths.stream().map(TestPages::inText).toArray(PageLink[]::new);
    }
}
