package dev.incipit.crawl;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.crawl.assembly.Assembly;
import dev.incipit.crawl.assembly.MarkdownTwins;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.TextFingerprint;
import dev.incipit.crawl.seeds.SeedFinder;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Wakeup;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.SiteExtent;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Crawls a site: fills the frontier with seeds, then visits addresses as slots become free until the budget is spent. */
public final class Crawler {
    /** Limit for the first page including its robots.txt and redirects (decisions §5). */
    static final Duration FIRST_PAGE_MAX = Duration.ofSeconds(20);

    /** The fraction of a run's time that its seeds may take. */
    private static final int SEEDS_SHARE = 6;

    /** The fraction of the remaining time that Markdown twins may take; the run is complete without them. */
    private static final int TWINS_SHARE = 3;

    /** Processor time for comparing the pages of a site. */
    private static final Duration ASSEMBLING_BUDGET = Duration.ofSeconds(20);

    private static final int PAGES_OF_A_BUDGET = 500;

    private final Supplier<FetchRun> web;
    private final Fanout fanout;
    private final PageReader reader;
    private final InstantSource clock;
    private final SharedTasks<Ordered, CrawlOutcome> underWay = new SharedTasks<>();
    private final ComputePool pool;

    /**
     * Creates a crawler, which serves all concurrent runs.
     *
     * @param web opens the network access of one run; the crawler closes it
     * @param pool runs the reading of pages
     * @param clock decides which pages have expired ({@code unavailable_after})
     */
    public Crawler(Supplier<FetchRun> web, Fanout fanout, PageReader reader, ComputePool pool, InstantSource clock) {
        this.web = web;
        this.fanout = fanout;
        this.reader = reader;
        this.pool = pool;
        this.clock = clock;
    }

    /** Two crawls with equal orders are the same. */
    private record Ordered(WebUrl home, boolean schemeAssumed, SiteExtent extent, CrawlBudget budget) {}

    /**
     * Crawls the site. Concurrent calls for the same crawl share one run, which reports progress to the first caller only.
     * Never fails because of the network: a page that could not be fetched is an ordinary visit.
     */
    public CrawlOutcome crawl(Site site, CrawlBudget budget, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var ordered = new Ordered(site.home(), site.schemeAssumed(), site.extent(), budget);
        var crawled = underWay.run(ordered, () -> alone(site, budget, progress));
        return crawled.another() && crawled.result() instanceof CrawlOutcome.Crawled(var report)
                ? new CrawlOutcome.Crawled(report.asShared())
                : crawled.result();
    }

    /**
     * Returns what has become of known pages of a crawled site: of each address on the site's host, as far as it could be
     * determined within the limit and robots.txt allows the request.
     */
    public Map<WebUrl, PageStatus> revisit(SiteScope scope, List<WebUrl> addresses, Duration limit)
            throws InterruptedException {
        if (addresses.isEmpty()) {
            return Map.of();
        }
        var fanout = this.fanout.named(scope.home().origin());
        var deadline = Deadline.in(limit);
        try (var fetcher = web.get()) {
            var file = fanout.within(limit, () -> new RobotsFile(fetcher, pool).ask(scope.home()));
            return file.isPresent() && file.get() instanceof RobotsFile.Ruled(var rules)
                    ? new Revisits(fetcher, fanout, visitor(fetcher, fanout), scope)
                            .of(addresses, rules, deadline.left())
                    : Map.of();
        }
    }

    private PageVisitor visitor(FetchRun fetcher, Fanout fanout) {
        return new PageVisitor(fetcher, reader, pool, clock, fanout::survived);
    }

    private CrawlOutcome alone(Site site, CrawlBudget budget, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var deadline = Deadline.in(budget.deadline());
        var fanout = this.fanout.named(site.home().origin());
        try (var fetcher = web.get()) {
            var visitor = visitor(fetcher, fanout);
            var robotsFile = new RobotsFile(fetcher, pool);
            var further = new FurtherHosts(fetcher, fanout, robotsFile);
            var finder = new HomeFinder(
                    fetcher,
                    fanout,
                    visitor,
                    robotsFile,
                    (scope, robots, limit) -> new SeedFinder(
                                    fetcher, fanout, visitor, scope, further.beside(robots, scope, limit))
                            .find(limit),
                    limits(budget));
            return switch (finder.at(site)) {
                case HomeFinder.Ended(var outcome) -> outcome;
                case HomeFinder.Arrived there -> {
                    var rules = further.beside(there.robots(), there.scope(), FIRST_PAGE_MAX);
                    yield crawl(there.under(rules), budget, fetcher, fanout, visitor, progress, deadline);
                }
            };
        } catch (OverBudget over) {
            return FirstPageFailure.tooComplex();
        }
    }

    private static HomeFinder.Limits limits(CrawlBudget budget) {
        var run = budget.deadline();
        return new HomeFinder.Limits(
                run.compareTo(FIRST_PAGE_MAX) < 0 ? run : FIRST_PAGE_MAX, run.dividedBy(SEEDS_SHARE), run);
    }

    private CrawlOutcome crawl(
            HomeFinder.Arrived there,
            CrawlBudget budget,
            FetchRun fetcher,
            Fanout fanout,
            PageVisitor visitor,
            Consumer<CrawlProgress> progress,
            Deadline deadline)
            throws InterruptedException {
        var scope = there.scope();
        var twins = new MarkdownTwins(visitor, fanout, scope, there.robots());
        var run = new CrawlRun(there, budget, visitor, twins, progress, fetcher.isFinite(), deadline);
        var seeds = there.seeds();
        run.begin(there.home(), seeds);
        int places = budget.hostConcurrency();
        boolean late = !fetched(
                fanout,
                run,
                () -> Math.min(places, fetcher.places(scope.home())) + Math.min(places, visitor.reading()),
                fetcher.wakeup());
        run.finish();
        var assembled = pool.complete(
                // More pages than usual may take as much more time.
                ASSEMBLING_BUDGET.multipliedBy(1 + run.readings().size() / PAGES_OF_A_BUDGET),
                () -> new Assembly(run.frontier(), run.readings(), run.redirects(), seeds.notFound()).assemble());
        if (assembled.pages().stream().noneMatch(page -> isReadable(page, there.home()))) {
            return nothing(assembled, there.home());
        }
        var twinned = late
                ? Optional.<List<CrawledPage>>empty()
                : withTwins(twins, assembled, seeds.requests(), run.left().dividedBy(TWINS_SHARE));
        return new CrawlOutcome.Crawled(new CrawlReport(
                scope,
                twinned.orElse(assembled.pages()),
                visits(run.visits(), assembled.dropped()),
                assembled.spellings(),
                seeds.siteIndex(),
                run.bytes(),
                twinned.isEmpty(),
                run.budgetReached(),
                run.refusalsReached(),
                run.frontier().closedByRobots(),
                there.robots().crawlDelay(),
                false));
    }

    /** Returns the pages with their Markdown copies; empty if interrupted: the pages are complete without, and the run ends. */
    private static Optional<List<CrawledPage>> withTwins(
            MarkdownTwins twins, Assembly.Assembled assembled, int requests, Duration time) {
        try {
            return Optional.of(twins.taken(assembled.pages(), assembled.twinned(), requests, time));
        } catch (InterruptedException ended) {
            return Optional.empty();
        }
    }

    /** Returns false if time ran out or the run was interrupted; it then ends with what is ready (decisions §1). */
    private static boolean fetched(Fanout fanout, CrawlRun run, IntSupplier width, Wakeup wakeup) {
        try {
            fanout.<CrawlRun.Result>stream(run::next, width, run::arrived, run.left(), wakeup);
            return run.left().isPositive();
        } catch (InterruptedException ended) {
            return false;
        }
    }

    /** On a site that needs scripts, a line that asks to enable JavaScript does not count as text. */
    private static boolean isReadable(CrawledPage page, PageAnswer home) {
        return home.needsScript()
                ? TextFingerprint.of(page.markdown()).words() >= PageVisitor.SCRIPTED_WORDS_MAX
                : !page.markdown().isBlank();
    }

    private static CrawlOutcome nothing(Assembly.Assembled assembled, PageAnswer home) {
        if (assembled.pages().isEmpty() && !assembled.dropped().isEmpty()) {
            return FirstPageFailure.noindex();
        }
        var elsewhere = home.reading()
                .flatMap(reading -> reading.metadata()
                        .forward()
                        .filter(target -> !target.origin().equals(reading.url().origin())));
        if (elsewhere.isPresent()) {
            return FirstPageFailure.forwards(elsewhere.get());
        }
        return home.needsScript() ? FirstPageFailure.needsJavaScript() : FirstPageFailure.nothingReadable();
    }

    private static List<Visit> visits(List<Visit> visits, Map<WebUrl, String> dropped) {
        return visits.stream()
                .map(visit -> visit.result() == Visit.Result.READ && dropped.containsKey(visit.url())
                        ? visit.dropped(dropped.get(visit.url()))
                        : visit)
                .toList();
    }
}
