package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.PageMetadata;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MetadataReaderTest {
    private static final WebUrl URL = WebUrl.parse("https://example.org/a").orElseThrow();

    private static PageMetadata read(String html) {
        var document = Jsoup.parse(html);
        return MetadataReader.read(
                DocumentIndex.of(document),
                document.expectFirst("body"),
                new AddressBase(URL),
                List.of(),
                () -> Optional.of("Marrow"));
    }

    private static String or(Optional<?> value) {
        return value.map(Object::toString).orElse("none");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<h1>A</h1><h1>B</h1>                                   ! A",
                "<h1> </h1><h1>B</h1>                                   ! B",
                "<h1><span>Tides</span><span>Today</span></h1>          ! Tides Today",
                "<h1><span>T</span><span>ides</span></h1>               ! Tides",
                "<h1><span>Ti</span><span>des</span></h1>               ! Tides",
                "<h1><span>A</span> <span>B</span></h1>                 ! A B",
                "<h2 class=title>A</h2>                                 ! A",
                "<h4 class=subsection>1.3 A</h4>                        ! 1.3 A",
                "<div class=headertitle><div class=title>x::A<i>b</i></div></div><h2>B</h2> ! x::A",
                "<h2>A</h2>                                             ! none"
            })
    void theHeadingIsTheFirstWithWords(String body, String heading) {
        assertEquals(heading, or(read(body).heading()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<meta name=description content=' a  b '>                             ! a b",
                "<meta name=description content=''><meta property=og:description content=b> ! b",
                "<meta property=og:description content=b><meta name=Description content=a>  ! a",
                "<meta name=description content=a><meta name=description content=b>   ! a",
                "<meta name=description content='html&amp;#x2F;template'>              ! html/template",
                "<meta name=description content='Write &amp;nbsp; for a space &amp;amp;c'>  ! Write &nbsp; for a space &amp;c",
                "<meta name=description content='Write &amp;lt; in a text.'>           ! Write &lt; in a text.",
                "<meta name=description>                                              ! none"
            })
    void theDescriptionIsTheFirstThatSaysSomething(String head, String description) {
        assertEquals(description, or(read(head).description()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<html lang=de_DE>                                        ! de-de",
                "<html xml:lang=de>                                       ! de",
                "<html lang='not a tag'><meta http-equiv=content-language content=fr> ! fr",
                "<html lang=''><meta http-equiv=content-language content='de, fr'>    ! none"
            })
    void theLanguageIsATag(String html, String language) {
        assertEquals(language, or(read(html).language()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '§',
            value = {
                "0;url=/b           ! https://example.org/b",
                "5; URL = '/b'      ! https://example.org/b",
                "6;url=/b           ! none",
                ";url=/b            ! https://example.org/b",
                "0.5,url=\"/b\" x   ! https://example.org/b",
                "§0;url='/b'\nx§    ! https://example.org/b",
                "0                  ! none"
            })
    void aRefreshWithinFiveSecondsLeadsOn(String content, String target) {
        assertEquals(
                target,
                or(read("<meta http-equiv=Refresh content='" + content.replace("'", "&#39;") + "'>")
                        .refresh()));
    }

    @Test
    void theKindIsThatOfTheOpenGraphUnlessLinkedDataKnowsBetter() {
        var article = "<script type=application/ld+json>{\"@type\":\"WebPage\",\"x\":{\"@type\":\"Article\"}}</script>";
        assertEquals(
                "product",
                or(read("<meta property=og:type content=Product>" + article).kind()));
        assertEquals(
                "article",
                or(read("<meta property=og:type content=website>" + article).kind()));
        assertEquals(
                "website", or(read("<meta property=og:type content=website>").kind()));
        assertEquals("none", or(read("<p>a").kind()));
    }

    @Test
    void theNameOfTheSiteIsSaidInTheHeadOrByLinkedData() {
        var data = "<script type=application/ld+json>{\"@type\": \"WebSite\", \"name\": \"Marrow\"}</script>";
        assertEquals(
                "Tides",
                or(read("<meta property=og:site_name content=Tides>" + data).siteName()));
        assertEquals("Marrow", or(read(data).siteName()));
        assertEquals("none", or(read(data.replace("WebSite", "Person")).siteName()));
    }

    @Test
    void whereJavadocsClassIsDeclaredIsNoDescription() {
        assertEquals(
                "none",
                or(read("<meta name=description content='declaration: package: tide, class: Table'>")
                        .description()));
        assertEquals(
                "Reads tides.",
                or(read("<meta name=description content='declaration: package: tide, class: Table'>"
                                + "<meta property=og:description content='Reads tides.'>")
                        .description()));
    }

    @Test
    void pagesOfRustdocAreOfTheirCrate() {
        assertEquals(
                "marrow",
                or(read("<meta name=rustdoc-vars data-current-crate=marrow><title>tide - Rust</title>")
                        .siteName()));
    }

    @Test
    void linksOfTheHeadAreKnownByTheWordsOfTheirRelation() {
        var metadata = read("<link rel='x Canonical' href=/c><link rel=alternate type='Text/Markdown; x' href=/m>"
                + "<link rel=alternate hreflang=DE href=/de><link rel=alternate hreflang=de href=/de2>");
        assertEquals("https://example.org/c", or(metadata.canonical()));
        assertEquals("https://example.org/m", or(metadata.markdownTwin()));
        assertEquals(Map.of("de", WebUrl.parse("https://example.org/de").orElseThrow()), metadata.languageAlternates());
        assertTrue(read("<link rel=canonicals href=/c>").canonical().isEmpty());
    }

    @Test
    void wordsAreCutAtTwoThousandCharactersAndNeverInsideOfOne() {
        assertEquals(
                2_000, read("<title>" + "x".repeat(2_001) + "</title>").title().length());
        assertEquals(
                1_999,
                read("<title>" + "x".repeat(1_999) + "𝒜</title>").title().length());
    }

    @ParameterizedTest
    @CsvSource({
        "<input name=quantity value=1>, product",
        "<input name=qty><input name=email>, none",
        "<input name=quantity><input name=quantity>, none",
        "<input name=email>, none"
    })
    void aPageThatAsksOnceHowManyAreWantedSellsOneThing(String form, String kind) {
        assertEquals(kind, or(read("<form>" + form + "</form>").kind()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<time itemprop=datePublished datetime=2024-12-20>20.12.2024</time>           ! 2024-12-20",
                "<time class='entry-date published' datetime=2024-12-20T08:00>x</time>        ! 2024-12-20",
                "<time class=published datetime=2024-12-20>a</time><time class=published datetime=2024-12-20>b</time> ! 2024-12-20",
                "<time class=published datetime=2024-12-20>a</time><time class=published datetime=2023-01-01>b</time> ! none",
                "<time datetime=2024-12-20>when it opens</time>                               ! none",
                "<aside><time class=published datetime=2024-12-20>of another</time></aside>   ! none"
            })
    void theOnlyDateOfPublicationIsThePages(String shown, String day) {
        assertEquals(day, or(read("<p>" + shown).date()));
    }
}
