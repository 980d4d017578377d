package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PictureLinksTest {
    private static List<String> shown(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        PictureLinks.rewrite(body);
        return body.select("a:not([hidden])").eachAttr("id");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<a id=p href=/x><img alt='Red bag'></a><h3><a id=n href=/x>Red Bag</a></h3> | n",
                "<h3><a id=n href=/x>Red bag</a></h3><a id=p href=/x><img alt='Red bag'></a> | n",
                "<a id=p href=/x><img alt='Bag, from above'></a><a id=n href=/x>Red bag</a>  | p n",
                "<a id=p href=/x><img alt='Red bag'></a><a id=n href=/y>Red bag</a>          | p n",
                "<a id=p href=/x><img alt='Red bag'> 5 €</a><a id=n href=/x>Red bag</a>      | p n",
                "<a id=p href=#><img alt='Red bag'></a><a id=n href=#>Red bag</a>            | p n",
                "<a id=p href=/x><img alt='Red bag'></a><a id=b href=/+x>Buy</a><a id=n href=/x>Red bag</a> | b n",
                "<h1>Red bag</h1><a id=p href=/Bag.JPG><img alt='Red bag'></a><a id=n href=/x>More</a> | n",
                "<h1>Red bag</h1><a id=p href=/y><img alt='Red bag'></a><a id=n href=/x>More</a>      | p n"
            })
    void aPictureThatRepeatsANameOrAHeadingIsDropped(String html, String ids) {
        assertEquals(List.of(ids.split(" ")), shown(html));
    }

    @Test
    void aPictureNamedLikeAHeadingIsDroppedAndOneThatIsTheHeadingStays() {
        var body = Jsoup.parseBodyFragment(
                        "<h1><img alt='Red bag'></h1><h2>Strap</h2><img alt='strap'><img alt='Strap, in detail'>"
                                + "<a href=/b><img alt='belt'><h3>Belt</h3>12 €</a>")
                .body();
        PictureLinks.rewrite(body);
        assertEquals(
                List.of("Red bag", "Strap, in detail"),
                body.select("img:not([hidden])").eachAttr("alt"));
    }

    @Test
    void manyPicturesInOneLinkCostTheirNumber() {
        var body = Jsoup.parseBodyFragment("<a href=/x>" + "<img alt=a>".repeat(80_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(3), () -> PictureLinks.rewrite(body));
    }

    @Test
    void linksInLinksAreNotReadAgainAndAgain() {
        var body = Jsoup.parseBodyFragment(
                        "<img alt=a>" + "<a href=/x><marquee>".repeat(200) + "<b>a few words</b>".repeat(80_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(2), () -> PictureLinks.rewrite(body));
    }
}
