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
        "<header><a href=/>Logo</a><div>Boats since 1990</div></header>, 1",
        "<header><a href=/>Home</a><h2>Oars</h2></header>, 0",
        "<header><p><a href=/>Boats</a> are of wood.</header>, 0",
        "<header><p>By <a href=/ada>Ada</a></p></header>, 0"
    })
    void theHeadOfASiteHasItsMenuAndNoTitle(String html, int heads) {
        var headers = Jsoup.parse(html.replace("MENU", MENU)).select("header");
        assertEquals(heads, SiteHeads.among(headers).size());
    }

    @ParameterizedTest
    @CsvSource({
        "<h1><a href=/>Boats</a></h1><h1>Oars</h1>, 1",
        "<h1> <a href=https://boats.example/>Boats</a></h1><h1><a href=/2025/oars>Oars</a></h1>, 1",
        "<h1><a href=/>Boats</a></h1><p>Text, 1",
        "<h1>All about <a href=/>boats</a></h1><h1>Oars</h1>, 0",
        "<h1><a href=./>Oars</a></h1><h1>Comments</h1>, 0",
        "<h1><a href=/boats>Boats</a></h1><h1>Oars</h1>, 0"
    })
    void theNameOfASiteLinksToItsFrontPageFromAnother(String html, int names) {
        assertEquals(names, names(html, "https://boats.example/2025/oars"));
        assertEquals(0, names(html, "https://boats.example/"));
    }

    private static int names(String html, String page) {
        return SiteHeads.names(Jsoup.parse(html, page).select("h1")).size();
    }
}
