package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class BlockScorerTest {
    private static final String TEXT =
            "The tide of the morning is the higher one of the two, and whoever digs for clams comes at the ebb of it. ";

    @Test
    void runningTextIsLikelierContentThanAMenu() {
        var document = Jsoup.parse(
                "<nav><ul><li><a href=/a>Home</a><li><a href=/b>Log in</a></ul></nav><main><h1>Tides</h1><p>"
                        + TEXT.repeat(3) + "</p><p>" + TEXT.repeat(3) + "</p></main><footer><p>© Marrow</p></footer>");
        var page = PageBlocks.of(document.body());
        var scores = BlockScorer.scores(
                page,
                new PageFacts(
                        document,
                        DocumentIndex.of(document),
                        WebUrl.parse("https://example.org/").orElseThrow(),
                        page));
        double menu = scores[0];
        double text = scores[3];
        assertTrue(text > 0.5 && menu < 0.5, menu + " and " + text);
        for (double score : scores) {
            assertTrue(score >= 0 && score <= 1);
        }
    }
}
