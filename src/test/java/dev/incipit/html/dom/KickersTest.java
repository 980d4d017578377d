package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KickersTest {
    @ParameterizedTest
    @CsvSource({
        "<span class=section-heading-upper>Sleep well</span> <span>Rooms</span>, Rooms",
        "<small class=eyebrow>Sleep well</small> Rooms, Rooms",
        "<span>Sleep well</span> <span>Rooms</span>, Sleep well Rooms",
        "<span class=kicker>Rooms</span>, Rooms"
    })
    void aLineAboveAHeadingIsNoPartOfIt(String markup, String heading) {
        var page = Jsoup.parse("<h2>" + markup + "</h2><p>Five rooms.").body();
        var text = page.text();
        Kickers.setApart(page);
        assertEquals(heading, page.expectFirst("h2").text());
        assertEquals(text, page.text());
    }

    @Test
    void headingsInHeadingsAreNotReadEachTime() throws Throwable {
        var nested = "<h2><span class=kicker>A</span><div>".repeat(200) + "word ".repeat(200_000);
        var page = Jsoup.parse(nested).body();
        var taken = ProcessorTime.of(() -> Kickers.setApart(page));
        assertTrue(taken.compareTo(Duration.ofMillis(500)) < 0, taken::toString);
    }
}
