package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.app.files.PublishedAddress.Change;
import dev.incipit.generate.PreviousRun;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

final class PublishedAddressTest {
    private static final Site SITE = new Site(
            "localhost:8090", WebUrl.parse("http://localhost:8090/docs/").orElseThrow(), true);

    private static Change change(String... arguments) {
        var option = new PublishedAddress();
        new CommandLine(CommandSpec.create().addMixin("base", CommandSpec.forAnnotatedObject(option)))
                .parseArgs(arguments);
        return option.of(SITE);
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
        assertEquals(published, change("--base-url", "https://your.site/").outward(crawled));
    }

    @Test
    void aPublishedFileIsReadAsOneOfTheCrawledSite() {
        var change = change("--base-url", "https://your.site/docs");
        var file = new PreviousRun(
                "[a](https://your.site/docs/a) [b](https://your.site/b)", Optional.of("https://your.site/docs"));
        assertEquals(
                "[a](http://localhost:8090/a) [b](https://your.site/b)",
                change.inward(file).index());
        assertEquals(Optional.of("http://localhost:8090"), change.inward(file).full());
    }

    @Test
    void withoutTheOptionNothingChanges() {
        assertEquals("http://localhost:8090/a", change().outward("http://localhost:8090/a"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "your.site",
                "ftp://your.site",
                "https://your.site/?a",
                "https://me@your.site",
                "https://your.site/#a"
            })
    void whatIsNoPlaceForASiteIsRefused(String base) {
        assertThrows(InvalidInput.class, () -> change("--base-url", base));
    }
}
