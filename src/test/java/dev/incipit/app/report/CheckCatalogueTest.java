package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.TextStyle;
import dev.incipit.validate.ListedCheck;
import dev.incipit.validate.fix.Fixes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class CheckCatalogueTest {
    private static final Path RESOURCE = Path.of("src/main/resources/dev/incipit/app/report/checks.md");

    private final CheckCatalogue catalogue = CheckCatalogue.read();

    @Test
    void everyCheckHasAPageAndNoPageIsOfAnotherCheck() throws IOException {
        var named = Files.readString(RESOURCE)
                .lines()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3))
                .toList();
        assertEquals(ListedCheck.all().stream().map(ListedCheck::id).toList(), named);
        assertEquals(64, catalogue.pages().size());
    }

    @Test
    void everyPageSaysWhatElseTheCheckCanReportAndShowsBothSides() {
        for (var page : catalogue.pages()) {
            assertTrue(
                    page.said().warning().isPresent() || page.said().fail().isPresent(),
                    page.check().id());
            assertNotEquals(
                    page.said().wrong(), page.said().right(), page.check().id());
            assertFalse(page.said().right().isEmpty(), page.check().id());
            assertTrue(page.said().why().endsWith("."), page.check().id());
        }
    }

    @Test
    void thePagesOfWhatCanBeMendedSaySo() {
        assertEquals(
                Fixes.checks(),
                catalogue.pages().stream()
                        .filter(page -> page.said().fix().isPresent())
                        .map(page -> page.check().id())
                        .collect(Collectors.toSet()));
    }

    @Test
    void noTwoPagesSayTheSame() {
        var seen = new HashSet<String>();
        catalogue
                .pages()
                .forEach(page ->
                        assertTrue(seen.add(page.said().what()), page.check().id()));
    }

    @Test
    void thePublishedDocumentIsMadeFromTheCatalogue() throws IOException {
        assertEquals(
                catalogue.markdown(),
                Files.readString(Path.of("src/site/markdown/checks.md"), StandardCharsets.UTF_8),
                "Run: incipit explain --markdown > src/site/markdown/checks.md");
    }

    @Test
    void aPageNamesItsAnchor() {
        assertEquals(
                "https://github.com/incipit-dev/incipit/blob/main/src/site/markdown/checks.md#h1-present",
                catalogue.page("h1-present").orElseThrow().address());
    }

    @Test
    void aPageFitsItsTerminal() {
        for (var page : catalogue.pages()) {
            var text = page.lines(TextStyle.PLAIN, 60).stream()
                    .filter(line -> !line.startsWith("    ") && !line.contains("http"))
                    .collect(Collectors.joining("\n"));
            assertTrue(text.lines().skip(2).allMatch(line -> line.length() <= 60), text);
        }
    }

    @Test
    void aMistypedIdIsGuessed() {
        assertEquals(
                "There is no check 'link-alive'; did you mean links-alive? 'incipit explain' lists all.",
                catalogue.unknown("link-alive"));
        assertTrue(catalogue.unknown("summary").contains("summary-present"));
        assertEquals(
                "There is no check 'zzzzzzzzzzzz'. 'incipit explain' lists all.", catalogue.unknown("zzzzzzzzzzzz"));
    }

    @Test
    void aPageWithoutItsMembersIsAFaultOfTheProgram() {
        var missing = assertThrows(IllegalStateException.class, () -> CheckCatalogue.of("## utf8\nWhat: Clean.\n"));
        assertTrue(missing.getMessage().contains("file-reachable has no What"), missing.getMessage());
    }
}
