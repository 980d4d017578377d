package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScriptRevealTest {
    @Test
    void webComponentsWaitForTheirScripts() {
        assertTrue(ScriptReveal.isNamedIn(new Element("site-header")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<p class=fade-in>, true",
        "<p class='a wow'>, true",
        "<p data-aos=up>, true",
        "<p data-w-id=1>, true",
        "<p ng-cloak>, true",
        "<p slot=a>, true",
        "<p class=faded>, false",
        "<p class=note>, false",
        "<p data-n=fade>, false"
    })
    void partsThatMoveAreKnownByTheirNames(String html, boolean moves) {
        assertEquals(moves, ScriptReveal.isNamedIn(Jsoup.parse(html).expectFirst("p")));
    }
}
