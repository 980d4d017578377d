package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.url.SiteScope;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RedirectPolicyTest {
    private static final String ROBOTS = "User-agent: *\nDisallow: /guide/private\n";

    private final RedirectPolicy policy = new RedirectPolicy(
            new SiteAddresses(new SiteScope(url("https://tides.example/guide/"), "/guide/")),
            RobotsRules.parse(
                    url("https://tides.example/robots.txt"), ROBOTS.getBytes(StandardCharsets.UTF_8), "Incipit"));

    @ParameterizedTest
    @CsvSource({
        "https://tides.example/guide/a, ''",
        "http://tides.example/guide/a, ''",
        "https://tides.example/other, leads outside the site",
        "https://ebbs.example/guide/a, leads outside the site",
        "https://tides.example:8443/guide/a, leads outside the site",
        "https://tides.example/guide/private, leads to what robots.txt forbids",
        "https://tides.example/guide/?add-to-cart=7, leads to an address that acts",
        "https://ebbs.example/?add-to-cart=7, leads to an address that acts"
    })
    void aPageMayMoveWithinItsFolder(String target, String refusal) {
        assertEquals(refusal, policy.refusalOfPage(url(target)).orElse(""));
    }

    @ParameterizedTest
    @CsvSource({
        "https://tides.example/sitemap.xml, ''",
        "https://ebbs.example/sitemap.xml, leads outside the site",
        "https://tides.example/guide/private/sitemap.xml, leads to what robots.txt forbids"
    })
    void aSitemapMayMoveAnywhereOnTheSite(String target, String refusal) {
        assertEquals(refusal, policy.refusal(url(target)).orElse(""));
    }
}
