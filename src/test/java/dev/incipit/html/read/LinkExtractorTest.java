package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkExtractorTest {
    private static final WebUrl PAGE = WebUrl.parse("https://example.org/a").orElseThrow();

    private static List<PageLink> links(String body) {
        var document = Jsoup.parse("<!doctype html><title>T</title>" + body);
        var index = DocumentIndex.of(document);
        return LinkExtractor.links(document, index, PAGE, new AddressBase(PAGE));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<a href=b>B</a>                          ! https://example.org/b",
                "<a href=b#c>B</a>                        ! https://example.org/b",
                "<a href=#c>B</a>                         ! none",
                "<a href=/a#c>B</a>                       ! none",
                "<a href=''>B</a>                         ! none",
                "<a href=mailto:a@b.example>B</a>         ! none",
                "<area href=/b>                           ! https://example.org/b",
                "<iframe src=/b></iframe>                 ! https://example.org/b",
                "<iframe src=https://b.example/></iframe> ! none",
                "<iframe src=/a#b></iframe>               ! none"
            })
    void aLinkLeadsToAnotherPage(String html, String target) {
        assertEquals(
                target.equals("none") ? List.of() : List.of(target),
                links("<main>" + html + "</main>").stream()
                        .map(link -> link.target().toString())
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<a href=b>B <b>c</b></a>                             ! B c",
                "<a href=b><img alt='An image'></a>                   ! An image",
                "<a href=b><img><img alt='Another'></a>               ! Another",
                "<a href=b aria-label=Label title=Title></a>          ! Label",
                "<a href=b title=Title></a>                           ! Title",
                "<a href=b></a>                                       ! ''"
            })
    void aLinksWordsAreThoseAReaderGets(String html, String words) {
        assertEquals(words, links("<main>" + html + "</main>").getFirst().anchorText());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<a href=b rel='x next'>B</a>                 ! PAGINATION",
                "Next: <a href=b>B</a>                        ! PAGINATION",
                "Text <a href=b>B</a>                         ! MAIN"
            })
    void aLinkToANeighbourIsOneOfPagination(String html, Region region) {
        assertEquals(
                region, links("<main><p>" + html + "</p></main>").getFirst().region());
    }

    @Test
    void aTargetStandsOncePerRegionWithTheFirstWords() {
        var found = links("<nav><a href=b></a><a href=b>Menu</a></nav><main><a href=b>B</a><a href=b>C</a></main>");
        assertEquals(
                List.of("Menu", "B"), found.stream().map(PageLink::anchorText).toList());
    }

    @Test
    void aLabelAboveEveryLinkOfAMenuGroupsNothing() {
        var groups = "<li>Guides<ul><li><a href=b>B</a></li></ul></li><li>Data<ul><li><a href=c>C</a></li></ul></li>";
        assertEquals(
                List.of(List.of("Guides"), List.of("Data")),
                links("<nav><ul>" + groups + "</ul></nav>").stream()
                        .map(PageLink::trail)
                        .toList());
        assertEquals(
                List.of(List.of("Guides"), List.of("Data")),
                links("<nav><ul><li>Marrow<ul>" + groups + "</ul></li></ul></nav>").stream()
                        .map(PageLink::trail)
                        .toList());
    }

    @Test
    void whatTheOwnerDoesNotVouchForIsMarked() {
        assertEquals(true, links("<a href=b rel='UGC x'>B</a>").getFirst().nofollow());
        assertEquals(false, links("<a href=b rel=noopener>B</a>").getFirst().nofollow());
    }

    @Test
    void tenThousandLinksAreKept() {
        var body = new StringBuilder();
        for (int i = 0; i < 10_100; i++) {
            body.append("<a href=/").append(i).append(">x</a>");
        }
        assertEquals(10_000, links(body.toString()).size());
    }

    @Test
    void thePathInThePagesDataStandsForBreadcrumbs() {
        var data = """
                <script type=application/ld+json>{"@graph":[{"@type":"BreadcrumbList","itemListElement":[
                {"@type":"ListItem","position":1,"name":"Home","item":"https://example.org/"},
                {"@type":"ListItem","position":2,"item":{"@id":"https://example.org/news","name":"News &amp; more"}},
                {"@type":"ListItem","position":3,"name":"A"}]}]}</script>""";
        assertEquals(
                List.of("Home https://example.org/", "News & more https://example.org/news"),
                crumbs(links(data + "<main><p>A</main>")));
        assertEquals(
                List.of("Seen https://example.org/seen"),
                crumbs(links(data + "<nav class=breadcrumb><a href=/seen>Seen</a></nav><main><p>A</main>")));
        assertEquals(
                List.of("Help https://example.org/help"),
                crumbs(links("<main><div itemscope itemtype=http://schema.org/BreadcrumbList><a href=/help>Help</a>"
                        + "</div><p>A</main>")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<div>Rota</div><div>Plan shifts in minutes</div>                             ! Rota",
                "<div><i></i><div><p>Rota</p><p>Plan shifts in minutes</p></div></div>        ! Rota",
                "<div>Read our</div><div>Report</div>                                         ! Read our Report",
                "<span>Read our</span><span>annual report</span>                              ! Read ourannual report",
                "<span class=a>Rota of ours</span><span class=b>Plan shifts in minutes with it</span> ! Rota of ours",
                "<span class=a>Rota of ours</span> <span class=b>Plan shifts in minutes with it</span> ! Rota of ours Plan shifts in minutes with it",
                "<span class=a>12 May 2024</span><span class=b>Plan shifts in minutes with it</span> ! 12 May 2024Plan shifts in minutes with it",
                "<span class=a>DEL</span><span class=b>Delete one user of an account</span> ! DELDelete one user of an account",
                "<div>1</div><div>Rota</div>                                                  ! 1 Rota",
                "See <div>Rota</div><div>Plan shifts in minutes</div>                         ! See Rota Plan shifts in minutes"
            })
    void aMenusLinkIsNamedByItsFirstLineIfASecondDescribesIt(String html, String words) {
        assertEquals(
                words,
                links("<nav><a href=b>" + html + "</a></nav><main><p>A</main>")
                        .getFirst()
                        .anchorText());
    }

    @Test
    void aLinkThatHoldsManyPartsIsNotSearchedForAName() {
        var parts = "<div>Rota</div>" + "<div>Plan shifts in minutes</div>".repeat(60);
        var words = links("<nav><a href=b>" + parts + "</a></nav><main><p>A</main>")
                .getFirst()
                .anchorText();
        assertEquals("Rota Plan shifts", words.substring(0, 16));
    }

    private static List<String> crumbs(List<PageLink> links) {
        return links.stream()
                .filter(link -> link.region() == Region.BREADCRUMB)
                .map(link -> link.anchorText() + " " + link.target())
                .toList();
    }

    @Test
    void aLongTextIsNotCutInACharacter() {
        var label = "a".repeat(299);
        assertEquals(
                label,
                links("<main><a href=b aria-label='" + label + "🌊🌊'></a></main>")
                        .getFirst()
                        .anchorText());
    }

    @Test
    void thePageAboveIsABreadcrumbUnlessThePageShowsOthers() {
        var up = "<link rel=up href=ch05.html title='Chapter 5. Pumps'>";
        assertEquals(
                List.of(new PageLink(
                        WebUrl.parse("https://example.org/ch05.html").orElseThrow(),
                        "Chapter 5. Pumps",
                        Region.BREADCRUMB,
                        List.of(),
                        false)),
                links(up));
        assertEquals("", links("<link rel=up href=ch05.html>").getFirst().anchorText());
        var shown = links(up + "<nav aria-label=breadcrumb><a href=/b>B</a></nav>");
        assertEquals(List.of("B"), shown.stream().map(PageLink::anchorText).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "<a href=/b>Prev</a><a href=/c>Up</a><a href=/d>Next</a> ! ''",
                "<p>Next: <a href=/b rel=next>B</a>, Up: <a href=/c rel=up>The top</a> ! The top",
                "<td><a href=/b accesskey=u title='Part II. Water'>Up</a> ! Part II. Water",
                "<a href=/b>Sign up</a><a href=/c>Up</a><a href=/d>Top</a> ! none",
                "<a href=/b>Previously on this blog</a><a href=/c>Up</a> ! none"
            })
    void theLinkUpIsABreadcrumb(String html, String label) {
        assertEquals(
                label,
                links(html).stream()
                        .filter(link -> link.region() == Region.BREADCRUMB)
                        .map(PageLink::anchorText)
                        .findFirst()
                        .orElse("none"));
    }
}
