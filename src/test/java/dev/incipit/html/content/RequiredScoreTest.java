package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.util.Arrays;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class RequiredScoreTest {
    private static final String TEXT = "The children sing, there is punch and a stall. In the afternoon gifts.";

    private static double[] required(String html, double... scores) {
        var document = Jsoup.parse(html);
        var page = PageBlocks.of(document.body());
        var facts = new PageFacts(
                document,
                DocumentIndex.of(document),
                WebUrl.parse("https://example.com/feast").orElseThrow(),
                page);
        var required = new RequiredScore(page.blocks(), facts, Threshold.of(page.blocks(), scores));
        return page.blocks().stream().mapToDouble(required::of).toArray();
    }

    @Test
    void wherePagesSayLittleOnlyTheirMainElementIsContent() {
        var required = required("<div><p>Rain, four degrees.</p></div><main><p>" + TEXT + "</p></main>", 0.3, 0.3);
        assertTrue(required[0] > 1, () -> Arrays.toString(required));
        assertTrue(required[1] < 0.3, () -> Arrays.toString(required));
    }

    @Test
    void aMainElementWithoutTextDecidesNothing() {
        var required = required("<div><p>" + TEXT + "</p></div><main><p>Loading</p></main>", 0.3, 0.3);
        assertEquals(required[0], required[1]);
    }

    @Test
    void nothingChangesWhereTheModelIsSure() {
        var required = required("<div><p>Rain, four degrees.</p></div><main><p>" + TEXT + "</p></main>", 0.1, 0.9);
        assertEquals(required[0], required[1]);
    }
}
