package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
