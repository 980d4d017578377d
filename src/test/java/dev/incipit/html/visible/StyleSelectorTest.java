package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyleSelectorTest {
    private static final String PAGE =
            "<div id=a class='b c'><section class=d><p class='e md:f' data-n='one two' lang=en-GB>x</p>";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            p                    ; true
            *                    ; true
            P.e                  ; true
            .e.x                 ; false
            #a .e                ; true
            #a > .e              ; false
            #a>section>p         ; true
            .b .d .e             ; true
            .d .b .e             ; false
            body div.c > .d p    ; true
            [data-n]             ; true
            [data-n='one two']   ; true
            [data-n^=one]        ; true
            [data-n$="two"]      ; true
            [data-n*='e t']      ; true
            [data-n~=two]        ; true
            [data-n~=tw]         ; false
            [lang|=en]           ; true
            .md\\:f              ; true
            """)
    void anElementIsMetByItsNamesAndThoseAround(String selector, boolean met) {
        var element = Jsoup.parse(PAGE).expectFirst("p");
        assertEquals(met, StyleSelector.of(selector).orElseThrow().isMetBy(element, new StyleSelector.Steps(1_000)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"p:hover, true", "p:not(.a), true", "a + p, true", "a ~ p, true", "a p, false"})
    void whatIsNotLookedAtMakesItConditional(String selector, boolean conditional) {
        assertEquals(conditional, StyleSelector.of(selector).orElseThrow().conditional());
    }

    @ParameterizedTest(name = "selector {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"``", "p::before", "p:focus", "a{", "[a", "a$b", "10%"})
    void whatSelectsNoElementIsLeftOut(String selector) {
        assertTrue(StyleSelector.of(selector).isEmpty());
    }

    @Test
    void noStepsAreTakenBeyondTheBound() {
        var deep = Jsoup.parse("<div>".repeat(300) + "<p>x").expectFirst("p");
        var selector = StyleSelector.of("a div div div div p").orElseThrow();
        var steps = new StyleSelector.Steps(100);
        assertFalse(selector.isMetBy(deep, steps));
        assertTrue(steps.areGone());
    }
}
