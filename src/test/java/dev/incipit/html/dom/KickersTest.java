package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
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
}
