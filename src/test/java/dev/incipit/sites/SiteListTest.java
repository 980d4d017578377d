package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SiteListTest {
    @Test
    void addressesStandOneALineBetweenCommentsAndEmptyLines() throws IOException {
        assertEquals(
                List.of("example.com", "example.org:8080/docs", "example.net"),
                Lists.said(
                        Lists.list("\uFEFFexample.com\r\n# no site\n\n  https://example.org:8080/docs \nexample.net")));
    }

    @Test
    void aLineThatIsNoSiteIsReportedByItsNumberAndDoesNotEndTheList() throws IOException {
        var lines = Lists.lines(Lists.list("a.example\nftp://b.example\nc.example\n"));
        assertEquals(3, lines.size());
        var bad = assertInstanceOf(ListLine.Bad.class, lines.get(1));
        assertEquals("ftp://b.example", bad.text());
        assertTrue(
                bad.reason().startsWith("Line 2 of the list: The site must be an http or https address"), bad.reason());
    }

    @Test
    void aLineThatIsTooLongIsSkippedToItsEnd() throws IOException {
        var lines = Lists.lines(Lists.list("a.example\n" + "x".repeat(3_000_000) + "\nb.example\n"));
        assertEquals(3, lines.size());
        var bad = assertInstanceOf(ListLine.Bad.class, lines.get(1));
        assertEquals(200, bad.text().length());
        assertEquals("b.example", lines.get(2).key().text());
    }

    @Test
    void aJsonLineHasOptionsOfItsOwn() throws IOException {
        var line = assertInstanceOf(
                ListLine.Listed.class,
                Lists.list("{\"site\":\"a.example\",\"file-type\":\"llms\",\"instructions\":\" Be brief. \","
                                + "\"exclude\":[\"/blog/**\"],\"max-pages\":7,\"also\":\"blog.other.co.uk\"}")
                        .next()
                        .orElseThrow());
        assertEquals("Be brief.", line.order().instructions().orElseThrow());
        assertEquals(7, line.order().options().pagesMax().orElseThrow());
        assertEquals("LLMS", line.order().fileType().name());
        assertEquals(1, line.order().options().extent().exclude().size());
        assertEquals(java.util.Set.of("a.example", "other.co.uk"), line.domains());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"site\":\"a.example\",\"exlude\":[\"/blog/**\"]}",
                "{\"site\":\"a.example\",\"max-pages\":0}",
                "{\"site\":\"a.example\",\"max-pages\":99999999999}",
                "{\"site\":\"a.example\",\"max-pages\":\"7\"}",
                "{\"site\":\"a.example\",\"include\":[1]}",
                "{\"site\":\"a.example\",\"site\":\"b.example\"}",
                "{\"site\":\"a.example\"} {}",
                "{\"site\":\"a.example\"",
                "{\"site\":null}",
                "{\"title\":\"A\"}",
                "{}"
            })
    void aJsonLineThatCannotBeObeyedIsABadLine(String line) throws IOException {
        var lines = Lists.lines(Lists.list(line + "\nb.example"));
        assertInstanceOf(ListLine.Bad.class, lines.getFirst());
        assertEquals("b.example", lines.get(1).key().text());
    }

    @Test
    void aColumnOfACsvFileHoldsTheSites() throws IOException {
        var csv =
                "name,Website,note\r\n\"Smith, Ltd.\",a.example,\"says \"\"hi\"\"\r\nin two lines\"\r\n,b.example\r\nNobody\r\n";
        assertEquals(
                List.of("a.example", "b.example", "Line 5 of the list: The column is empty."),
                Lists.said(Lists.csv(csv, "website")));
        assertEquals(List.of("a.example"), Lists.said(Lists.csv("x;site\n1,5;a.example\n", "site")));
        assertEquals(List.of("a.example"), Lists.said(Lists.csv("site\ta b\na.example\t\n", "site")));
    }

    @Test
    void aMissingColumnIsAMistakeThatShowsTheHeader() {
        var mistake = assertThrows(InvalidInput.class, () -> Lists.csv("name,url\n", "website"));
        assertEquals("The list has no column 'website'; its first line is: name,url", mistake.getMessage());
        assertThrows(InvalidInput.class, () -> Lists.csv("", "website"));
    }

    @Test
    void aQuotationMarkThatIsNeverClosedTakesABoundedPartOfTheList() throws IOException {
        var csv = "site\n\"a.example\n" + "b.example\n".repeat(60_000) + "last.example\n";
        var said = Lists.said(Lists.csv(csv, "site"));
        assertTrue(said.getFirst().startsWith("Line 2 of the list: A quotation mark is not closed"), said.getFirst());
        assertEquals("last.example", said.getLast());
    }
}
