package dev.incipit.crawl.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.url.WebUrl;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is replaced in an address, and which addresses are of one kind. */
final class UrlPatternTest {
    private static UrlPattern of(String path) {
        return UrlPattern.of(WebUrl.parse("https://example.org" + path).orElseThrow());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "/docs/install, /docs/install",
        "/2026/11/23, /#/#/#",
        "/archive/2026-11, /archive/#",
        "/calendar/Monday, /calendar/#",
        "/docs/v2.1/install, /docs/v2.1/install",
        "/page12/b, /page#/b",
        "/s/a1b2c3d4e5f6a7b8/x, /s/@/x",
        "/internationalization/x, /internationalization/x",
        "/list?Page=2&sort=name, /list?page&sort",
        "/list?b=1&a=2, /list?a&b",
        "/list?filter[17]=x, /list?filter[#]",
        "/, /"
    })
    void numbersDatesAndTokensAreReplacedAndParametersNamed(String path, String pattern) {
        assertEquals(pattern, of(path).pattern());
    }

    @Test
    void onlyWhatCanGoOnForEverIsOpen() {
        assertFalse(of("/docs/v2/install").isOpen());
        assertTrue(of("/list?page=2").isOpen());
        assertTrue(of("/2026/list").isOpen());
    }

    @Test
    void kinDifferInNumbersAtTheEndAndInTheQuery() {
        assertTrue(of("/calendar/2026/11").isKinOf(of("/calendar/2026/11/23?view=day")));
        assertFalse(of("/calendar/2026").isKinOf(of("/diary/2026")));
        assertFalse(of("/calendar/2026").isKinOf(UrlPattern.NONE));
    }

    @Test
    void anotherTokenBeforeTheLastSegmentIsAnotherSession() {
        var page = of("/s/a1b2c3d4e5f6a7b8/page");
        assertTrue(page.isOtherSessionThan(of("/s/b1b2c3d4e5f6a7b8/page")));
        assertFalse(page.isOtherSessionThan(of("/s/a1b2c3d4e5f6a7b8/other")));
        assertFalse(of("/s/a1b2c3d4e5f6a7b8").isOtherSessionThan(of("/s/b1b2c3d4e5f6a7b8")), "the last is the page");
    }

    @Test
    void aTokenIsFoundAsByItsDefinition() {
        var defined = Pattern.compile("(?=[A-Za-z]{0,64}\\d)[0-9A-Za-z]{16,}");
        var random = new Random(16);
        for (int i = 0; i < 5_000; i++) {
            var segment = random.ints(1 + random.nextInt(140), 0, 40)
                    .mapToObj(sign -> sign == 0 ? "7" : sign == 1 ? "-" : sign < 20 ? "x" : "Y")
                    .collect(Collectors.joining());
            var replaced = defined.matcher(segment).replaceAll("@").replaceAll("[0-9]{1,40}", "#");
            boolean letterless = replaced.matches("[^\\p{L}%]{0,80}#[^\\p{L}%]{0,80}");
            assertEquals(
                    "/a/" + (letterless ? "#" : replaced), of("/a/" + segment).pattern(), segment);
        }
    }

    @Test
    void aLongSegmentTakesOnePass() throws Throwable {
        var url = WebUrl.parse("https://example.org/" + "a".repeat(2_000)).orElseThrow();
        var took = ProcessorTime.of(() -> {
            for (int i = 0; i < 5_000; i++) {
                assertFalse(UrlPattern.of(url).isOpen());
            }
        });
        assertTrue(took.toMillis() < 1_000, () -> "took " + took);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "/products/jar, true",
        "/collections/clay/products/jar, true",
        "/products, false",
        "/guide/products.html, false",
        "/, false"
    })
    void whatLiesInACatalogueIsForSale(String path, boolean sold) {
        assertEquals(sold, of(path).isOfCatalogue());
    }
}
