package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SloganTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Marrow | Tides counted for sailors      ! Tides counted for sailors",
                "Tides counted for sailors - Marrow      ! Tides counted for sailors",
                "Marrow: tides for sailors - Marrow      ! tides for sailors",
                "Reference Manual for Marrow             ! ''",
                "Marrow 5.0 Documentation                ! ''",
                "Marrow                                  ! ''"
            })
    void itIsWhatTheTitleSaysBesidesTheName(String title, String slogan) {
        var html = "<title>" + title + "</title><p>Some text of the page.";
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html");
        assertEquals(
                slogan,
                new Slogan(new DescribedPage("Marrow", page), Locale.ENGLISH)
                        .text()
                        .orElse(""));
    }
}
