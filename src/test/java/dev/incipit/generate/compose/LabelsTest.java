package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LabelsTest {
    private static String label(TestPages site, String path) {
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var labels =
                new Labels(pages, navigation, new PageKinds(pages, navigation), new Titles(pages.all()), pages.all());
        return pages.all().stream()
                .filter(page -> page.url().path().equals(path))
                .map(page -> labels.of(page, 0))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFoldersNameIsALabelOnlyIfPeopleReadItOnTheSite() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.inText("/x"))
                .add("/harbour/north", "North harbours", "")
                .add("/harbour/south", "South harbours", "")
                .add("/prop_tgt/depth", "Depth", "")
                .add("/prop_tgt/width", "Width", "");
        assertEquals("Harbour", label(site, "/harbour/north"));
        assertEquals("", label(site, "/prop_tgt/depth"));
    }

    /** A wiki's path to a page has its namespaces as they are in addresses. */
    @Test
    void aLabelInSmallLettersIsWrittenAsThePageThatItNames() {
        var trail = new PageLink(TestPages.url("/crags"), "crags", Region.BREADCRUMB, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "", TestPages.inText("/crags"))
                .add("/crags", "Crags", "", TestPages.inText("/tor"), TestPages.inText("/edge"))
                .add("/tor", "The Tor", "", trail)
                .add("/edge", "The Edge", "", trail);
        assertEquals("Crags", label(site, "/tor"));
        var menu = new PageLink(TestPages.url("/crags"), "Crags", Region.NAVIGATION, List.of(), false);
        var titled = new TestPages()
                .add("/", "Home", "", menu)
                .add("/crags", "All the crags", "", menu, TestPages.inText("/tor"), TestPages.inText("/edge"))
                .add("/tor", "The Tor", "", menu, trail)
                .add("/edge", "The Edge", "", menu, trail);
        assertEquals("Crags", label(titled, "/tor"));
    }

    @Test
    void ofAMenusShortAndLongFormTheLongOneIsTheLabel() {
        var menu = new PageLink(TestPages.url("/dev"), "Dev Develop", Region.NAVIGATION, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/dev", "Welcome", "", menu)
                .add("/dev/rules", "Rules", "", menu)
                .add("/other", "Other", "", menu);
        assertEquals("Develop", label(site, "/dev/rules"));
    }

    @Test
    void aFolderWithItsPageInTheMenuIsABetterLabelThanABoxBesideFewPages() {
        var menu = new PageLink[] {
            link("/offices", "Offices", Region.NAVIGATION), link("/permits", "Permits", Region.NAVIGATION)
        };
        var box = new PageLink(TestPages.url("/offices/water"), "Water", Region.SIDEBAR, List.of("Contact"), false);
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/offices", "Offices", "", menu)
                .add("/offices/water", "Water", "", menu)
                .add("/permits", "Permits", "", menu[0], menu[1], box);
        IntStream.range(0, 30).forEach(i -> site.add("/p" + i, "Page " + i, "", menu));
        assertEquals("Offices", label(site, "/offices/water"));
        IntStream.range(30, 40).forEach(i -> site.add("/p" + i, "Page " + i, "", menu[0], menu[1], box));
        assertEquals("Contact", label(site, "/offices/water"));
    }

    @Test
    void aBoxOfWhateverIsNextGivesWayToTheFolder() {
        var menu = link("/events", "Events", Region.NAVIGATION);
        var box =
                new PageLink(TestPages.url("/events/fair"), "Fair", Region.SIDEBAR, List.of("Upcoming events"), false);
        var site = new TestPages()
                .add("/", "Home", "", menu, box)
                .add("/events", "Events", "", menu, box)
                .add("/events/fair", "Fair", "", menu, box)
                .add("/other", "Other", "", menu, box);
        assertEquals("Events", label(site, "/events/fair"));
    }

    @Test
    void aCategoryThatTheMenuShowsIsTheLabelOfItsPages() {
        assertEquals("Soups", label(recipes(Region.NAVIGATION), "/leek"));
        assertEquals("", label(recipes(Region.FOOTER), "/leek"));
    }

    private static TestPages recipes(Region region) {
        var menu =
                new PageLink[] {link("/category/soups", "Soups", region), link("/category/breads", "Breads", region)};
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/category/soups", "Soups", "", menu)
                .add("/category/breads", "Breads", "", menu);
        List.of("leek", "onion", "pea").forEach(name -> site.add("/" + name, name, "", of(menu, 0)));
        List.of("rye", "oat", "milk").forEach(name -> site.add("/" + name, name, "", of(menu, 1)));
        return site;
    }

    private static PageLink[] of(PageLink[] menu, int own) {
        var inText = link(menu[own].target().path(), menu[own].anchorText(), Region.MAIN);
        return new PageLink[] {menu[0], menu[1], inText};
    }

    private static PageLink link(String path, String name, Region region) {
        return new PageLink(TestPages.url(path), name, region, List.of(), false);
    }
}
