package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class JsonLdTextTest {
    private static final String DESCRIPTION =
            "Roasted in small batches this coffee tastes of dark chocolate and cherries, strong enough for a long night.";

    private static String found(String body, String json) {
        var document = Jsoup.parse(body + "<script type=application/ld+json>" + json + "</script>");
        var url = WebUrl.parse("https://example.com/products/coffee").orElseThrow();
        return new MainContent().find(document, url).text();
    }

    private static String product(String description) {
        return "{\"@context\":\"https://schema.org\",\"@type\":\"Product\",\"name\":\"Coffee\",\"description\":\""
                + description + "\"}";
    }

    @Test
    void aDescriptionThatOnlyTheDataHoldsStandsBelowTheHeading() {
        assertEquals(
                "Coffee " + DESCRIPTION + " Ten euros.",
                found("<h1>Coffee</h1><p>Ten euros.</p>", product(DESCRIPTION)));
    }

    @Test
    void aTextThatBreaksTheParserCostsNoPage() throws IOException {
        var templates = Files.readString(
                        Path.of("src/test/resources/broken/html/2026-11-21-templates-pruned-for-depth.html"),
                        StandardCharsets.ISO_8859_1)
                .replace("\\", "")
                .replace("\"", "")
                .replace("<", "\\u003c");
        assertTrue(found("<h1>Coffee</h1><p>Ten euros.</p>", product(DESCRIPTION + templates))
                .startsWith("Coffee " + DESCRIPTION));
    }

    @Test
    void whatThePageShowsIsNotSaidTwice() {
        assertEquals("Coffee " + DESCRIPTION, found("<h1>Coffee</h1><p>" + DESCRIPTION + "</p>", product(DESCRIPTION)));
    }

    @Test
    void theProductsOfAListDescribeOthersPages() {
        var list = "[" + product(DESCRIPTION) + "," + product(DESCRIPTION.toUpperCase(java.util.Locale.ROOT)) + "]";
        assertEquals("Shop Two kinds.", found("<h1>Shop</h1><p>Two kinds.</p>", list));
    }

    @Test
    void anArticlesBodyIsTakenWhereThePageHasLess() {
        var json = "{\"@graph\":[{\"@type\":[\"Thing\",\"NewsArticle\"],\"articleBody\":\"" + DESCRIPTION + "\\n"
                + DESCRIPTION + "\"}]}";
        assertTrue(found("<h1>News</h1><p>Subscribe.</p>", json).contains("chocolate"));
    }

    @Test
    void aListsThingsAreNamedWhereThePageSaysLessThanThat() {
        var courses =
                "{\"@type\":\"Course\",\"hasPart\":[{\"@type\":\"Course\",\"name\":\"Machine learning operations in production\"},"
                        + "{\"@type\":\"Course\",\"name\":\"Responsible development: fairness &amp; bias\"},"
                        + "{\"@type\":\"ListItem\",\"item\":{\"@type\":\"Course\",\"name\":\"Pipelines for streaming features\"}}]}";
        assertEquals(
                "Engineer Twenty activities. Machine learning operations in production"
                        + " Responsible development: fairness & bias Pipelines for streaming features",
                found("<h1>Engineer</h1><p>Twenty activities.</p>", courses));
        assertEquals("Engineer Twenty.", found("<h1>Engineer</h1><p>Twenty.</p>", courses.replace("Part", "Trail")));
    }

    @Test
    void aPageWhoseTextIsNotItsOwnIsDescribedByItsHead() {
        var head = DocumentIndex.of(Jsoup.parse("<meta name=description content='" + DESCRIPTION + "'>"));
        assertEquals(
                DESCRIPTION,
                JsonLdText.description("We ship as few parcels as we can.", head)
                        .orElseThrow()
                        .text());
        assertTrue(JsonLdText.description("Chocolate, cherries, coffee in small batches tastes strong.", head)
                .isEmpty());
        assertTrue(JsonLdText.description("We ship parcels. ".repeat(20), head).isEmpty());
        assertTrue(JsonLdText.description("", head).isEmpty());
    }

    @Test
    void dataThatIsCutOffOrNoneIsReadAsFarAsItGoes() {
        assertFalse(found("<p>Text.</p>", "{\"@type\":\"Product\",\"description\":\"")
                .contains("@type"));
        assertEquals("Text.", found("<p>Text.</p>", "not json ".repeat(3)));
        assertEquals("Text.", found("<p>Text.</p>", "[".repeat(100_000)));
    }
}
