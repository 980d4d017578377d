package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.Site;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.Validator;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Links and files that lead to a host which nobody named: its robots.txt counts, and it is asked little. */
@Timeout(60)
final class RedirectedProbesTest {
    private static final int LINKS = 30;
    private static final ProbeLimits LIMITS = new ProbeLimits(
            LINKS,
            4,
            12,
            Duration.ofSeconds(5),
            Duration.ofSeconds(20),
            Duration.ofMillis(20),
            Duration.ofSeconds(5),
            Duration.ofSeconds(20));

    private final Fetchers fetchers =
            new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());
    private final TestSite named = new TestSite("127.0.0.2");
    private final TestSite other = new TestSite("127.0.0.3");

    @AfterEach
    void close() {
        named.close();
        other.close();
    }

    private List<Probe> probe() throws InterruptedException {
        var text = "# T\n\n## S\n\n"
                + IntStream.range(0, LINKS)
                        .mapToObj(at -> "- [Page " + at + "](" + named.url("/" + at) + "): a page\n")
                        .collect(Collectors.joining());
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
        try (var web = fetchers.open()) {
            return new LinkProbe(ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), LIMITS)
                    .probe(file)
                    .sample();
        }
    }

    private void leadsElsewhere() {
        IntStream.range(0, LINKS)
                .forEach(at -> named.redirect("/" + at, 302, other.url("/" + at).toString()));
    }

    private static List<Verdict> verdicts(List<Probe> probes) {
        return probes.stream().map(Probe::verdict).distinct().toList();
    }

    @Test
    void aHostThatForbidsUsIsAskedForItsRulesAndNothingElse() throws InterruptedException {
        leadsElsewhere();
        other.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /\n");
        assertEquals(List.of(Verdict.UNKNOWN), verdicts(probe()));
        assertEquals(List.of("/robots.txt"), other.asked());
    }

    @Test
    void aHostThatLetsUsInIsAskedForItsRulesOnceAndThenForThePages() throws InterruptedException {
        leadsElsewhere();
        other.otherwise(_ -> TestSite.html(200, "<title>Page</title>")).answer("/robots.txt", TestSite.html(404, ""));
        assertEquals(List.of(Verdict.OK), verdicts(probe()));
        assertEquals(1, Collections.frequency(other.asked(), "/robots.txt"));
        assertEquals(LINKS + 1, other.asked().size());
    }

    @Test
    void aHostInTroubleIsAskedTwiceALinkAndNoMore() throws InterruptedException {
        leadsElsewhere();
        other.otherwise(_ -> TestSite.html(500, "")).answer("/robots.txt", TestSite.html(404, ""));
        probe();
        for (int at = 0; at < LINKS; at++) {
            int asked = Collections.frequency(other.asked(), "/" + at);
            assertTrue(asked <= 2, other.asked()::toString);
        }
    }

    @Test
    void aCircleThroughAnotherHostEndsThereSoon() throws InterruptedException {
        leadsElsewhere();
        IntStream.range(0, LINKS)
                .forEach(at -> other.redirect("/" + at, 302, named.url("/" + at).toString()));
        assertTrue(probe().stream().noneMatch(probe -> probe.verdict() == Verdict.OK));
        assertTrue(other.asked().size() <= 2 * LINKS + 1, other.asked()::toString);
    }

    @Test
    void aChainAtAnotherHostIsNotFollowedToItsEnd() throws InterruptedException {
        named.redirect("/0", 302, other.url("/a").toString());
        other.redirect("/a", 302, "/b").redirect("/b", 302, "/c").redirect("/c", 302, "/d");
        assertEquals(Verdict.UNKNOWN, probe().getFirst().verdict());
        assertEquals(
                2, other.asked().stream().filter(path -> path.length() == 2).count(), other.asked()::toString);
    }

    @Test
    void aFileIsNotFollowedToAHostThatForbidsUs() throws InterruptedException {
        named.redirect("/llms.txt", 302, other.url("/llms.txt").toString())
                .redirect("/llms-full.txt", 302, other.url("/llms-full.txt").toString())
                .redirect("/", 302, other.url("/").toString());
        other.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /\n").text("/llms.txt", "text/plain", "# T");
        var report = lint();
        assertEquals(List.of("/robots.txt"), other.asked());
        assertEquals(Status.FAIL, report.checks().getFirst().status());
        var message = report.checks().getFirst().message();
        assertTrue(message.contains("robots.txt"), message);
    }

    @Test
    void aFileIsFollowedToAHostThatLetsUsIn() throws InterruptedException {
        named.redirect("/llms.txt", 302, other.url("/llms.txt").toString());
        other.text("/llms.txt", "text/plain", "# T").text("/robots.txt", "text/plain", "User-agent: *\nAllow: /\n");
        assertEquals(Status.PASS, lint().checks().getFirst().status());
    }

    private ValidationReport lint() throws InterruptedException {
        var site = new Site(named.origin(), named.url("/"), false);
        return new Validator(fetchers::open, new Fanout(), ComputePool.ofCommand(), LIMITS)
                .validate(new ValidateOrder.ByUrl(site, false));
    }
}
