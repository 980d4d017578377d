package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShownPriceTest {
    private static String shown(String html) {
        var blocks = PageBlocks.of(Jsoup.parse(html).body()).blocks();
        var at = ShownPrice.in(blocks);
        return at.isPresent() ? blocks.get(at.getAsInt()).text() : "";
    }

    @ParameterizedTest
    @ValueSource(strings = {"$34.00 USD", "Regular price €9", "1.299,00 €", "CHF 12.50", "149 zł"})
    void theFirstPriceBelowTheHeadingIsThatOfTheThing(String price) {
        assertEquals(price, shown("<p>Free delivery over $120<h1>Harbor Mug</h1><p>By hand.<p>" + price + "<p>$99"));
    }

    @Test
    void pricesOfOtherThingsAreNot() {
        var card = "<div><a href=/a>Cup</a><p>$22</p></div>";
        assertEquals("", shown("<h1>Harbor Mug</h1><div>" + card.repeat(3) + "</div>"));
        assertEquals("", shown("<h1>Harbor Mug</h1><p><a href=/used>Used for $12</a>"));
        assertEquals("", shown("<h1>Harbor Mug</h1>" + "<p>Made by hand.".repeat(15) + "<p>$22"));
        assertEquals("", shown("<p>$22"));
        assertEquals("$34", shown("<h1>Shop</h1><p>From $120 free<main><h1>Harbor Mug</h1><p>$34</main>"));
    }

    @Test
    void aSentenceWithAPriceIsNone() {
        assertEquals(
                "", shown("<h1>Mug</h1><p>Orders over $120 ship free within the United States and to all of Canada."));
    }
}
