package dev.incipit.generate.compose;

import static dev.incipit.generate.TestPages.inText;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class ListedGroupsTest {
    /** Returns the labels that the home page, the page "Tools" and four others get if that page links in its text to some. */
    private static Map<String, Integer> joined(PageLink... ofTools) {
        var pages = new SitePages(new TestPages()
                .add(
                        "/",
                        "Home",
                        "",
                        new PageLink(TestPages.url("/tools"), "Tools", PageLink.Region.NAVIGATION, List.of(), false))
                .add("/tools", "All our tools", "", ofTools)
                .add("/saw", "Saw", "A saw cuts wood.")
                .add("/plane", "Plane", "A plane smooths wood.")
                .add("/drill", "Drill", "A drill makes holes.")
                .add("/about", "About", "We lend tools.")
                .add("/guides/oil", "Oil", "Oil protects steel.")
                .report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var groups = new Groups();
        pages.all().forEach(page -> groups.add("", page));
        new ListedGroups(
                        pages,
                        navigation,
                        kinds,
                        new Labels(pages, navigation, kinds, new Titles(pages.all()), pages.all()))
                .join(groups);
        return groups.byLabel.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, group -> group.getValue().size()));
    }

    @Test
    void pagesThatOnePageOfTheMenuListsHaveItsName() {
        assertEquals(Map.of("", 4, "Tools", 3), joined(inText("/saw"), inText("/plane"), inText("/drill")));
    }

    @Test
    void twoPagesMakeNoGroup() {
        assertEquals(Map.of("", 7), joined(inText("/saw"), inText("/plane")));
    }

    @Test
    void aPageThatLeadsToAFewListsThemOnlyIfItLeadsNowhereElse() {
        assertEquals(Map.of("", 7), joined(inText("/saw"), inText("/plane"), inText("/drill"), inText("/")));
    }
}
