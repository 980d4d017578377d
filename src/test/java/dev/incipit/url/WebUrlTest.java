package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

final class WebUrlTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/url/normalized.csv", delimiter = '|', quoteCharacter = '"', numLinesToSkip = 1)
    void anAddressIsWrittenAsBrowsersWriteIt(String text, String serialized) {
        assertEquals(Optional.of(serialized), WebUrl.parse(text).map(WebUrl::toString));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/url/normalized.csv", delimiter = '|', quoteCharacter = '"', numLinesToSkip = 1)
    void aWrittenAddressIsReadAsItself(String text, String serialized) {
        assertEquals(WebUrl.parse(text), WebUrl.parse(serialized));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/url/refused.csv", delimiter = '\u0001')
    void whatBrowsersRefuseIsNoAddress(String text) {
        assertEquals(Optional.empty(), WebUrl.parse(text).map(WebUrl::toString));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/url/resolved.csv", delimiter = '|', numLinesToSkip = 1)
    void aLinkMeansWhatItMeansInABrowser(String base, String href, String result) {
        assertEquals(
                Optional.ofNullable(result),
                WebUrl.parse(base).orElseThrow().resolve(href).map(WebUrl::toString));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/url/spelling.csv", delimiter = '|', numLinesToSkip = 1)
    void spellingsOfOnePageShareAKey(String one, String other, boolean same) {
        var first = PageSpelling.of(WebUrl.parse(one).orElseThrow());
        var second = PageSpelling.of(WebUrl.parse(other).orElseThrow());
        assertEquals(same, first.equals(second), first + " " + second);
    }

    @Test
    void tabsAndLineEndsAreNoPartOfAnAddress() {
        assertEquals(
                "http://example.com/ab",
                WebUrl.parse(" \u0000ht\ntp://exam\tple.com/a\r\nb\u001f ")
                        .orElseThrow()
                        .toString());
    }

    @Test
    void partsAreReadOffTheAddress() {
        var url = WebUrl.parse("https://Example.com:8443/a/b?c=d#e").orElseThrow();
        assertEquals("https", url.scheme());
        assertEquals("example.com", url.host());
        assertEquals(8443, url.port());
        assertEquals("example.com:8443", url.authority());
        assertEquals("https://example.com:8443", url.origin());
        assertEquals("/a/b", url.path());
        assertEquals(Optional.of("c=d"), url.query());
        assertEquals(Optional.of("e"), url.fragment());
        assertEquals("https://example.com:8443/a/b?c=d", url.withoutFragment().toString());
        assertFalse(url.hasUserInfo());
        assertEquals(443, WebUrl.parse("https://a.b").orElseThrow().port());
        assertTrue(WebUrl.parse("https://@a.b").orElseThrow().hasUserInfo());
        assertNotEquals(url, url.withoutFragment());
    }

    @ParameterizedTest
    @CsvSource({
        "http://u:p@example.com/a|b[1]?x={y}^#z, http://example.com/a%7Cb%5B1%5D?x=%7By%7D%5E",
        "http://example.com/100%?%zz, http://example.com/100%25?%25zz",
        "http://foo_bar.example.com/, http://foo_bar.example.com/",
        "http://[::1]:81/, http://[::1]:81/",
    })
    void whatIsDialledIsTheHostThatWasJudged(String text, String dialled) {
        assertEquals(dialled, WebUrl.parse(text).orElseThrow().uri().toString());
    }

    @Test
    void tooLongATextIsNoAddress() {
        assertTrue(WebUrl.parse("http://a.b/" + "x".repeat(70_000)).isEmpty());
    }

    @Property
    void whateverIsParsedReadsBackAsItselfAndCanBeDialled(@ForAll("addresses") String text) {
        WebUrl.parse(text).ifPresent(url -> {
            assertEquals(Optional.of(url), WebUrl.parse(url.toString()), url.toString());
            assertEquals(url.host(), PercentEncoding.decode(hostOf(url)), url.toString());
            assertTrue(PageSpelling.of(url).key().startsWith(url.authority()));
        });
    }

    /** Each part of the paths is one of two texts with the same hash code; unordered, these take quadratic time. */
    @Test
    void addressesOfOneHashCodeAreFoundQuickly() throws Throwable {
        var urls = IntStream.range(0, 1 << 13)
                .mapToObj(i -> IntStream.range(0, 13)
                        .mapToObj(bit -> (i >> bit & 1) == 0 ? "a~" : "b_")
                        .collect(Collectors.joining("/", "https://example.com/", "")))
                .map(text -> WebUrl.parse(text).orElseThrow())
                .toList();
        assertEquals(1, urls.stream().map(WebUrl::hashCode).distinct().count());
        var found = new HashSet<WebUrl>();
        var took = ProcessorTime.of(() -> urls.forEach(found::add));
        assertEquals(urls.size(), found.size());
        assertTrue(took.compareTo(Duration.ofMillis(500)) < 0, () -> "took " + took);
    }

    @Test
    void aPathOfTwoSlashesIsOfTheSameOrigin() {
        var url = WebUrl.parse("https://example.com:8443/a?b#c").orElseThrow();
        assertEquals(
                Optional.of("https://example.com:8443//other.example/x"),
                url.atPath("//other.example/x").map(WebUrl::toString));
    }

    @Property
    void whateverALinkSaysItResolvesToAnAddressOrNothing(@ForAll("addresses") String href) {
        WebUrl.parse("https://example.com/a/b?c#d")
                .orElseThrow()
                .resolve(href)
                .ifPresent(url -> assertEquals(Optional.of(url), WebUrl.parse(url.toString())));
    }

    @Property
    void anyTextIsParsedOrRefusedButNeverThrows(@ForAll String text) {
        WebUrl.parse(text).ifPresent(url -> assertEquals(Optional.of(url), WebUrl.parse(url.toString())));
        WebUrl.parse("http://" + text).ifPresent(url -> assertEquals(Optional.of(url), WebUrl.parse(url.toString())));
    }

    @Provide
    Arbitrary<String> addresses() {
        var pieces = Arbitraries.of(
                "http:",
                "https:",
                "//",
                "/",
                "\\",
                "?",
                "#",
                "@",
                ":",
                "[",
                "]",
                "%",
                "%2e",
                "%00",
                ".",
                "..",
                "0x7f",
                "0177",
                "1",
                "256",
                "::1",
                "ffff",
                "example.com",
                "xn--",
                "ü",
                "\u00ad",
                "。",
                "①",
                "\ud800",
                "🔐",
                " ",
                "\t",
                "80",
                "65536",
                "|",
                "^",
                "'",
                "\"",
                "<",
                "a");
        return pieces.list()
                .ofMaxSize(12)
                .map(list -> String.join("", list))
                .flatMap(text -> Arbitraries.of(text, "http://" + text, "https://example.com" + text));
    }

    private static String hostOf(WebUrl url) {
        var authority = url.uri().getRawAuthority();
        int colon = authority.indexOf(':', Math.max(authority.indexOf(']'), 0));
        return colon < 0 ? authority : authority.substring(0, colon);
    }

    @Test
    void aPathIsReadAsAPersonReadsIt() {
        var url = WebUrl.parse(
                        "https://a.b//%D0%B4%D0%BE%D0%BA//caf%C3%A9/%ff/a%2Fb/%00/%E2%80%AEx/50%/x%20y/%E2%80%8C/")
                .orElseThrow();
        assertEquals(
                List.of("док", "café", "%ff", "a%2Fb", "%00", "%E2%80%AEx", "50%", "x y", "\u200c"), url.segments());
        assertEquals(List.of(), WebUrl.parse("https://a.b").orElseThrow().segments());
    }

    @ParameterizedTest(name = "{0} is in {1}")
    @CsvSource({"/, /", "/docs, /docs/", "/docs/, /docs/", "/docs/index.html, /docs/", "/v1.2/docs, /v1.2/docs/"})
    void aLastSegmentWithoutADotIsAFolder(String path, String folder) {
        assertEquals(folder, TestUrls.url(path).folder());
    }
}
