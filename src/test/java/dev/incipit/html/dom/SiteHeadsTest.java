package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteHeadsTest {
    private static final String MENU = "<nav><a href=/a>A</a><a href=/b>B</a><a href=/c>C</a><a href=/d>D</a></nav>";

    @ParameterizedTest
    @CsvSource({
        "<main><header>MENU<a href=/>logo</a></header><p>Text</main>, 1",
        "<main><header><h1>Boats</h1>MENU</header><p>Text</main>, 0",
        "<article><header>MENU</header><p>Text</article>, 0",
        "<header><nav><a href=/a>A</a></nav></header>, 0",
        "<header><p>By Ada</p></header>, 0"
    })
    void theHeadOfASiteHasItsMenuAndNoTitle(String html, int heads) {
        var headers = Jsoup.parse(html.replace("MENU", MENU)).select("header");
        assertEquals(heads, SiteHeads.among(headers).size());
    }
}
