package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.PageReader;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.NodeVisitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LandmarksTest {
    private static final String MENU = "<td><b>Docs</b><a href=/a>First steps</a><a href=/b>Questions</a></td>";

    /** The region of the first link of a page. */
    private static Region region(String html) {
        var document = Jsoup.parse("<!doctype html>" + html);
        var landmarks = new Landmarks(DocumentIndex.of(document));
        var found = new Region[1];
        document.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof Element element) {
                    landmarks.enter(element);
                    if (element.nameIs("a") && found[0] == null) {
                        found[0] = landmarks.region();
                    }
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (node instanceof Element element) {
                    landmarks.leave(element);
                }
            }
        });
        return found[0];
    }

    @Test
    void theHeadOfTheSiteInTheMainElementIsNoText() {
        var menu = "<nav><a href=/a>A</a><a href=/b>B</a><a href=/c>C</a><a href=/d>D</a></nav>";
        assertEquals(
                Region.NAVIGATION, region("<main><header><a href=/>logo</a>" + menu + "</header><h1>T</h1></main>"));
        assertEquals(Region.MAIN, region("<main><header><a href=/ada>Ada</a></header><h1>T</h1></main>"));
    }

    @Test
    void aCellOfLinksBesideTheTextIsAMenuWithoutATitleToo() {
        var links =
                "<a href=/a>Plots</a><a href=/b>Rules</a><a href=/c>Rents</a><a href=/d>Show</a><a href=/e>Forum</a>";
        var row = "<table><tr><td>" + links + "</td><td>A full plot is ten rods.</td></table>";
        assertEquals(Region.NAVIGATION, region(row));
        assertEquals(Region.MAIN, region(row.replace("A full plot is ten rods.", "")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<a>, MAIN",
        "<nav><a>, NAVIGATION",
        "<div role=Navigation><a>, NAVIGATION",
        "<header><a>, NAVIGATION",
        "<div role=banner><a>, NAVIGATION",
        "<footer><a>, FOOTER",
        "<div role=contentinfo><a>, FOOTER",
        "<aside><a>, SIDEBAR",
        "<div role=complementary><a>, SIDEBAR",
        "<nav></nav><a>, MAIN",
        "<nav><nav></nav><a>, NAVIGATION",
        "<nav><article><a>, MAIN"
    })
    void elementsAndRolesNameTheRegion(String html, Region region) {
        assertEquals(region, region("<h1>T</h1>" + html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<div class=breadcrumbs><a>, BREADCRUMB",
        "<div class=breadcrumbs><div class=trace><a>, PAGINATION",
        "<ol itemtype=https://schema.org/BreadcrumbList><a>, BREADCRUMB",
        "<nav aria-label=Breadcrumb><a>, BREADCRUMB",
        "<nav class=sidebar><a>, SIDEBAR",
        "<div class=pagination><a>, PAGINATION",
        "<aside class=related><a>, PAGINATION",
        "<aside class=menu><a>, SIDEBAR",
        "<div class=docSidebar_x><a>, SIDEBAR",
        "<div class=wy-nav-side><a>, SIDEBAR",
        "<div id=toctree><a>, SIDEBAR",
        "<div class='a drawer b'><a>, SIDEBAR",
        "<div class=colophon><a>, FOOTER",
        "<div class=menu><a>, NAVIGATION",
        "<div class='x topBar'><a>, NAVIGATION",
        "<div class=NAVBAR><a>, NAVIGATION",
        "<div id=tnb><a>, NAVIGATION",
        "<div id=lnb><a>, SIDEBAR",
        "<div id=ft><a>, FOOTER",
        "<div class=sc-ftVg><a>, MAIN",
        "<div class=menus><a>, MAIN",
        "<span class=menu><a>, MAIN"
    })
    void wordsOfClassIdAndLabelNameIt(String html, Region region) {
        assertEquals(region, region("<h1>T</h1>" + html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<div class=sidebar><h1>T</h1><a>, MAIN",
        "<div class=sidebar><article><p>T</p></article><a>, MAIN",
        "<div class=menu><main><a>, MAIN",
        "<body class=sidebar><h1>T</h1><a>, MAIN",
        "<body class='iframe sidebar'><h1>T</h1><a>, SIDEBAR"
    })
    void whatEnclosesTheTextIsNoMenu(String html, Region region) {
        assertEquals(region, region(html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<div class=sidebar><a>, SIDEBAR",
        "<div class=side><a>, MAIN",
        "<div class=menu><a>, MAIN",
        "<div class=foot><a>, MAIN",
        "<header><a>, MAIN",
        "<aside><a>, MAIN",
        "<aside class=side><a>, MAIN",
        "<aside class=pager><a>, PAGINATION",
        "<nav><a>, NAVIGATION",
        "<footer><a>, FOOTER"
    })
    void insideTheTextOnlyUnambiguousWordsCount(String html, Region region) {
        assertEquals(region, region("<article>" + html));
        assertEquals(region, region("<main>" + html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<footer><nav><a>, FOOTER",
        "<footer><aside><a>, FOOTER",
        "<footer><header><a>, FOOTER",
        "<footer><article><a>, FOOTER",
        "<footer><div class=menu><a>, FOOTER",
        "<footer><div class=pagination><a>, FOOTER",
        "<footer><div class=sidebar><a>, FOOTER",
        "<footer><div class=crumbs><a>, BREADCRUMB",
        "<aside><nav class=foot><a>, SIDEBAR",
        "<aside><article><a>, SIDEBAR",
        "<aside><div class=foot><a>, SIDEBAR",
        "<aside><div class=pagination><a>, SIDEBAR",
        "<nav class=crumbs><article><a>, BREADCRUMB",
        "<nav class=pager><article><a>, PAGINATION"
    })
    void theFrameOfAPageHoldsNoTextAndFewFurtherRegions(String html, Region region) {
        assertEquals(region, region("<h1>T</h1>" + html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<main>T</main><div><a>, NAVIGATION",
        "<main><a>, MAIN",
        "<main>T</main><footer><div class=menu><a>, FOOTER"
    })
    void outsideTheMainElementIsNavigation(String html, Region region) {
        assertEquals(region, region(html));
    }

    private static Region ofRow(String menu, String furtherCells) {
        return region("<table><tr>" + menu + "<td><h1>Lamps</h1><p>Oil.</td>" + furtherCells + "</tr></table>");
    }

    @Test
    void theCellOfLinksBesideThePagesTextIsItsMenu() {
        assertEquals(Region.NAVIGATION, ofRow(MENU, ""));
        assertEquals(Region.NAVIGATION, ofRow(MENU, "<td>".repeat(6)));
    }

    @Test
    void theCellOfATableInTheTextOrOneOfWordsIsNone() {
        assertEquals(Region.MAIN, region("<h1>Lamps</h1><table><tr>" + MENU + "<td>Where to begin</td></tr></table>"));
        assertEquals(Region.MAIN, ofRow(MENU, "<td>".repeat(7)));
        assertEquals(Region.MAIN, ofRow("<td><a href=/a>Oil</a> burns in all of them</td>", ""));
        assertEquals(Region.MAIN, ofRow("", "<td><h1>Oil</h1><a href=/a>Oil</a></td>"));
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

    @Test
    void whatNestedPartsHoldIsReadOnce() {
        var mains = "<main><header></header>" + "<div>".repeat(450) + "<a href=/x>y</a>".repeat(150_000);
        var cells = "<table><tr><td><h1>t</h1><td>x<td>" + "<a href=/y><marquee>".repeat(240)
                + "<i>words</i>".repeat(150_000);
        for (var page : List.of(mains, cells)) {
            var document = Jsoup.parse(page);
            var index = DocumentIndex.of(document);
            var landmarks = new Landmarks[1];
            ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> landmarks[0] = new Landmarks(index));
            ProcessorTime.assertAtMost(
                    Duration.ofSeconds(1), () -> document.select("td").forEach(landmarks[0]::enter));
        }
    }
}
