package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteParserTest {
    private final SiteParser parser = new SiteParser(
            url -> url.host().equals("private.example") ? Optional.of("it is private") : Optional.empty());

    @ParameterizedTest
    @CsvFileSource(
            resources = "/url/sites.csv",
            delimiter = '|',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = false)
    void peopleTypeASiteInManyWays(String text, String home, Boolean assumed) {
        var parsed = parser.parse(text);
        if (home == null) {
            var reason = assertInstanceOf(SiteParser.Invalid.class, parsed).reason();
            assertTrue(reason.startsWith("url must ") && reason.endsWith("."), reason);
        } else {
            var site = assertInstanceOf(SiteParser.Valid.class, parsed).site();
            assertEquals(home, site.home().toString());
            assertEquals(assumed, site.schemeAssumed());
            assertEquals(text.strip(), site.supplied());
        }
    }

    @Test
    void theLongestAddressHas2048Characters() {
        var longest = "example.com/" + "x".repeat(2_036);
        assertInstanceOf(SiteParser.Valid.class, parser.parse(longest));
        assertInstanceOf(SiteParser.Invalid.class, parser.parse(longest + "x"));
    }

    @Test
    void controlCharactersAreRefusedThoughBrowsersDropThem() {
        assertInstanceOf(SiteParser.Invalid.class, parser.parse("http://exam\tple.com/"));
        assertInstanceOf(SiteParser.Invalid.class, parser.parse("http://example.com/\u0000"));
        assertInstanceOf(SiteParser.Invalid.class, parser.parse("http://example.com\r\nHost: localhost"));
    }

    @ParameterizedTest
    @CsvSource({
        "example.com, https://www.example.com/, https://www.example.com/a, true",
        "example.com, https://www.example.com/, https://example.com/a, false",
        "example.com, https://example.com/, http://example.com/a, true",
        "example.com, https://example.com/, https://example.com:8443/a, false",
        "example.com/guide, https://example.com/guide, https://example.com/guide, true",
        "example.com/guide, https://example.com/guide, https://example.com/guide/a, true",
        "example.com/guide, https://example.com/guide, https://example.com/guides, false",
        "example.com/guide/, https://example.com/guide/, https://example.com/guide, true",
        "example.com/guide/, https://example.com/guide/, https://example.com/, false",
        "example.com/guide/a.html, https://example.com/guide/a.html, https://example.com/guide/b, true",
        "example.com/guide/a.html, https://example.com/guide/a.html, https://example.com/other, false",
        "example.com/docs, https://example.com/docs/en/intro, https://example.com/docs/de, true",
        "example.com/docs, https://example.com/documentation/, https://example.com/documentation/a, true",
        "example.com/docs, https://example.com/documentation/, https://example.com/docs/a, false",
        "example.com, https://example.com/en/, https://example.com/de/, true",
    })
    void aRunStaysOnItsHostAndInItsFolder(String typed, String landed, String asked, boolean ours) {
        var site = assertInstanceOf(SiteParser.Valid.class, parser.parse(typed)).site();
        var scope = SiteScope.of(site, WebUrl.parse(landed).orElseThrow());
        assertEquals(ours, scope.contains(WebUrl.parse(asked).orElseThrow()), scope.folder());
    }

    @Test
    void theDomainHasAPortOnlyWhereItIsNotTheDefault() {
        var site = assertInstanceOf(SiteParser.Valid.class, parser.parse("bücher.example:8443"))
                .site();
        assertEquals(
                "xn--bcher-kva.example:8443", SiteScope.of(site, site.home()).domain());
    }
}
