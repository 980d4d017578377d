package dev.incipit.crawl;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.Site;
import dev.incipit.url.SiteExtent;
import dev.incipit.url.SiteScope;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;

final class FurtherHostsTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final Queue<String> asked = new ConcurrentLinkedQueue<>();

    private static SiteScope scope(Set<String> hosts, List<String> wanted) {
        var home = url("https://example.com/");
        return SiteScope.of(
                new Site("example.com", home, true, new SiteExtent(List.of(), List.of(), hosts, wanted)), home);
    }

    private FetchOutcome answer(FetchRequest request) {
        asked.add(request.url().host());
        return switch (request.url().host()) {
            case "blog.example.com" ->
                Answers.found(request.url(), "text/plain", "User-agent: *\nDisallow: /drafts/\n");
            case "shut.example.com" -> new FetchOutcome.Missing(request.url(), 503);
            default -> new FetchOutcome.Unreachable(request.url(), Cause.DNS, "its name was not found");
        };
    }

    private FurtherHosts hosts() {
        var run = FetchRun.over(this::answer, 4);
        return new FurtherHosts(run, new Fanout(), new RobotsFile(run, ComputePool.ofCommand()));
    }

    @Test
    void whatTheCallerNamesIsAskedForBesideTheFirstPagesOfTheHosts() {
        assertEquals(
                List.of(
                        url("https://example.com/hidden"),
                        url("https://a.example.com/"),
                        url("https://b.example.com:8443/")),
                FurtherHosts.wanted(scope(Set.of("b.example.com:8443", "a.example.com"), List.of("/hidden"))));
    }

    @Test
    void eachHostHasItsOwnRules() throws InterruptedException {
        var own = RobotsRules.parse(
                url("https://example.com/robots.txt"),
                "User-agent: *\nDisallow: /own/\n".getBytes(StandardCharsets.UTF_8),
                false,
                "Incipit");
        var scope = scope(Set.of("blog.example.com", "shut.example.com", "gone.example.com"), List.of());
        var rules = hosts().beside(own, scope, LIMIT);
        assertFalse(rules.allows(url("https://example.com/own/a")));
        assertTrue(rules.allows(url("https://blog.example.com/own/a")));
        assertFalse(rules.allows(url("https://blog.example.com/drafts/a")));
        // A file that exists and cannot be read closes the host; one that is not reached says so by its first page.
        assertFalse(rules.allows(url("https://shut.example.com/")));
        assertTrue(rules.allows(url("https://gone.example.com/")));
    }

    @Test
    void aHostIsAskedOnceARun() throws InterruptedException {
        var hosts = hosts();
        var scope = scope(Set.of("blog.example.com"), List.of());
        hosts.beside(RobotsRules.open(), scope, LIMIT);
        hosts.beside(RobotsRules.open(), scope, LIMIT);
        assertEquals(List.of("blog.example.com"), List.copyOf(asked));
    }

    @Test
    void aSiteOfOneHostHasItsOwnRulesAlone() throws InterruptedException {
        var own = RobotsRules.open();
        assertSame(own, hosts().beside(own, scope(Set.of(), List.of()), LIMIT));
        assertTrue(asked.isEmpty());
    }
}
