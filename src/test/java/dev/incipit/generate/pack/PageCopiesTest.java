package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.PackFile;
import dev.incipit.generate.TestPages;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PageCopiesTest {
    private static final TestPages PAGES = new TestPages()
            .add("/oaks", "Oaks", "See [elms](https://example.com/elms#age) and [firs](https://example.com/firs).")
            .add("/elms", "Elms", "Elms fall.")
            .add("/firs", "Firs", "Firs smell.")
            .add("/empty", "Empty", " ");

    private final PageCopies copies =
            new PageCopies(PAGES.report(), url -> !url.path().equals("/firs"), place -> false);

    @Test
    void everyWantedPageWithTextHasACopyInTheOrderOfTheirPlaces() {
        assertEquals(
                List.of("elms.md", "oaks.md"),
                copies.files(page -> "A").stream().map(PackFile::path).toList());
    }

    @Test
    void linksBetweenCopiesStayAmongThem() {
        var oaks = copies.files(page -> "Oaks").getLast().text();
        assertTrue(oaks.contains("[elms](elms.md#age) and [firs](https://example.com/firs)"), oaks);
    }

    @Test
    void thePagesOfTheReportNameTheirCopies() {
        assertEquals(
                List.of(
                        Optional.of(TestPages.url("/oaks.md")),
                        Optional.of(TestPages.url("/elms.md")),
                        Optional.empty(),
                        Optional.empty()),
                copies.report().pages().stream()
                        .map(page -> page.markdownTwin())
                        .toList());
    }
}
