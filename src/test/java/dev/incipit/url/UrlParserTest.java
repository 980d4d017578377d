package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UrlParserTest {
    private static final Optional<UrlParts> BASE =
            UrlParser.parse("https://tides.example:8443/guide/start?lang=en#top", Optional.empty());

    private static Optional<String> absolute(String text) {
        return UrlParser.parse(text, Optional.empty()).map(UrlParts::serialized);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://tides.example             | https://tides.example/",
                "HTTP:\\\\tides.example\\a\\b      | http://tides.example/a/b",
                "https:tides.example               | https://tides.example/",
                "https:////tides.example/a         | https://tides.example/a",
                "https://tides.example:443/        | https://tides.example/",
                "http://tides.example:443/         | http://tides.example:443/",
                "https://tides.example:/           | https://tides.example/",
                "https://tides.example:65535/      | https://tides.example:65535/",
                "https://me:word@tides.example/    | https://me:word@tides.example/",
                "https://me:@tides.example/        | https://me@tides.example/",
                "https://@tides.example/           | https://tides.example/",
                "https://a@b@tides.example/        | https://a%40b@tides.example/",
                "https://[::1]:81/                 | https://[::1]:81/",
                "https://tides.example?a#b         | https://tides.example/?a#b",
                "https://tides.example#a?b         | https://tides.example/#a?b",
                "https://tides.example/ä?ä#ä       | https://tides.example/%C3%A4?%C3%A4#%C3%A4"
            })
    void anAddressHasOneSpelling(String text, String address) {
        assertEquals(Optional.of(address), absolute(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tides",
                "/a",
                "ftp://tides.example/",
                "mailto:tide@tides.example",
                "://tides.example",
                "https://",
                "https://me@",
                "https://tides.example:65536/",
                "https://tides.example:+80/",
                "https://tides.example:8a/",
                "https://[::1/",
                "https://[::1]a/"
            })
    void whatABrowserWouldNotAskIsNone(String text) {
        assertEquals(Optional.empty(), absolute(text));
    }

    @ParameterizedTest
    @CsvSource({
        "/a/./b/../c, /a/c",
        "/../../a, /a",
        "/a/.., /",
        "/a/b/.., /a/",
        "/a/., /a/",
        "/a/%2E%2e/b, /b",
        "/a/.%2E, /",
        "/a/%2e/b, /a/b",
        "/a//b, /a//b",
        "/a/.../b, /a/.../b",
        "/a/%2e%2e%2e, /a/%2e%2e%2e"
    })
    void dotsInAPathAreStepsAndNoNames(String path, String resolved) {
        assertEquals(Optional.of("https://tides.example" + resolved), absolute("https://tides.example" + path));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                 | https://tides.example:8443/guide/start?lang=en",
                "'#'                | https://tides.example:8443/guide/start?lang=en#",
                "#x?y               | https://tides.example:8443/guide/start?lang=en#x?y",
                "?q                 | https://tides.example:8443/guide/start?q",
                "next?q#x           | https://tides.example:8443/guide/next?q#x",
                "../map             | https://tides.example:8443/map",
                "../../../map       | https://tides.example:8443/map",
                "/map               | https://tides.example:8443/map",
                "\\map              | https://tides.example:8443/map",
                "//ebbs.example/x   | https://ebbs.example/x",
                "\\\\ebbs.example   | https://ebbs.example/",
                "https:next         | https://tides.example:8443/guide/next",
                "http:ebbs.example  | http://ebbs.example/",
                "9a:b               | https://tides.example:8443/guide/9a:b",
                "a_b:c              | https://tides.example:8443/guide/a_b:c"
            })
    void aReferenceIsResolvedAgainstItsPage(String text, String address) {
        assertEquals(Optional.of(address), UrlParser.parse(text, BASE).map(UrlParts::serialized));
    }

    @Test
    void aSchemeWeDoNotAskIsNoneWhereverItStands() {
        assertTrue(UrlParser.parse("javascript:alert(1)", BASE).isEmpty());
        assertTrue(UrlParser.parse("a+b-c.d:x", BASE).isEmpty());
    }

    @Test
    void controlsAroundAndLineEndsWithinAreDropped() {
        assertEquals(
                Optional.of("https://tides.example/a%20b"), absolute(" \u0001ht\ttps://ti\r\ndes.example/a b\u001f\n"));
    }

    @Test
    void aTextBeyondTheLimitIsNone() {
        var start = "https://tides.example/";
        var rest = "a".repeat(UrlParser.LENGTH_MAX - start.length());
        assertTrue(absolute(start + rest).isPresent());
        assertTrue(absolute(start + rest + "a").isEmpty());
    }
}
