package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MovingListsTest {
    private static boolean isOne(TestPages site, String path) {
        var pages = new SitePages(site.report());
        return pages.all().stream()
                .filter(page -> page.url().path().equals(path))
                .anyMatch(page -> MovingLists.isOne(page, pages));
    }

    private static TestPages forum(String path, String text, int topics) {
        var site = new TestPages()
                .add("/", "Forum", "")
                .add(
                        path,
                        "Topics",
                        text,
                        IntStream.range(0, topics)
                                .mapToObj(at -> TestPages.inText("/t/" + at))
                                .toArray(PageLink[]::new));
        IntStream.range(0, topics).forEach(at -> site.add("/t/" + at, "Topic " + at, "Words."));
        return site;
    }

    @ParameterizedTest
    @CsvSource({
        "/latest, [Topics](/t/0), 6, true",
        "/top, [Topics](/t/0), 6, true",
        "/sails, [Topics](/t/0), 6, false",
        "/latest, [Topics](/t/0), 2, false",
        "/c/latest, [Topics](/t/0), 6, false"
    })
    void whatIsNewestIsAMovingList(String path, String text, int topics, boolean moving) {
        assertEquals(moving, isOne(forum(path, text, topics), path));
    }

    @Test
    void aPageThatTellsMoreThanItLinksIsNone() {
        assertEquals(false, isOne(forum("/new", "[Topics](/t/0) " + "Word ".repeat(90), 6), "/new"));
    }

    @Test
    void theFolderOfAVersionIsNone() {
        var site = forum("/latest", "[Topics](/t/0)", 6).add("/latest/settings", "Settings", "Words.");
        assertEquals(false, isOne(site, "/latest"));
    }
}
