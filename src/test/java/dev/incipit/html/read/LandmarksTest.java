package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class LandmarksTest {
    private static final String MENU = "<td><b>Docs</b><a href=/start>First steps</a><a href=/faq>Questions</a></td>";

    @Test
    void theCellOfLinksBesideThePagesTextIsItsMenu() {
        assertEquals(
                Map.of("/start", Region.NAVIGATION, "/faq", Region.NAVIGATION, "/more", Region.MAIN),
                regions("<table><tr>" + MENU
                        + "<td><h1>Lamps</h1><p>Oil, and <a href=/more>more</a>.</td></tr></table>"));
    }

    @Test
    void theCellOfATableInTheTextIsNone() {
        assertEquals(
                Map.of("/start", Region.MAIN, "/faq", Region.MAIN),
                regions("<h1>Lamps</h1><table><tr>" + MENU + "<td>Where to begin</td></tr></table>"));
    }

    @Test
    void aMainElementThatHoldsHeadAndFootOfThePageTellsNothing() {
        var page =
                "<main><header><nav><a href=/start>Start</a></nav><div class=top-menu><a href=/menu>Menu</a></div></header>"
                        + "<h1>Lamps</h1><p>Oil, and <a href=/more>more</a>.</p><footer><a href=/imprint>Imprint</a></footer></main>";
        var whole = Map.of(
                "/start",
                Region.NAVIGATION,
                "/menu",
                Region.NAVIGATION,
                "/more",
                Region.MAIN,
                "/imprint",
                Region.FOOTER);
        assertEquals(whole, regions(page));
        assertEquals(
                Region.MAIN, regions(page + "<nav><a href=/top>Top</a></nav>").get("/menu"));
    }

    private static Map<String, Region> regions(String html) {
        var url = WebUrl.parse("https://example.com/").orElseThrow();
        return new PageReader()
                .read(url, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8").links().stream()
                        .collect(Collectors.toMap(link -> link.target().path(), PageLink::region));
    }
}
