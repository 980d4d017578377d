package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScriptForwardTest {
    private static final WebUrl URL = WebUrl.parse("https://example.org/a").orElseThrow();

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "location = '/b'                                        ! https://example.org/b",
                "window.location.href = \"b/\";                         ! https://example.org/b/",
                "document.location.replace('https://other.example/')    ! https://other.example/",
                "location.href = '/' + lang                             ! none",
                "if (x) { location = '/b'; } else { location = '/c'; }  ! none",
                "var mylocation = '/b'                                  ! none",
                "location.href == '/b'                                  ! none"
            })
    void onlyOneLiteralAddressIsAForward(String script, String target) {
        var document = Jsoup.parse("<html><script>" + script + "</script><body></body></html>");
        var found = ScriptForward.target(DocumentIndex.of(document), new AddressBase(URL));
        assertEquals(target, found.map(WebUrl::toString).orElse("none"));
    }
}
