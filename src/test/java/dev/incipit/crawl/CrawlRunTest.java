package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.assembly.MarkdownTwins;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a run makes of its first page, by the time it has left. */
final class CrawlRunTest {
    private static final WebUrl HOME = WebUrl.parse("https://example.org/").orElseThrow();
    private static final Duration DEADLINE = Duration.ofSeconds(100);

    /** A run that began so long ago, with a first page of thousands of links. */
    private static CrawlRun begun(Duration ago) throws InterruptedException {
        var body = "<!doctype html><title>Home</title><main><p>The page of all links.</p>"
                + IntStream.range(0, 5_000)
                        .mapToObj(i -> "<a href=/p" + i + ">" + i + "</a> ")
                        .collect(Collectors.joining());
        var visitor = new PageVisitor(
                FetchRun.over(request -> new FetchOutcome.Missing(request.url(), 404), 8),
                new PageReader(),
                ComputePool.ofCommand(),
                InstantSource.system(),
                _ -> {});
        var answer = Answers.found(HOME, "text/html", body);
        var scope = new SiteScope(HOME, "/");
        var home = visitor.answerOf(HOME, answer, System.nanoTime());
        var seeds = new Seeds(List.of(), Optional.empty(), List.of(), SoftNotFound.unprobed(), 0, 0);
        var run = new CrawlRun(
                new HomeFinder.Arrived(scope, RobotsRules.open(), home, seeds),
                new CrawlBudget(200, 1 << 28, DEADLINE, 8),
                visitor,
                new MarkdownTwins(visitor, new Fanout(), scope, RobotsRules.open()),
                CrawlProgress.UNWATCHED,
                false,
                Deadline.in(DEADLINE.minus(ago)));
        run.begin(home, seeds);
        return run;
    }

    @Test
    void whoHasTimeLooksAtTheLinks() throws InterruptedException {
        assertTrue(begun(Duration.ZERO).frontier().waiting() > 100);
    }

    @Test
    void whoseTimeIsOverLooksAtNoLinkAndKeepsThePage() throws InterruptedException {
        var run = begun(DEADLINE);
        assertEquals(0, run.frontier().waiting());
        assertTrue(run.readings().values().stream()
                .anyMatch(reading -> reading.url().equals(HOME)));
    }
}
