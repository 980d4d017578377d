package dev.incipit.crawl;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetcher;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Seeds the frontier, then takes addresses from it as places come free until the budget is spent. */
public final class Crawler {
    private static final String PRODUCT_TOKEN = "Incipit";

    /** What is parsed at once in the whole process; a parsed page holds ten to twenty times its bytes. */
    private static final int PARSED_BYTES_MAX = 8 * 1024 * 1024;

    /** The share of a run's time that its seeds may take. */
    private static final int SEEDS_SHARE = 6;

    private final Fetcher fetcher;
    private final Fanout fanout;
    private final PageReader reader;
    private final ParsingGate gate = new ParsingGate(PARSED_BYTES_MAX);

    public Crawler(Fetcher fetcher, Fanout fanout, PageReader reader) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.reader = reader;
    }

    /** Never fails for the network: a page that could not be had is an ordinary visit. */
    public CrawlOutcome crawl(Site site, CrawlBudget budget, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        long start = System.nanoTime();
        var visitor = new PageVisitor(fetcher, reader, gate);
        var arrival = new Arrival(fetcher, visitor, new RobotsFile(fetcher, PRODUCT_TOKEN));
        return switch (arrival.at(site)) {
            case Arrival.Ended(var outcome) -> outcome;
            case Arrival.Arrived(var scope, var robots, var home) -> {
                var finder = new SeedFinder(fetcher, fanout, reader, visitor, scope, robots);
                var seeds = finder.find(
                        robots.crawlDelay().isPresent(), budget.deadline().dividedBy(SEEDS_SHARE));
                var run = new CrawlRun(scope, robots, budget, visitor, progress, start);
                run.begin(home, seeds);
                fanout.stream(run::next, budget::hostConcurrency, run::arrived, run.left());
                boolean late = !run.left().isPositive();
                run.finish();
                yield outcome(run, scope, seeds, late);
            }
        };
    }

    private static CrawlOutcome outcome(CrawlRun run, SiteScope scope, Seeds seeds, boolean late) {
        var assembled = new Assembly(run.frontier(), run.readings(), run.redirects(), seeds.notFound()).assemble();
        var pages = assembled.pages();
        if (pages.stream().allMatch(page -> page.page().markdown().isBlank())) {
            return pages.isEmpty() && !assembled.dropped().isEmpty()
                    ? FirstPageFailure.noindex()
                    : FirstPageFailure.nothingReadable();
        }
        return new CrawlOutcome.Crawled(new CrawlReport(
                scope,
                pages,
                visits(run.visits(), assembled.dropped()),
                assembled.spellings(),
                seeds.siteIndex(),
                run.bytes(),
                late,
                run.budgetReached(),
                run.refusalsReached(),
                run.frontier().closedByRobots()));
    }

    private static List<Visit> visits(List<Visit> visits, Map<WebUrl, String> dropped) {
        return visits.stream()
                .map(visit -> visit.result() == Visit.Result.READ && dropped.containsKey(visit.url())
                        ? new Visit(visit.url(), Visit.Result.DROPPED, dropped.get(visit.url()), visit.elapsed())
                        : visit)
                .toList();
    }
}
