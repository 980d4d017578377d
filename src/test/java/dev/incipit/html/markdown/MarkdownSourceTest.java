package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import java.time.Duration;
import java.util.ArrayList;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In the table {@code ↵} stands for the end of a line. */
final class MarkdownSourceTest {
    private static final int MEASURED_MAX = 3;

    private static Document read(String markdown) {
        return Jsoup.parse(MarkdownSource.html(markdown.replace("↵", "\n")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "---↵title: Tides↵---↵# T           ! Tides ! T",
                "---↵title: \"Tides\"↵---↵# T       ! Tides ! T",
                "---↵Title: 'a: b'↵---↵# T          ! a: b  ! T",
                "---↵title: Tides↵# T               ! ''    ! T",
                "---↵Just words.↵---↵# T            ! ''    ! T",
                "# T↵---↵title: Tides↵---           ! ''    ! T"
            })
    void frontMatterIsPairsBetweenLinesOfThreeDashes(String markdown, String title, String heading) {
        var document = read(markdown);
        assertEquals(title, document.title());
        assertEquals(heading, document.expectFirst("h1").text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "====↵Licensed to you↵by the makers↵of tides.↵====↵↵Text. ! ''",
                "====↵Tides↵====↵↵Text.                                   ! Tides",
                "The tides↵of Marrow↵====↵↵Text.                          ! The tides of Marrow",
                "Tides↵----↵↵Text.                                        ! Tides",
                "Tides↵====↵Ebb↵----↵Text.                                ! Tides Ebb",
                "```↵a↵b↵c↵====↵```                                       ! ''"
            })
    void aRowOfSignsMakesNoHeadingOfALongParagraph(String text, String headings) {
        var document = read(text);
        assertEquals(headings, document.select("h1,h2").text());
        assertEquals(
                text.startsWith("```") ? "a b c ====" : "",
                document.select("pre").text().replace("\n", " ").strip());
    }

    /** In a text with code a row may be a line of it, however the code is marked. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "````↵```↵````↵↵```↵a↵b↵c↵---↵d↵```",
                "~~~↵```↵~~~↵↵```yaml↵a↵b↵c↵---↵d↵```",
                "- ```yaml↵  a↵  b↵  c↵  ---↵  d↵  ```",
                "<pre>a↵b↵c↵---↵d</pre>"
            })
    void aRowInCodeStays(String text) {
        assertTrue(read(text).select("pre").text().contains("---"));
    }

    @Test
    void frontMatterBecomesTheHead() {
        var document = read("---\nlanguage: de\nsummary: \"Of <tides>\"\ntitle: A & B\n---\nText.\n");
        assertEquals("de", document.expectFirst("html").attr("lang"));
        assertEquals(
                "Of <tides>", document.expectFirst("meta[name=description]").attr("content"));
        assertEquals("A & B", document.title());
        assertFalse(document.body().text().contains("summary"));
    }

    @Test
    void tablesAreRead() {
        assertEquals("b", read("| a |\n| --- |\n| b |\n").expectFirst("td").text());
    }

    @Test
    void deepQuotesAreReadAtThirtyTwoLevels() {
        var document = read("> ".repeat(40) + "deep\n");
        assertEquals(32, document.select("blockquote").size());
        assertTrue(document.text().contains("deep"));
    }

    @Test
    void aParagraphOfOverAThousandMarksIsTakenAsText() {
        assertEquals(1, read("*a* " + "*".repeat(998)).select("em").size());
        assertEquals(0, read("*a* " + "*".repeat(999)).select("em").size());
        // Another paragraph is read all the same.
        assertEquals(1, read("*".repeat(1_001) + "\n\n*a*").select("em").size());
    }

    @Test
    void twoThousandReferencesCount() {
        var text = new StringBuilder("[a][r1999] [b][r2000]\n\n");
        for (int i = 0; i <= 2_000; i++) {
            text.append("[r").append(i).append("]: /").append(i).append("\n\n");
        }
        var document = read(text.toString());
        assertEquals("/1999", document.expectFirst("a").attr("href"));
        assertEquals(1, document.select("a").size());
    }

    /** Flexmark takes quadratic time for these: 12 s for the rules, a minute for the bars. What a slow hour spoils is measured again. */
    @ParameterizedTest
    @ValueSource(strings = {"<div>\n", "***\n", "|\n", "|a|b|\n-|-\n", "\ta\n"})
    void aLongTextTakesLinearTime(String unit) throws Throwable {
        MarkdownSource.html(unit.repeat(20_000 / unit.length()));
        var measured = new ArrayList<String>();
        boolean linear = false;
        while (!linear && measured.size() < MEASURED_MAX) {
            var part = taken(unit, 50_000);
            var whole = taken(unit, 200_000);
            linear = whole.compareTo(Duration.ofSeconds(8)) < 0 && whole.compareTo(part.multipliedBy(6)) < 0;
            measured.add("took " + part + " and " + whole);
        }
        assertTrue(linear, measured::toString);
    }

    private static Duration taken(String unit, int characters) throws Throwable {
        var text = unit.repeat(characters / unit.length());
        return ProcessorTime.of(() -> assertFalse(MarkdownSource.html(text).isEmpty()));
    }

    @Test
    void theBudgetEndsALongText() {
        var pool = ComputePool.ofCommand();
        var text = "***\n".repeat(1_000_000);
        assertThrows(
                OverBudget.class,
                () -> pool.run(text.length(), Duration.ofMillis(500), () -> MarkdownSource.html(text)));
    }
}
