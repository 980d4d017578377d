package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class ReadSheetsTest {
    private final ReadSheets sheets = new ReadSheets();

    private static String sheet(int n) {
        return ".a" + n + "{display:none}";
    }

    @Test
    void theSheetOfTheNextPageIsNotParsedAgain() {
        assertSame(sheets.of(sheet(1)), sheets.of(sheet(1)));
    }

    @Test
    void onlyTheLastAreKept() {
        var first = sheets.of(sheet(0));
        var second = sheets.of(sheet(1));
        for (int n = 2; n <= 256; n++) {
            sheets.of(sheet(n));
        }
        assertNotSame(first, sheets.of(sheet(0)));
        assertNotSame(second, sheets.of(sheet(1)));
    }

    @Test
    void longOnesAreNotKept() {
        var css = sheet(1).repeat(9_000);
        assertNotSame(sheets.of(css), sheets.of(css));
    }

    @Test
    void aSheetKnownFromAnotherPageCountsWhereItStandsInThisOne() {
        var hides = "<style>.a{display:none}</style>";
        var shows = "<style>.a{display:block}</style>";
        assertEquals(1, StyleSheets.of(index(hides), sheets).rules().getFirst().order());
        var rules = StyleSheets.of(index(shows + "<noscript>" + hides + "</noscript>" + hides), sheets)
                .rules();
        assertEquals(
                "1 false, 2 true, 3 false",
                rules.stream()
                        .map(rule -> rule.order() + " " + rule.conditional())
                        .reduce((a, b) -> a + ", " + b)
                        .orElseThrow());
    }

    private static DocumentIndex index(String head) {
        return DocumentIndex.of(Jsoup.parse(head + "<body>"));
    }
}
