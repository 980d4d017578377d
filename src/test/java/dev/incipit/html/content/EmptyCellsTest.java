package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EmptyCellsTest {
    @ParameterizedTest
    @CsvSource({
        "<th><th>Digital<tr><td>Price<td>9, 1",
        "<td>Price<td><td>9, 1",
        "<td>Price<td><img src=yes.png><td>9, 0",
        "<td>1.<td><td><a href=/a>A</a>, 0"
    })
    void aTableOfDataKeepsItsEmptyCells(String rows, int count) {
        var cells = new EmptyCells();
        assertEquals(
                count,
                Jsoup.parseBodyFragment("<table><tr>" + rows + "</table>").select("*").stream()
                        .filter(cells::has)
                        .count());
    }

    @ParameterizedTest
    @CsvSource({
        "<td>A<td><td>B<tr><td>C<td><td>D, A|B|C|D",
        "<td>A<td><td>B<tr><td>C<td>E<td>D, A||B|C|E|D",
        "<td>A<td><td>B<tr><td colspan=2>C<td>D, A||B|C|D"
    })
    void aColumnThatHoldsNothingGoes(String rows, String cells) {
        var body = Jsoup.parseBodyFragment("<table><tr>" + rows + "</table>").body();
        EmptyCells.removeColumns(body);
        assertEquals(cells, body.select("td").stream().map(Element::text).collect(Collectors.joining("|")));
    }

    @Test
    void manyCellsCostTheirNumber() {
        var body = Jsoup.parseBodyFragment("<table>" + ("<tr>" + "<td>".repeat(300)).repeat(300) + "</table>")
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> EmptyCells.removeColumns(body));
    }

    @Test
    void oneLongRowAmongManyShortOnesCostsItsCells() {
        var body = Jsoup.parseBodyFragment(
                        "<table><tr>" + "<td>".repeat(30_000) + "<tr><td>a".repeat(30_000) + "</table>")
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(2), () -> EmptyCells.removeColumns(body));
    }

    @Test
    void aCellOfVeryManyNodesIsNotSearched() {
        var cell = Jsoup.parseBodyFragment("<table><tr><td>" + "<i></i>".repeat(200) + "<td>" + "<i></i>".repeat(190))
                .select("td");
        var cells = new EmptyCells();
        assertEquals(1, cell.stream().filter(cells::has).count());
    }
}
