package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SectionsTest {
    @Test
    void groupsThatWereSplitFromEachOtherAreFoldedAndThatEnds() {
        var site = new TestPages().add("/", "Home", "");
        IntStream.range(0, 23).forEach(i -> site.add("/p" + i, "Page " + i, ""));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var titles = new Titles(pages.all());
        var labels = new Labels(pages, navigation, kinds, titles, pages.all());
        var groups = new Groups();
        groups.parents.put("Group 0", "Group gone");
        groups.parents.put("Group gone", "Group 0");
        pages.all().stream().skip(1).forEach(page -> groups.add("Group " + pages.discovered(page) % 12, page));
        var sections = new Sections(
                pages,
                navigation,
                kinds,
                titles,
                new Ranking(pages, navigation, kinds),
                new LeafGroups(pages, navigation));
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> sections.foldToMax(groups, labels));
        assertEquals(8, groups.byLabel.size());
    }

    @Test
    void aFoldedGroupGoesWhereItsHeadGoes() {
        var site = new TestPages().add("/", "Home", "").add("/products", "Marks", "");
        IntStream.range(0, 3).forEach(i -> site.add("/brand/" + i, "Mark " + i, ""));
        IntStream.range(0, 40).forEach(i -> site.add("/p" + i, "Page " + i, ""));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var labels = new Labels(pages, navigation, kinds, new Titles(pages.all()), pages.all());
        var groups = new Groups();
        pages.all().stream().skip(1).limit(4).forEach(page -> groups.add("Marks", page));
        pages.all().stream().skip(5).forEach(page -> groups.add("Group " + pages.discovered(page) % 8, page));
        new Sections(
                        pages,
                        navigation,
                        kinds,
                        new Titles(pages.all()),
                        new Ranking(pages, navigation, kinds),
                        new LeafGroups(pages, navigation))
                .foldToMax(groups, labels);
        assertEquals(
                "Product",
                groups.byLabel.entrySet().stream()
                        .filter(group -> group.getValue().size() == 4)
                        .map(Map.Entry::getKey)
                        .collect(Collectors.joining(", ")),
                groups.byLabel.keySet()::toString);
    }

    @Test
    void theMeetingsOfABoardAreNoSection() {
        var site = new TestPages().add("/", "Home", "Town.");
        IntStream.range(0, 12).forEach(i -> site.add("/meetings/rule" + i, "Rule " + (char) ('a' + i), "Text."));
        IntStream.range(10, 14).forEach(i -> site.add("/meetings/board/2024-05-" + i, "Board, May " + i, "Text."));
        IntStream.range(0, 4).forEach(i -> site.add("/walks/" + i, "Walk " + (char) ('a' + i), "Text."));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var ranking = new Ranking(pages, navigation, kinds);
        var leaves = new LeafGroups(pages, navigation);
        var sections = new Sections(pages, navigation, kinds, new Titles(pages.all()), ranking, leaves);
        assertTrue(sections.arrange(new Selection.Choice(pages.all(), List.of())).stream()
                .noneMatch(part -> part.name().equals("Board")));
    }

    @Test
    void questionsAndAnswersAloneAreOfTheMainPages() {
        var pages = new SitePages(new TestPages()
                .add("/", "Home", "Rooms by the sea.")
                .add("/rooms", "Rooms", "Five rooms.")
                .add("/garden", "Garden", "A garden.")
                .add("/walks", "Walks", "Three walks.")
                .add("/faq", "FAQ", "Dogs are welcome.")
                .report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var titles = new Titles(pages.all());
        var ranking = new Ranking(pages, navigation, kinds);
        var sections = new Sections(pages, navigation, kinds, titles, ranking, new LeafGroups(pages, navigation));
        assertEquals(
                List.of("Main pages"),
                sections.arrange(new Selection.Choice(pages.all(), List.of())).stream()
                        .map(IndexOutline.Part::name)
                        .toList());
    }

    @Test
    void newsAreCalledWhatTheSiteCallsThem() {
        var site = new TestPages().add("/", "Home", "Text.").add("/blog", "Letters", "Text.");
        IntStream.range(0, 4).forEach(i -> site.add("/blog/" + (char) ('a' + i) + "-day", "Day " + i, "Text."));
        IntStream.range(0, 4).forEach(i -> site.add("/walks/" + i, "Walk " + (char) ('a' + i), "Text."));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        var kinds = new PageKinds(pages, navigation);
        var ranking = new Ranking(pages, navigation, kinds);
        var leaves = new LeafGroups(pages, navigation);
        var sections = new Sections(pages, navigation, kinds, new Titles(pages.all()), ranking, leaves);
        var letters = sections.arrange(new Selection.Choice(pages.all(), List.of())).stream()
                .filter(part -> part.name().equals("Letters"))
                .findFirst()
                .orElseThrow();
        assertEquals("Letters", letters.entries().getFirst().title());
    }
}
