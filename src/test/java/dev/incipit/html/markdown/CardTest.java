package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which items of a list are cards, and that a card is one line. */
final class CardTest {
    private static final AddressBase BASE =
            new AddressBase(WebUrl.parse("https://example.org/").orElseThrow());

    private static String rendered(String html) {
        return MarkdownRenderer.render(Jsoup.parseBodyFragment(html).body(), BASE)
                .markdown();
    }

    @Test
    void aCardIsOneLineWithItsNameInBoldAndEachPartOnce() {
        assertEquals("""
                - Belts · **[Oak belt](https://example.org/oak)** · 20 € · Add to cart

                - **[Elm belt](https://example.org/elm)** · 25 €""", rendered("""
                        <ul><li><p>Belts</p><h2><a href=/oak>Oak belt</a></h2><p>20 €</p><a href="?add-to-cart=1">Add to cart</a>
                        <p>20 €</p></li><li><div><h2><a href=/elm>Elm belt</a></h2><div>25 €</div></div></li></ul>"""));
    }

    private static Stream<Arguments> itemsThatAreNoCards() {
        return Stream.of(
                arguments("<h2>Name</h2><p>It says something.</p>", "- ## Name\n\n  It says something."),
                arguments("<h2>Name</h2><pre>code</pre>", "- ## Name\n\n  ```\n  code\n  ```"),
                arguments("Name<ul><li>part</li></ul>", "- Name\n  - part"),
                arguments("<p>one</p><p>two<br>lines</p>", "- one\n\n  two\\\n  lines"),
                arguments("<p>one</p><p>" + "w".repeat(81) + "</p>", "- one\n\n  " + "w".repeat(81)),
                arguments("<h3>Name</h3>", "- ### Name"),
                arguments("<p>Before:</p><p>after</p>", "- Before:\n\n  after"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("itemsThatAreNoCards")
    void whatHoldsMoreThanNamesIsNoCard(String item, String markdown) {
        var list = rendered("<ul><li>" + item + "</li><li>other</li></ul>");
        assertEquals(markdown, list.substring(0, list.indexOf("- other")).strip());
    }

    @Test
    void aPartMayHaveAsManyCharactersAsALine() {
        var part = "w".repeat(80);
        assertEquals("- one · " + part, rendered("<ul><li><p>one</p><p>" + part + "</p></li></ul>"));
    }

    @Test
    void theStepsOfANumberedListAreNoCards() {
        assertEquals("1. one\n\n   two", rendered("<ol><li><p>one</p><p>two</p></li></ol>"));
    }

    @Test
    void anItemOfManyPartsIsNoCard() {
        var parts = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            parts.append("<p>part ").append(i).append("</p>");
        }
        assertEquals(
                9,
                rendered("<ul><li>" + parts + "</li></ul>")
                        .lines()
                        .filter(line -> !line.isBlank())
                        .count());
    }
}
