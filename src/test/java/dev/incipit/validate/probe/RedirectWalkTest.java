package dev.incipit.validate.probe;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Over a table of addresses and where they lead; what is not in it is a page. */
final class RedirectWalkTest {
    private static final WebUrl START = url("https://www.site.org/a");

    private final Map<String, String> leads = new HashMap<>();
    private final Map<String, String> robots = new HashMap<>();
    private final List<String> asked = new ArrayList<>();
    private final OriginRobots rules = new OriginRobots(this::answer, ComputePool.ofCommand());

    private FetchOutcome answer(FetchRequest request) {
        var url = request.url();
        asked.add(url.toString());
        if (url.path().equals("/robots.txt")) {
            var text = robots.get(url.origin());
            return text == null ? new Missing(url, 404) : page(url, 200, text, List.of());
        }
        var target = leads.get(url.toString());
        return target == null
                ? page(url, 200, "", List.of())
                : page(url(target), 302, "", List.of(new Redirect(url, 302)));
    }

    private static Fetched page(WebUrl url, int status, String body, List<Redirect> redirects) {
        return new Fetched(
                url,
                status,
                Map.of("content-type", "text/plain"),
                body.getBytes(StandardCharsets.UTF_8),
                false,
                redirects);
    }

    private FetchOutcome end(RedirectWalk hops) throws InterruptedException {
        return hops.end(new FetchRequest(Method.GET, START, Map.of(), 100));
    }

    private RedirectWalk ofLink() {
        return RedirectWalk.ofLink(this::answer, rules, START);
    }

    @Test
    void theRedirectsOfAllHopsAreTold() throws InterruptedException {
        leads.put("https://www.site.org/a", "https://site.org/b");
        leads.put("https://site.org/b", "https://site.org/c");
        var page = assertInstanceOf(Fetched.class, end(ofLink()));
        assertEquals(url("https://site.org/c"), page.url());
        assertEquals(2, page.redirects().size());
    }

    @Test
    void whereRobotsForbidsARedirectComesBackAsItIs() throws InterruptedException {
        leads.put("https://www.site.org/a", "https://other.org/b");
        robots.put("https://other.org", "User-agent: *\nDisallow: /\n");
        var page = assertInstanceOf(Fetched.class, end(ofLink()));
        assertTrue(page.isRedirect());
        assertEquals(List.of("https://www.site.org/a", "https://other.org/robots.txt"), asked);
    }

    @Test
    void anotherSiteIsAskedTwiceOverAllRequestsOfALink() throws InterruptedException {
        leads.put("https://www.site.org/a", "https://other.org/b");
        var hops = ofLink();
        for (int time = 0; time < 4; time++) {
            end(hops);
        }
        assertEquals(2, asked.stream().filter("https://other.org/b"::equals).count());
        assertEquals(
                1, asked.stream().filter("https://other.org/robots.txt"::equals).count());
    }

    @Test
    void theNamedSitesOwnRulesAreKeptByLinksOnly() throws InterruptedException {
        leads.put("https://www.site.org/a", "https://site.org/b");
        robots.put("https://site.org", "User-agent: *\nDisallow: /\n");
        assertTrue(assertInstanceOf(Fetched.class, end(ofLink())).isRedirect());
        var site = end(RedirectWalk.ofSite(this::answer, rules, START));
        assertEquals(200, assertInstanceOf(Fetched.class, site).status());
    }

    @Test
    void moreThanFiveRedirectsAreNoWay() throws InterruptedException {
        for (int at = 0; at < 9; at++) {
            leads.put("https://site.org/" + at, "https://site.org/" + (at + 1));
        }
        leads.put("https://www.site.org/a", "https://site.org/5");
        assertEquals(200, assertInstanceOf(Fetched.class, end(ofLink())).status());
        leads.put("https://www.site.org/a", "https://site.org/4");
        assertEquals(
                Cause.REDIRECTS,
                assertInstanceOf(Unreachable.class, end(ofLink())).cause());
    }

    @Test
    void aCircleEndsWhereItBegan() throws InterruptedException {
        leads.put("https://www.site.org/a", "https://www.site.org/a");
        assertEquals(
                "it redirects in a circle",
                assertInstanceOf(Unreachable.class, end(ofLink())).detail());
        leads.put("https://www.site.org/a", "https://other.org/b");
        leads.put("https://other.org/b", "https://other.org/b");
        assertEquals(
                "it redirects in a circle",
                assertInstanceOf(Unreachable.class, end(ofLink())).detail());
    }
}
