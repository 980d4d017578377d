package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What links are resolved against, and which of them are written. */
final class AddressBaseTest {
    private static final WebUrl PAGE =
            WebUrl.parse("https://example.org/docs/page.html").orElseThrow();

    @ParameterizedTest(name = "[{0}]")
    @CsvSource({
        "'', https://example.org/docs/page.html",
        "<base href=/other/>, https://example.org/other/",
        "<base target=_top><base href=/other/>, https://example.org/other/",
        "<base href=/a/><base href=/b/>, https://example.org/a/",
        "<base href='javascript:x()'>, https://example.org/docs/page.html"
    })
    void theFirstBaseWithAnAddressCounts(String head, String base) {
        var document = Jsoup.parse("<head>" + head + "</head>");
        assertEquals(
                Optional.of(base),
                AddressBase.of(PAGE, DocumentIndex.of(document)).web("").map(WebUrl::toString));
    }

    @ParameterizedTest(name = "{0} is written as {1}")
    @CsvSource(
            nullValues = "none",
            value = {
                "next.html, https://example.org/docs/next.html",
                "' /top#a ', https://example.org/top#a",
                "HTTPS://other.example/, https://other.example/",
                "mailto:a@example.org, mailto:a@example.org",
                "javascript:x(), none",
                "data:text/plain;x, none",
                "#, none",
                "?add-to-cart=7, none",
                "/?share=mastodon, none",
                "'', none",
                "#part, https://example.org/docs/page.html#part",
                "a b:c, https://example.org/docs/a%20b:c"
            })
    void onlyAddressesThatWorkOutsideTheBrowserAreWritten(String href, String written) {
        assertEquals(written, new AddressBase(PAGE).written(href).orElse(null));
    }

    @Test
    void aLongBaseDoesNotLetThePageGrowWithoutBound() {
        var base = new AddressBase(
                WebUrl.parse("https://example.org/" + "a".repeat(60_000) + "/").orElseThrow());
        long resolved = IntStream.range(0, 1_000)
                .filter(i -> base.web("b" + i).isPresent())
                .count();
        assertEquals(AddressBase.ADDED_MAX / 60_000 + 1, resolved, 1);
        assertEquals(Optional.empty(), base.written("c"));
    }
}
