package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PathGlobTest {
    @ParameterizedTest
    @CsvSource({
        "/docs/**, /docs/",
        "/docs/**, /docs",
        "/docs/**, /docs/a/b.html",
        "/docs/*, /docs/a",
        "/*, /",
        "/docs/*/api, /docs/v2/api",
        "/**/*.html, /a.html",
        "/**/*.html, /a/b/c.html",
        "/docs/**/api, /docs/api",
        "/docs/**/api, /docs/a/b/api",
        "/v?/a, /v2/a",
        "/v**, /v2/a",
        "/about, /about",
        "/**, /",
        "/größe/*, /gr%C3%B6%C3%9Fe/a",
        "/a%20b/*, /a%20b/c",
        "/a b, /a%20b",
        "/*-*-*, /2024-01-02"
    })
    void aPatternMatches(String glob, String path) {
        assertTrue(PathGlob.parse(glob).matches(path), glob + " " + path);
    }

    @ParameterizedTest
    @CsvSource({
        "/docs/**, /docsearch",
        "/docs/*, /docs/a/b",
        "/docs/*, /docs",
        "/docs, /docs/",
        "/**/*.html, /a.htm",
        "/docs/**/api, /docs/myapi",
        "/v?/a, /v/a",
        "/v?, /v/",
        "/About, /about",
        "/a*b, /a%2Fb/c",
        "/x, /"
    })
    void aPatternDoesNotMatch(String glob, String path) {
        assertFalse(PathGlob.parse(glob).matches(path), glob + " " + path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"docs/**", "", "*", "https://your.site/docs", "/a{b,c}", "/[a-z]", "/a\\b", "/a#b", "/a\nb"})
    void whatIsNoPatternIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> PathGlob.parse(text));
    }

    @Test
    void aLongPatternIsRefused() {
        PathGlob.parse("/" + "a".repeat(PathGlob.LENGTH_MAX - 1));
        assertThrows(IllegalArgumentException.class, () -> PathGlob.parse("/" + "a".repeat(PathGlob.LENGTH_MAX)));
    }

    @Test
    void onlyAPatternWithoutMarksIsPlain() {
        assertTrue(PathGlob.parse("/a/b").isPlain());
        assertFalse(PathGlob.parse("/a/*").isPlain());
        assertFalse(PathGlob.parse("/a?").isPlain());
    }

    @Test
    void theWorstPatternTakesStepsInProportionToThePath() {
        var glob = PathGlob.parse("/" + "*a".repeat((PathGlob.LENGTH_MAX - 1) / 2) + "b");
        assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> assertFalse(glob.matches("/" + "a".repeat(20_000) + "c")));
        var deep = PathGlob.parse("/" + "**/".repeat(80) + "b");
        assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> assertFalse(deep.matches("/" + "a/".repeat(10_000) + "c")));
    }

    @Test
    void aPatternIsItsText() {
        assertEquals(PathGlob.parse(" /a/* "), PathGlob.parse("/a/*"));
        assertEquals("/a/*", PathGlob.parse("/a/*").toString());
    }
}
