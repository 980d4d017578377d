package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ControlBarsTest {
    private static final String ONE = "<a href='https://one.test/share?url=https://example.com/tide'>One</a>";
    private static final String TWO = "<a href='//two.test/?text=Tide%20https%3A%2F%2Fexample.com%2Ftide&x=1'>Two</a>";
    private static final String MAIL = "<a href='mailto:?subject=Tide'>Mail</a>";

    private static String found(String html) {
        return ControlBars.in(
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
    void linksForAScriptAreABarByTheirNames() {
        var bar =
                "<ul><li><a href=#>Facebook</a><li><a href=#>WhatsApp</a><li><a href='javascript:print()'>Stampa</a></ul>";
        assertEquals("Facebook WhatsApp Stampa", found(bar));
        assertEquals("", found("<ul><li><a href=#>Facebook</a><li><a href=#>How much is it?</a></ul>"));
    }

    @Test
    void linksThatSortTheListAreABarOfControls() {
        var bar =
                "<div>Sort by: <a href=/new?order=name.asc>A to Z</a> <a href=/new?page=1&order=price.asc>Price</a></div>";
        assertEquals("Sort by: A to Z Price", found(bar));
        assertEquals("", found("<table><tr><th><a href=/?sort=a>A</a><th><a href=/?sort=b>B</a></table>"));
        assertEquals("", found("<div><a href=/new?order=17>Order 17</a><a href=/old?order=18>Order 18</a></div>"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://bags.test/new/, https://bags.test/new/, Red Blue",
        "https://bags.test/new/, '', Red Blue",
        "https://bags.test/new/, https://bags.test/old/, ''",
        "https://bags.test/, https://bags.test/, ''",
        "https://bags.test/list.php, https://bags.test/list.php, ''"
    })
    void itemsThatLeadToThePageItselfWithAQueryAreFilters(String page, String target, String bar) {
        var html = "<p>Bags.</p><ul><li><a href='%1$s?c=red'>Red</a><li><a href='%1$s?c=blue'>Blue</a></ul>"
                .formatted(target);
        assertEquals(
                bar,
                ControlBars.in(Jsoup.parse(html, page).body()).stream()
                        .map(Element::text)
                        .collect(Collectors.joining(" | ")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<h1>Bag</h1>%s",
                "<img src=bag.jpg>%s",
                "<table><tr><td>29 €</table>%s",
                "<a href=/bag>Bag</a>%s",
                "<p>A bag of leather with a lock, made for all days.</p>%s"
            })
    void aBoxWithAnythingElseIsNoBar(String html) {
        assertEquals("One Two", found("<div>" + html.formatted("<p>" + ONE + " " + TWO + "</p>") + "</div>"));
    }

    @Test
    void linksInATextStay() {
        assertEquals("", found("<p>Whoever wants to read more of this may hand it to " + ONE + " or " + TWO + "</p>"));
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
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(5), () -> found("<div>".repeat(200) + (ONE + TWO).repeat(20_000)));
    }
}
