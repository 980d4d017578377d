package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class MenuCellsTest {
    private static final String LINKS = IntStream.range(0, 6)
            .mapToObj(i -> "<a href=/" + i + ">Page " + i + "</a><br>")
            .collect(Collectors.joining());
    private static final String TEXT = "<td id=text>A full plot is ten rods, and a half plot five.</td>";

    private static List<String> in(String html) {
        return MenuCells.in(Jsoup.parse(html)).stream().map(Element::id).toList();
    }

    @Test
    void aCellOfLinksBesideTheTextIsAMenu() {
        assertEquals(List.of("menu"), in("<table><tr><td id=menu>" + LINKS + "</td>" + TEXT + "</table>"));
    }

    @Test
    void theLinksMayStandInATableOfTheirOwn() {
        var rows = LINKS.replace("<a", "<tr><td><a").replace("<br>", "</td></tr>");
        assertEquals(
                List.of("menu"),
                in("<table><tr><td id=menu><table>" + rows + "</table>Visits 7</td>" + TEXT + "</table>"));
    }

    @Test
    void aRowOfATableInTheTextIsNone() {
        var row = "<table><tr><td id=menu>" + LINKS + "</td><td>See also the old rules</td></table>";
        assertEquals(List.of(), in("<p>" + "A paragraph about plots. ".repeat(20) + row));
    }

    @Test
    void fewLinksOrNoTextBesideAreNone() {
        assertEquals(List.of(), in("<table><tr><td id=menu><a href=/1>One</a></td>" + TEXT + "</table>"));
        assertEquals(List.of(), in("<table><tr><td id=menu>" + LINKS + "</td><td></td></table>"));
    }

    @Test
    void cellsInCellsCostTheirNumber() {
        var nested = "<table><tr><td>".repeat(5_000) + LINKS + TEXT;
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> in(nested));
    }
}
