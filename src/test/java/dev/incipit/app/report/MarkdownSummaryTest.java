package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.data.MutableDataSet;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

final class MarkdownSummaryTest {
    private final PrintedTerminal printed = new PrintedTerminal();
    private final MarkdownSummary output = new MarkdownSummary(printed.terminal());

    private void judged(String name, Check... checks) {
        output.add(new LintResult.Judged(new LintSubject(name), ofText(Status.WARNING, 60, 70, checks)));
    }

    /** As a reader of CommonMark with tables shows it. */
    private Document shown() {
        output.end();
        var options = new MutableDataSet().set(Parser.EXTENSIONS, List.of(TablesExtension.create()));
        return Jsoup.parse(HtmlRenderer.builder(options)
                .build()
                .render(Parser.builder(options).build().parse(printed.out())));
    }

    @Test
    void aFindingIsARowWithALinkToItsPage() {
        judged(
                "docs/llms.txt",
                check(Status.WARNING, "title-text", "Line 1: it is long.", 1),
                check(Status.FAIL, "links-alive", "One is dead."),
                check(Status.PASS, "utf8", "Clean."));
        var page = shown();
        assertEquals("⚠️ docs/llms.txt: warning", page.select("h3").text());
        assertEquals(2, page.select("tbody tr").size());
        assertEquals(
                "❌ links-alive One is dead.", page.select("tbody tr").getFirst().text());
        assertTrue(page.select("tbody a").attr("href").endsWith("checks.md#links-alive"));
        assertEquals(
                "⚠️ title-text 1 it is long.", page.select("tbody tr").getLast().text());
        assertTrue(page.text().contains("Structure 60, readiness 70, 1 check passed."), page.text());
    }

    @Test
    void nothingOfTheFileIsMarkup() {
        var evil = "a | b <img src=x> [x](http://y) `c` **d** ![i](https://z) @everyone\n# e";
        judged("a*b*.txt", check(Status.FAIL, "links-alive", evil));
        var page = shown();
        assertEquals("⚠️ a*b*.txt: warning", page.select("h3").text());
        assertEquals(evil.replace('\n', ' '), page.select("tbody td").getLast().text());
        assertTrue(page.select("img, code, em, h1").isEmpty(), page.html());
        assertEquals(1, page.select("a").size());
    }

    @Test
    void whatPassedHasNoTableAndWhatIsManyIsCounted() {
        for (int at = 0; at < 52; at++) {
            judged(at + ".txt", check(Status.PASS, "utf8", "Clean."));
        }
        var page = shown();
        assertTrue(page.select("table").isEmpty());
        assertTrue(page.text().endsWith("And 2 more."), page.text());
    }

    @Test
    void whatCouldNotBeReadSaysWhy() {
        output.add(new LintResult.Unread(new LintSubject("a.txt"), "There is no such file."));
        var page = shown();
        assertEquals("❌ a.txt: not read", page.select("h3").text());
        assertFalse(page.select("p").isEmpty());
    }
}
