package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FolderGroupsTest {
    private final SitePages pages = new SitePages(new TestPages()
            .add("/", "Home", "")
            .add("/api", "API reference", "")
            .add("/api/ebb/create", "Create an ebb", "")
            .add("/api/ebb/list", "List ebbs", "")
            .add("/api/moon/show", "Show the moon", "")
            .add("/guides/boats", "Boats", "")
            .add("/docs", "Background", "")
            .add("/docs/rope", "Rope", "")
            .add("/api/tide/show", "Show a tide", "")
            .report());
    private final SiteNavigation navigation = new SiteNavigation(pages);
    private final FolderGroups folders = new FolderGroups(
            pages,
            navigation,
            new Labels(pages, navigation, new PageKinds(pages, navigation), new Titles(pages.all()), pages.all()));

    private Map<String, Integer> joined(List<String> small, String... labels) {
        var groups = new Groups();
        for (int i = 0; i < labels.length; i++) {
            groups.add(labels[i], pages.all().get(i + 1));
        }
        folders.join(groups, small);
        return groups.byLabel.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, group -> group.getValue().size()));
    }

    @Test
    void groupsBelowOnePageHaveItsName() {
        assertEquals(Optional.of("API reference"), folders.nameOf(pages.all().subList(2, 5)));
        assertEquals(Optional.empty(), folders.nameOf(pages.all().subList(4, 6)));
        assertEquals(Optional.empty(), folders.nameOf(pages.all().subList(7, 8)));
    }

    @Test
    void smallGroupsBelowOnePageAreJoinedUnderItsName() {
        assertEquals(
                Map.of("", 1, "API reference", 3, "Guides", 1),
                joined(List.of("", "Ebb", "Moon"), "", "Ebb", "Ebb", "Moon", "Guides"));
    }

    @Test
    void aGroupBesideThemThatIsHardlyLargerJoinsThem() {
        assertEquals(
                Map.of("", 1, "API reference", 4, "Guides", 1, "Docs", 2),
                joined(List.of("Ebb", "Moon"), "", "Ebb", "Ebb", "Moon", "Guides", "Docs", "Docs", "Tides"));
    }
}
