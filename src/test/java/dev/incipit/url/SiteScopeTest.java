package dev.incipit.url;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisions §5: what belongs to a run. */
final class SiteScopeTest {

    private static SiteScope scope(String asked, String landed) {
        return SiteScope.of(new Site(asked, url(asked), false), url(landed));
    }

    @ParameterizedTest(name = "{0}, found at {1}: {2}")
    @CsvSource({
        "https://a.example/, https://a.example/, /",
        "https://a.example/docs, https://a.example/docs, /docs/",
        "https://a.example/docs/, https://a.example/docs/, /docs/",
        "https://a.example/docs/start.html, https://a.example/docs/start.html, /docs/",
        "https://a.example/, https://a.example/en/home, /",
        "https://a.example/docs, https://a.example/docs/en/, /docs/",
        "https://a.example/docs, https://a.example/documentation/, /documentation/",
        "https://a.example/v1.2/docs, https://a.example/v1.2/docs, /v1.2/docs/"
    })
    void theFolderIsTheOneAskedForUnlessARedirectLeavesIt(String asked, String landed, String folder) {
        assertEquals(folder, scope(asked, landed).folder());
    }

    @Test
    void theSameHostAndFolderBelongToTheRunWhateverTheScheme() {
        var scope = scope("https://a.example/docs", "https://a.example/docs");
        assertTrue(scope.contains(url("http://a.example/docs/b?c=d")));
        assertTrue(scope.contains(url("https://a.example/docs")));
        assertFalse(scope.contains(url("https://a.example/docs2/b")));
        assertFalse(scope.contains(url("https://a.example:8443/docs/b")));
        assertFalse(scope.contains(url("https://b.example/docs/b")));
    }

    @Test
    void theTwinWithWwwIsItsHostButNotItsPage() {
        var scope = scope("https://a.example/", "https://a.example/");
        assertTrue(scope.isOnItsHosts(url("https://www.a.example/x")));
        assertFalse(scope.contains(url("https://www.a.example/x")));
    }
}
