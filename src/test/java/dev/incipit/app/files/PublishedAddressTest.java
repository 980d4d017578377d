package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.PreviousRun;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PublishedAddressTest {
    private static final Site SITE = new Site(
            "localhost:8090", WebUrl.parse("http://localhost:8090/docs/").orElseThrow(), true);

    private static PublishedAddress change(String base) {
        return PublishedAddress.of(SITE, WebUrl.parse(base));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[a](http://localhost:8090/a.md): x    | [a](https://your.site/a.md): x",
                "see <http://localhost:8090>           | see <https://your.site>",
                "http://localhost:80901/ stays         | http://localhost:80901/ stays",
                "http://localhost:8090.org/ stays      | http://localhost:8090.org/ stays",
                "\"url\":\"http://localhost:8090\" | \"url\":\"https://your.site\""
            })
    void addressesOfTheCrawledSiteBecomeThoseOfThePublished(String crawled, String published) {
        assertEquals(published, change("https://your.site/").outward(crawled));
    }

    @Test
    void aPublishedFileIsReadAsOneOfTheCrawledSite() {
        var change = change("https://your.site/manual");
        var file = new PreviousRun(
                "[a](https://your.site/manual/a) [b](https://your.site/b)", Optional.of("https://your.site/manual"));
        assertEquals(
                "[a](http://localhost:8090/a) [b](https://your.site/b)",
                change.inward(file).index());
        assertEquals(Optional.of("http://localhost:8090"), change.inward(file).full());
    }

    @ParameterizedTest
    @CsvSource({
        "https://your.site/docs, https://your.site/docs/a",
        "https://your.site/docs/, https://your.site/docs/a",
        "https://your.site/manual, https://your.site/manual/docs/a",
        "https://your.site/v1.2, https://your.site/v1.2/docs/a",
        "https://your.site/index.html, https://your.site/docs/a",
        "https://your.site/doc, https://your.site/doc/docs/a"
    })
    void aPathThatBothHaveIsNotDoubled(String base, String published) {
        assertEquals(published, change(base).outward("http://localhost:8090/docs/a"));
    }

    @Test
    void withoutTheOptionNothingChanges() {
        assertEquals("http://localhost:8090/a", change("").outward("http://localhost:8090/a"));
    }
}
