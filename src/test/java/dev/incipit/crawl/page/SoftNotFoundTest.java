package dev.incipit.crawl.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.Visit;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SoftNotFoundTest {
    private static final WebUrl URL = WebUrl.parse("https://example.org/a").orElseThrow();

    private static Reading reading(String title, String text) {
        var html = "<!doctype html><title>" + title + "</title><main><p>" + text + "</p></main>";
        var page = new PageReader().read(URL, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        return new Reading(page, false, TextFingerprint.of(page.markdown()), Optional.empty(), Optional.empty());
    }

    private static SoftNotFound probed(Reading nowhere) {
        var visit = new Visit(URL, Visit.Result.READ, "read", 0, Duration.ZERO);
        return SoftNotFound.by(new PageAnswer(URL, visit, Optional.of(nowhere), List.of(), Optional.empty(), 0, false));
    }

    @Test
    void theProbeLiesInTheFolderThatWasAskedFor() {
        var home = WebUrl.parse("https://example.org/docs/").orElseThrow();
        assertTrue(SoftNotFound.probe(new SiteScope(home, "/docs/"))
                .orElseThrow()
                .path()
                .startsWith("/docs/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "404",
                "404 Not Found",
                "Page not found | Site",
                "Site – Page not found",
                "Not found",
                "Seite nicht gefunden"
            })
    void aTitleThatSaysSoIsEnoughForAShortPage(String title) {
        assertTrue(SoftNotFound.unprobed().matches(reading(title, "Nothing is here.")));
        assertFalse(SoftNotFound.unprobed().matches(reading(title, "Status codes are many and various. ".repeat(60))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"How to write a 404 page", "Lost and found", "Room 404 of the museum"})
    void aTitleThatTellsOfItIsNot(String title) {
        assertFalse(SoftNotFound.unprobed().matches(reading(title, "Nothing is here.")));
    }

    @Test
    void thePageThatAnswersForEveryPathIsKnown() {
        var nowhere = reading("Site", "We moved a few things round, so look for what you want in the menu above.");
        assertTrue(probed(nowhere).matches(nowhere));
        assertFalse(probed(nowhere).matches(reading("Tides", "The tide of the morning is the higher one of the two.")));
    }

    @Test
    void aChinesePageOfTwoHundredLettersIsNotTakenForAShortOneThatIsAlike() {
        // Of as many clauses, which once counted as its words.
        var nowhere = reading("茶行", "您要找的页面不在这里，请回到首页，再看一看菜单，或者写信给我们，我们会帮您找。".repeat(5));
        var page = reading("茶行", "我们卖武夷山的岩茶，也卖安溪的铁观音，每年春天进山收茶，和茶农一起做青，一起焙火。".repeat(5));
        assertFalse(probed(nowhere).matches(page));
        assertTrue(probed(nowhere).matches(nowhere));
    }
}
