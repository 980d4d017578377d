package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GridTablesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<div role=table><div role=row><span role=columnheader>a</span><span role=cell>b</span></div></div> !"
                        + " <table><tr><th>a</th><td>b</td></tr></table>",
                "<div role=grid><div role=rowgroup><div role=row><i role=cell>b</i></div></div></div> !"
                        + " <table><tbody><tr><i>b</i></tr></tbody></table>",
                "<div role=table><table></table></div> ! <div><table></table></div>",
                "<div class='summary-table two-column-summary'><i class=table-header>a</i><i>b</i><i>c</i><i>d</i></div> !"
                        + " <table><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
                "<div class='summary-table two-column-summary'><i>a</i><i>b</i><i>c</i></div> !"
                        + " <div><i>a</i><i>b</i><i>c</i></div>",
                "<div class=summary-table><i>a</i></div> ! <div><i>a</i></div>"
            })
    void aTableWithoutTableElementsBecomesOne(String html, String now) {
        var body = Jsoup.parseBodyFragment(html).body();
        GridTables.rewrite(body);
        body.ownerDocument().outputSettings().prettyPrint(false);
        assertEquals(now, body.html().replaceAll(" (?:class|role)=\"[^\"]*\"", ""));
    }
}
