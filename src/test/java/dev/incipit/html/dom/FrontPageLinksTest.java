package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FrontPageLinksTest {
    @ParameterizedTest
    @CsvSource({
        "/, true",
        "./index.html, true",
        "https://boats.example, true",
        "https://boats.example/, true",
        "https://oars.example/, false",
        "/oars, false",
        "'', false"
    })
    void aLinkHomeLeadsToTheFrontPageOfItsOwnSite(String href, boolean home) {
        var link = Jsoup.parse("<a href='" + href + "'>x</a>", "https://boats.example/sails/")
                .selectFirst("a");
        assertEquals(home, FrontPageLinks.isOne(link));
    }
}
