package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TableGridTest {
    private static final AddressBase BASE =
            new AddressBase(WebUrl.parse("https://example.org/").orElseThrow());

    private static TableGrid grid(String rows) {
        return TableGrid.of(
                Jsoup.parseBodyFragment("<table>" + rows + "</table>").expectFirst("table"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<tr><th>a<th>b<tr><td>c<td>d                  ! true",
                "<tr><td>a<td>b<tr><td>c<td>d                  ! true",
                "<tr><td>a<td>b                                ! false",
                "<tr><th>a<td>b                                ! true",
                "<tr><td>a<tr><td>b                            ! false",
                "<tr><th>a<tr><td>b                            ! true",
                "<tr><td>a<tr><th>b                            ! false",
                "<tr><th>a<tr><td><h2>b</h2>                   ! false",
                "<tr><th>a                                     ! false",
                "<tr><td>a<td>b<tr><td><h2>c</h2><td>d         ! false",
                "<tr><th>a<th>b<tr><td><h2>c</h2><td>d         ! false",
                "<thead><tr><th>a<th>b<tbody><tr><td><h2>c</h2><td>d ! true",
                "<tr><td>a<td><table><tr><td>b</table><tr><td>c<td>d ! false"
            })
    void aTableRelatesValuesOrSetsAPage(String rows, boolean data) {
        assertEquals(data, grid(rows).isData());
    }

    @Test
    void aTableWithoutHeadsAndWithALongCellSetsAPage() {
        assertEquals(
                true, grid("<tr><td>a<td>b<tr><td>c<td>" + "x".repeat(1_500)).isData());
        assertEquals(
                false, grid("<tr><td>a<td>b<tr><td>c<td>" + "x".repeat(1_501)).isData());
        assertEquals(
                true, grid("<tr><th>a<th>b<tr><td>c<td>" + "x".repeat(1_501)).isData());
    }

    @Test
    void aTableMadeForPresentationRelatesNothing() {
        var table = Jsoup.parseBodyFragment("<table role=presentation><tr><th>a<th>b<tr><td>c<td>d</table>")
                .expectFirst("table");
        assertEquals(false, TableGrid.of(table).isData());
    }

    @Test
    void theFirstRowIsTheHeadOrThereIsAnEmptyOne() {
        assertEquals(
                List.of("| a | b |", "| --- | --- |", "| c | d |"),
                grid("<tr><th>a<th>b<tr><td>c<td>d").rows(BASE, new TableGrid.Repeats()));
        assertEquals(
                List.of("| | |", "| --- | --- |", "| a | b |", "| c | d |"),
                grid("<tr><td>a<td>b<tr><td>c<td>d").rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void spansAreFilledAndAHeadingAcrossStandsOnce() {
        assertEquals(
                List.of("| | | |", "| --- | --- | --- |", "| a | b | c |", "| a | d | d |", "| e | | |"),
                grid("<tr><td rowspan=2>a<td>b<td>c<tr><td colspan=2>d<tr><td colspan=3>e")
                        .rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void aRowBesideASpanMayBeWiderThanOthers() {
        assertEquals(
                List.of("| a | b | |", "| --- | --- | --- |", "| 1 | 2 | |", "| 1 | 3 | 4 |"),
                grid("<tr><th>a<th>b<tr><td rowspan=2>1<td>2<tr><td>3<td>4").rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void aSpanEndsWithItsRowGroup() {
        assertEquals(
                List.of("| A | B |", "| --- | --- |", "| 1 | 2 |"),
                grid("<thead><tr><th rowspan=2>A<th>B<tbody><tr><td>1<td>2").rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void aRowspanOfZeroGoesToTheEndOfItsRowGroup() {
        assertEquals(
                List.of("| a | b |", "| --- | --- |", "| c | d |", "| c | e |", "| f | g |"),
                grid("<thead><tr><th>a<th>b<tbody><tr><td rowspan=0>c<td>d<tr><td>e<tbody><tr><td>f<td>g")
                        .rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void aShortRowIsFilledUpAndASpanThatIsNoNumberIsOne() {
        assertEquals(
                List.of("| a | b |", "| --- | --- |", "| c | |"),
                grid("<tr><th colspan=x>a<th colspan=-1>b<tr><td>c").rows(BASE, new TableGrid.Repeats()));
    }

    @Test
    void aSpanIsBoundedByTheTableAndAHundred() {
        assertEquals(
                102,
                grid("<tr><th colspan=9999>a<tr><td>b")
                                .rows(BASE, new TableGrid.Repeats())
                                .get(1)
                                .split(" --- ", -1)
                                .length
                        + 1);
        assertEquals(
                3,
                grid("<tr><th>a<th>b<tr><td rowspan=50>c<td>d")
                        .rows(BASE, new TableGrid.Repeats())
                        .size());
    }

    @Test
    void theSpansOfAPageWriteAMillionCharactersAgainAndNoMore() {
        var repeats = new TableGrid.Repeats();
        var text = "x".repeat(30_000);
        var rows = "<tr><th>a<td colspan=9 rowspan=9>" + text + "<tr><td>b".repeat(9);
        int once = 2 * text.length();
        int first = String.join("", grid(rows).rows(BASE, repeats)).length();
        int second = String.join("", grid(rows).rows(BASE, repeats)).length();
        assertTrue(first > 10 * once && first < TableGrid.Repeats.CHARACTERS_MAX + once, () -> "first: " + first);
        assertTrue(second >= text.length() && second < once, () -> "second: " + second);
    }

    @Test
    void theCaptionIsKept() {
        assertEquals(
                Optional.of("Tides"), grid("<caption>Tides</caption><tr><td>a").caption());
        assertEquals(Optional.empty(), grid("<tr><td>a").caption());
    }

    @Test
    void captionsInCaptionsAreNotReadUntilOneIsWritten() {
        var tables = Jsoup.parseBodyFragment("<table><caption>".repeat(200) + "<i></i>".repeat(300_000))
                .select("table");
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> tables.forEach(TableGrid::of));
    }
}
