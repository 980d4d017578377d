package dev.incipit.crawl.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PagePriorityTest {
    private static int cost(String path) {
        return priority("/").kindCost(WebUrl.parse("https://example.com" + path).orElseThrow());
    }

    private static PagePriority priority(String start) {
        var home = WebUrl.parse("https://example.com" + start).orElseThrow();
        return new PagePriority(SiteScope.of(new Site("example.com", home, true), home));
    }

    @ParameterizedTest
    @CsvSource({
        "/, /search.html, true",
        "/docs/, /docs/search.html, false",
        "/, /toc.html, false",
        "/, /toc, true",
        "/shop/, /shop/search.html, true"
    })
    void belowTheFolderOfAManualIsNoFunction(String start, String path, boolean function) {
        var url = WebUrl.parse("https://example.com" + path).orElseThrow();
        assertEquals(function, priority(start).isFunction(url));
    }

    @ParameterizedTest
    @CsvSource({
        "/help/articles/12-set-a-limit, /blog/first-flush",
        "/hc/en-us/articles/360-print-a-label, /articles/first-flush",
        "/docs/install, /docs/blog/first-flush",
        "/about, /de/about",
        "/pricing, /login",
        "/blog/first-flush, /tag/tea",
        "/products/pan, /products/pan?variant=3",
        "/docs/login, /login",
        "/docs/usage, /documents/usage-2",
        "/handbuch/a, /neuigkeiten/a",
        "/a, /actualites/a",
        "/a, /suche",
        "/events/2024/regatta, /events/day/2024-05-01",
        "/events/regatta, /events/2024-05-01",
        "/board/2024-05-01, /events/2024-05-01",
        "/topics/pumps.html, /topics/pumps",
        "/topic/12/pumps, /topic/pumps",
        "/topic/12-pumps, /user/ann/followers",
        "/topic/12/pumps, /uid/3",
        "/docs/user/guide/best, /user/ann/best",
        "/members/100-club, /users/100",
        "/docs/topics/pumps, /tags/pumps.html",
        "/pages.html, /classpump_1_1Valve-members.html",
        "/pump_8h.html, /pump_8h_source.html",
        "/classpump_1_1Valve.html, /dir_49e56c817e5e54854c35e136979f97ca.html"
    })
    void whatAnswersMoreQuestionsIsAskedFirst(String sooner, String later) {
        assertTrue(cost(sooner) < cost(later), cost(sooner) + " < " + cost(later));
    }
}
