package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GroupsTest {
    @Test
    void aGroupIsBelowTheOneItWasSplitFromOrThatHasThePageItIsNamedAfter() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/start/compared", "Compared with others", "")
                .add("/start/compared/sql", "SQL", "");
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var titles = new Titles(pages.all());
        var labels = new Labels(pages, navigation, new PageKinds(pages, navigation), titles, pages.all());
        var groups = new Groups();
        groups.add("Getting started", pages.all().get(1));
        groups.add("Guide", pages.all().get(2));
        assertEquals(Optional.of("Getting started"), groups.above("Compared with others", labels));
        assertEquals(Optional.empty(), groups.above("Tutorials", labels));
        groups.parents.put("Tutorials", "Guide");
        assertEquals(Optional.of("Guide"), groups.above("Tutorials", labels));
    }
}
