package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.Passages;
import dev.incipit.url.WebUrl;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OneLinersTest {
    private static List<String> about(String path, String list) {
        var site = new ReadSite().add("/list", "List", list);
        return site.texts()
                .oneLiners()
                .about(WebUrl.parse("https://example.com" + path).orElseThrow());
    }

    @Test
    void tablesListsAndCardsSayWhatAPageIs() {
        var line = "Mends what the sea has broken in the night.";
        assertEquals(
                List.of(line),
                about("/mend", "<table><tr><th>a<th>b<tr><td><a href=/mend>mend</a><td>" + line + "</table>"));
        assertEquals(List.of(line), about("/mend", "<ul><li><a href=/mend>mend</a>: " + line + "</ul>"));
        assertEquals(List.of(line), about("/mend", "<h2><a href=/mend/>mend</a></h2><p>" + line));
        assertEquals(List.of(line), about("/mend", "<ul><li><a href='/mend#mend'>mend</a> – " + line + "</ul>"));
    }

    @Test
    void whatIsSaidOfAPartOrInPassingIsNotOfThePage() {
        assertEquals(
                List.of(), about("/mend", "<ul><li><a href='/mend#nets'>nets</a>: Mends the nets of the boats.</ul>"));
        assertEquals(List.of(), about("/mend", "<p>Who has a hole, reads <a href=/mend>mend</a> before the night."));
    }

    @Test
    void aCutBeginningAndTheNamesOfPartsSayNothingOfAPage() {
        assertEquals(List.of(), about("/mend", "<h2><a href=/mend/>mend</a></h2><p>Mends what the sea has broken […]"));
        assertEquals(
                List.of(),
                about(
                        "/mend",
                        "<ul><li><a href=/mend>mend</a>: <a href=/nets>1. The nets of boats</a>, <a href=/sails>2. The sails of boats</a></ul>"));
    }

    @Test
    void aSentenceWhoseSubjectIsTheLinkSaysWhatThePageExplains() {
        assertEquals(
                List.of("The mending guide shows you how nets are mended."),
                sentencesAbout("<p>The <a href=/mend>mending guide</a> shows you how nets are mended. Read it."));
        assertEquals(
                List.of("mend gives you a rundown of all knots."),
                sentencesAbout("<ul><li><a href=/mend><b>mend</b></a> gives you a rundown of all knots.</ul>"));
    }

    @Test
    void aSentenceInWhichTheLinkStandsElsewhereOrThatIntroducesWhatFollowsIsNone() {
        assertEquals(
                List.of(), sentencesAbout("<p>Before the night, <a href=/mend>mending</a> shows you how nets hold."));
        assertEquals(List.of(), sentencesAbout("<p><a href=/mend>Mending</a> was begun in the year of the storm."));
        assertEquals(
                List.of(), sentencesAbout("<p><a href=/mend>Mending</a> shows the way of the fathers of this place:"));
    }

    private static List<String> sentencesAbout(String text) {
        var site = new ReadSite().add("/list", "List", text);
        return site.texts()
                .oneLiners()
                .sentencesAbout(WebUrl.parse("https://example.com/mend").orElseThrow());
    }

    @Test
    void whatStandsBesideAPagesLinkToItsOwnPartIsSaidOfThePart() {
        var site = new ReadSite()
                .add("/mend", "Mend", "<h2><a href=/mend#knots>Knots</a></h2><p>A knot holds two ropes together.");
        assertEquals(
                List.of(),
                site.texts()
                        .oneLiners()
                        .about(WebUrl.parse("https://example.com/mend").orElseThrow()));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "<h2><a href=/mend>mend</a></h2><p>3 May, <a href=/jane>Jane</a><p>LINE.",
                "<h2><a href=/mend>mend</a></h2><p>3 May, <a href=/jane>Jane</a><p>4 <a href=/tags>tags</a><p>LINE.",
                "<h2><a href=/mend>mend</a></h2><p>LINE",
                "<p><a href=/mend>mend</a><p>LINE",
                "<table><tr><th>a<th>b<th>c<tr><td>1<td><a href=/mend>mend</a><td>LINE</table>",
                "<ul><li>A word first, <a href=/mend>mend</a> (new): LINE</ul>",
                "<ul><li><a href=/mend/index.html?a=b>mend</a> - LINE</ul>"
            })
    void aLineIsSaidOfThePageThatItStandsBeside(String html) {
        var line = "Mends what the sea has broken";
        var said = html.endsWith("LINE.") ? line + "." : line;
        assertEquals(List.of(said), about("/mend", html.replace("LINE", line)));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "<h2><a href=/mend>mend</a></h2><p>3 May, <a href=/jane>Jane</a><p>Mends what the sea has broken",
                "<h2><a href=/mend>mend</a></h2><p>1 <a href=/a>a</a><p>2 <a href=/b>b</a><p>3 <a href=/c>c</a><p>LINE.",
                "<h2><a href=/mend>mend</a></h2><h3>Others</h3><p>LINE.",
                "<h2><a href=/mend>mend</a> and <a href=/sew>sew</a></h2><ul><li>LINE.</ul>",
                "<p><a href=/mend>mend</a><p>By <a href=/jane>Jane</a><p>LINE.",
                "<p><a href=/mend>mend</a> here<p>LINE.",
                "<p>Here <a href=/mend>mend</a><p>LINE.",
                "<p><a href=/mend>mend</a><blockquote>LINE.</blockquote>",
                "<p><a href=/mend>mend</a>",
                "<table><tr><th>a<th>b<tr><td>LINE.<td><a href=/mend>mend</a></table>",
                "<ul><li><a href=/mend>mend</a> LINE.</ul>",
                "<ul><li><a href=/mend>mend</a></ul>"
            })
    void whatStandsElsewhereIsNot(String html) {
        assertEquals(List.of(), about("/mend", html.replace("LINE", "Mends what the sea has broken")));
    }

    @ParameterizedTest
    @CsvSource({"19, 0", "20, 1", "220, 1", "221, 0"})
    void aLineIsNeitherAWordNorAText(int length, int lines) {
        var item = "<ul><li><a href=/mend>mend</a>: " + "Mend".repeat(60).substring(0, length) + "</ul>";
        assertEquals(lines, about("/mend", item).size());
    }

    @Test
    void aPageThatIsLinkedEverywhereIsDescribedInTheFirstFourLines() {
        var lines = new StringBuilder("<ul>");
        for (int i = 1; i <= 5; i++) {
            lines.append("<li><a href=/mend>mend</a>: Mends what the sea broke in year ")
                    .append(i);
        }
        assertEquals(
                "Mends what the sea broke in year 4",
                about("/mend", lines + "</ul>").getLast());
    }

    private static Passage passage(Passage.Kind kind, String markdown) {
        return new Passage(kind, 0, markdown);
    }

    @ParameterizedTest
    @CsvSource({
        "[a](https://a.example/), true",
        "see [a](https://a.example/), false",
        "[a](https://a.example/) here, false",
        "[a](https://a.example/)[b](https://b.example/), false"
    })
    void aNameOnACardIsOneLink(String markdown, boolean link) {
        assertEquals(link, OneLiners.isLink(passage(Passage.Kind.TEXT, markdown)));
    }

    @ParameterizedTest
    @CsvSource({
        "[Mend](https://example.com/mend), true, true",
        "[Mend](https://example.com/this#top), true, false",
        "[Mend](https://example.com/this?a=b), true, false",
        "[Mend](https://example.com/mend#knots), true, false",
        "[Jane](https://example.com/author/jane), false, false",
        "[Jane](https://example.com/writers/jane), false, false",
        "[Writers](https://example.com/writers/), true, true",
        "[Authoring](https://example.com/authoring/a), true, true",
        "Mend, false, false"
    })
    void aHeadingThatLeadsToAPageIsItsCardUnlessItIsAWriters(String markdown, boolean card, boolean another) {
        var heading = passage(Passage.Kind.HEADING, markdown);
        assertEquals(card, OneLiners.isCard(heading));
        assertEquals(
                another,
                OneLiners.isOfAnother(
                        heading, WebUrl.parse("https://example.com/this").orElseThrow()));
    }

    @Test
    void textsAndItemsOutsideCardsAreThePagesOwn() {
        var passages = Passages.of("Own text.\n\n- Own item.\n\n| a | b |\n\n"
                + "## [Mend](https://example.com/mend)\n\nOf a card.\n\n## Mending\n\nOwn again.");
        assertEquals(
                List.of("Own text.", "Own item.", "Own again."),
                OneLiners.outsideCards(passages).map(Passage::text).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "[The nets](https://a.example/), [the sails](https://b.example/) ! true",
                "[The nets of boats](https://a.example/) ! false",
                "Mends [nets](https://a.example/) of the boats and [sails](https://b.example/) ! false"
            })
    void aTextOfLinksIsAListOfThem(String markdown, boolean list) {
        assertEquals(list, OneLiners.isListOfLinks(markdown));
    }
}
