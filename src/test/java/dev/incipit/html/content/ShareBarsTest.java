package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShareBarsTest {
    private static final String ONE = "<a href='https://one.test/share?url=https://example.com/tide'>One</a>";
    private static final String TWO = "<a href='//two.test/?text=Tide%20https%3A%2F%2Fexample.com%2Ftide&x=1'>Two</a>";
    private static final String MAIL = "<a href='mailto:?subject=Tide'>Mail</a>";

    private static String found(String html) {
        return ShareBars.in(
                        Jsoup.parseBodyFragment("<p>The tide comes.</p>" + html).body())
                .stream()
                .map(Element::text)
                .collect(Collectors.joining(" | "));
    }

    @Test
    void linksThatHandOneAddressToSeveralSitesAreABarWithItsLabel() {
        assertEquals(
                "Compartir: One Two Mail",
                found("<div><p>Compartir:</p><ul><li>" + ONE + "<li>" + TWO + "<li>" + MAIL + "</ul></div>"));
    }

    @Test
    void ofATextOnlyTheLinksGo() {
        assertEquals(
                "One | Two",
                found("<p>Whoever wants to read more of this may hand it to " + ONE + " or " + TWO + "</p>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div>" + ONE + "</div>",
                "<div>" + ONE + ONE + "</div>",
                "<div><a href='https://one.test/?to=https://a.test/'>A</a><a href='https://two.test/?to=https://b.test/'>B</a></div>",
                "<div><a href=/login?next=/tide>In</a><a href=https://two.test/>Two</a></div>"
            })
    void otherLinksStay(String html) {
        assertEquals("", found(html));
    }

    @Test
    void manyLinksCostTheirNumber() {
        assertTimeout(Duration.ofSeconds(5), () -> found("<div>".repeat(200) + (ONE + TWO).repeat(20_000)));
    }
}
