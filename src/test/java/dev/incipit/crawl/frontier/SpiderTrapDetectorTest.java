package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SpiderTrapDetectorTest {
    private final SpiderTrapDetector guard = new SpiderTrapDetector(200, false);

    private static Discovery found(String path, Discovery.Source source, String from) {
        var shape = from.isEmpty() ? UrlPattern.NONE : UrlPattern.of(url(from));
        return new Discovery(url(path), source, shape, Optional.empty(), Optional.empty());
    }

    private boolean admits(String path, Discovery.Source source, String from) {
        return guard.admits(url(path), UrlPattern.of(url(path)), found(path, source, from));
    }

    private long admitted(IntFunction<String> paths, String from) {
        return admittedBy(guard, paths, from);
    }

    private boolean isBred(String path, Discovery.Source source, String from) {
        return guard.isBred(UrlPattern.of(url(path)), found(path, source, from));
    }

    @Test
    void amongFilesOnlyQueriesAreATrap() {
        var files = new SpiderTrapDetector(200, true);
        var from = "/c1/p1";
        assertEquals(500, admittedBy(files, i -> "/c" + i / 50 + "/p" + i, from));
        assertTrue(admittedBy(files, i -> "/list?page=" + i, from) < 100);
        assertFalse(files.isBred(UrlPattern.of(url("/c1/p2")), found("/c1/p2", Discovery.Source.TEXT, from)));
    }

    @Test
    void theLimitsGrowWithTheBudget() {
        var large = new SpiderTrapDetector(400, false);
        assertEquals(300, admittedBy(large, i -> "/p" + i, "/"));
        assertEquals(150, admitted(i -> "/p" + i, "/"));
    }

    private static long admittedBy(SpiderTrapDetector detector, IntFunction<String> paths, String from) {
        return IntStream.range(0, 500)
                .mapToObj(paths)
                .filter(path ->
                        detector.admits(url(path), UrlPattern.of(url(path)), found(path, Discovery.Source.TEXT, from)))
                .count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/a/a/a", "/a/b/a/b/a/b/a", "/x/y/x/y/x/y/x/y", "/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17"})
    void aPathThatGoesEverDeeperIsCutOff(String path) {
        assertFalse(admits(path, Discovery.Source.SITEMAP, ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/docs/docs", "/java/lang/java/util/java", "/a/b/c/d/e/f/g/h"})
    void aDeepPathOfItsOwnIsAdmitted(String path) {
        assertTrue(admits(path, Discovery.Source.TEXT, "/"));
    }

    @Test
    void addressesOfOnePatternAreBounded() {
        assertEquals(150, admitted(i -> "/item/" + i, "/"));
        assertEquals(40, admitted(i -> "/post/" + i, "/post/1"));
        assertEquals(60, admitted(i -> "/list?page=" + i, "/"));
        assertEquals(
                500, admitted(i -> "/page-" + Integer.toString(i, 26).replaceAll("\\d", "z") + "-x".repeat(i), "/"));
    }

    @Test
    void ofASessionOneAddressOfEachPatternIsAdmitted() {
        assertEquals(1, admitted(i -> "/shop?sid=" + i, "/"));
    }

    @ParameterizedTest
    @CsvSource({
        "/calendar/2024/06, /calendar/2024/05",
        "/calendar/2024/06/17, /calendar/2024/06",
        "/calendar/2024/june, /calendar/2024/may",
        "/events/2024-05-18, /events/2024-05-17",
        "/events?month=6, /events",
        "/events?month=6&view=week, /events?month=5",
        "/shop?sort=price&color=red, /shop?sort=price",
        "/posts/5, /posts/4",
        "/s/3db5187e24cd1afb/cart, /s/0000000000000001/",
        "/(S(3db5187e24cd1afb))/a.aspx, /(S(0000000000000001))/b.aspx",
        "/id-3db5187e24cd1afb/docs/, /id-0000000000000001/news/"
    })
    void whatAPageOfItsKindNamesIsBred(String path, String from) {
        assertTrue(isBred(path, Discovery.Source.TEXT, from));
        assertFalse(isBred(path, Discovery.Source.SITEMAP, from));
        assertFalse(isBred(path, Discovery.Source.TEXT, ""));
    }

    @ParameterizedTest
    @CsvSource({
        "/docs/install, /docs/start",
        "/guide/2/, /guide/",
        "/2024/05/a-title, /2024/05/another-title",
        "/news/2024/a-title, /news?page=2",
        "/topic/17, /forum/4",
        "/shop?color=red, /",
        "/My-page-1a2b3c4d5e6f7a8b9c, /Other-page-8b9c1a2b3c4d5e6f7a",
        "/w/3db5187e24cd1afb/a, /w/3db5187e24cd1afb/b",
        "/v2/install, /v1/install"
    })
    void whatAPageOfAnotherKindNamesIsNot(String path, String from) {
        assertFalse(isBred(path, Discovery.Source.TEXT, from));
    }
}
