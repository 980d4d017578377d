package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KickersTest {
    @ParameterizedTest
    @CsvSource({
        "<span class=section-heading-upper>Sleep well</span> <span>Rooms</span>, Rooms",
        "<small class=eyebrow>Sleep well</small> Rooms, Rooms",
        "<span>Sleep well</span> <span>Rooms</span>, Sleep well Rooms",
        "<span class=kicker>Rooms</span>, Rooms",
        "<span class=kicker>Rooms</span><br><a href=#rooms>¶</a>, Rooms ¶"
    })
    void aLineAboveAHeadingIsNoPartOfIt(String markup, String heading) {
        var page = Jsoup.parse("<h2>" + markup + "</h2><p>Five rooms.").body();
        var text = page.text();
        Kickers.setApart(page);
        assertEquals(heading, page.expectFirst("h2").text());
        assertEquals(text, page.text());
    }

    @Test
    void aLinkInSuchALineStaysOne() {
        var page = Jsoup.parse("<h2><a class=kicker href=/politics>Politics</a> Budget passes</h2>")
                .body();
        Kickers.setApart(page);
        assertEquals("/politics", page.expectFirst("p > a").attr("href"));
    }

    @Test
    void whatScriptsKnowAHeadingByHidesNothing() {
        var page = Jsoup.parse(
                        "<h2 data-aos=fade itemprop=name style='margin:-8px 0;--i:1;line-height:1.2;letter-spacing:-0.02em'><span class=kicker>Ours</span> Rooms</h2>")
                .body();
        Kickers.setApart(page);
        assertEquals("Rooms", page.expectFirst("h2").text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hidden",
                "style=font-size:0",
                "style=margin:0;DISPLAY:NONE",
                "style=letter-spacing:-1em",
                "style=margin-left:200vw",
                "style=padding-left:999em",
                "style=margin-left:var(--far);--far:1",
                "style=padding-left:9999px",
                "style=line-height:0",
                "x-unseen",
                "aria-hidden=true"
            })
    void nothingLeavesAHeadingThatMayBeHidden(String attribute) {
        var page = Jsoup.parse("<h2 " + attribute + "><span class=kicker>Secret</span> Rooms</h2>")
                .body();
        Kickers.setApart(page);
        assertEquals("Secret Rooms", page.expectFirst("h2").text());
    }

    @Test
    void headingsInHeadingsAreNotReadEachTime() throws Throwable {
        var nested = "<h2><span class=kicker>A</span><div>".repeat(200) + "word ".repeat(200_000);
        var page = Jsoup.parse(nested).body();
        var taken = ProcessorTime.of(() -> Kickers.setApart(page));
        assertTrue(taken.compareTo(Duration.ofMillis(500)) < 0, taken::toString);
    }
}
