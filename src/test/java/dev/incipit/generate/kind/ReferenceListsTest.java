package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReferenceListsTest {
    private static PageLink[] links(String folder, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new PageLink(
                        TestPages.url(folder + "Tide" + i + ".html"),
                        "Tide" + i,
                        PageLink.Region.MAIN,
                        List.of(),
                        false))
                .toArray(PageLink[]::new);
    }

    private static boolean has(String list, int listed, String folder, String text) {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/guide.html", "Guide", "")
                .add("/-modules", "Modules", "")
                .add(list, "List", text, links(folder, listed));
        IntStream.range(0, listed).forEach(i -> site.add(folder + "Tide" + i + ".html", "Tide" + i, ""));
        var pages = new SitePages(site.report());
        var lists = new ReferenceLists(pages);
        return lists.has(pages.at(TestPages.url(folder + "Tide0.html")).orElseThrow());
    }

    private static String linked(String folder, int count) {
        return String.join(
                "",
                IntStream.range(0, count)
                        .mapToObj(i -> "- [Tide" + i + "](https://example.org" + folder + "Tide" + i + ".html)\n")
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "/api-reference.html, 5, /, true",
        "/api-reference.html, 4, /, false",
        "/overview.html, 5, /, false",
        "/api-reference.html, 5, /other/, false"
    })
    void whatAReferenceInTheSameFolderListsIsOfIt(String list, int listed, String folder, boolean has) {
        assertEquals(has, has(list, listed, folder, linked(folder, listed)));
    }

    @Test
    void aTextThatMentionsOthersListsNothing() {
        assertEquals(false, has("/api.html", 5, "/", "word ".repeat(200) + linked("/", 5)));
    }
}
