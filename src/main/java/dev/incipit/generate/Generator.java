package dev.incipit.generate;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.CrawlOutcome;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.crawl.Crawler;
import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Describer;
import dev.incipit.describe.Description;
import dev.incipit.generate.compose.Composition;
import dev.incipit.generate.compose.FolderIndex;
import dev.incipit.generate.compose.IndexOutline;
import dev.incipit.generate.pack.PageCopies;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates the files of a site: crawls, outlines, describes and writes. */
public final class Generator {
    /** Revisiting known pages may add one part in this many to a run's time. */
    private static final int REVISITS_SHARE = 4;

    /** CPU time for choosing and for writing; a site of two hundred long pages takes about three seconds on a cold JVM. */
    private static final Duration COMPOSING_BUDGET = Duration.ofSeconds(20);

    private static final int PAGES_OF_A_BUDGET = 500;

    private final Crawler crawler;
    private final CrawlBudget budget;
    private final GenerateLimits limits;
    private final Describer describer;
    private final ComputePool pool;

    /**
     * Creates a generator, which serves any number of concurrent runs.
     *
     * @param pool puts the files together
     */
    public Generator(
            Crawler crawler, CrawlBudget budget, GenerateLimits limits, Describer describer, ComputePool pool) {
        this.crawler = crawler;
        this.budget = budget;
        this.limits = limits;
        this.describer = describer;
        this.pool = pool;
    }

    /**
     * Generates the files that the order names.
     *
     * @throws SiteBlocked if the site refuses crawlers
     * @throws SiteUnreachable if none of the site can be read
     */
    public Generated generate(GenerateOrder order, Consumer<CrawlProgress> progress) throws InterruptedException {
        return written(order, Optional.empty(), progress).generated();
    }

    /**
     * What was written.
     *
     * @param words an index of pages whose words in a previous index are stale and that no new one lists
     */
    private record Written(Generated generated, Optional<String> words) {}

    private Written written(GenerateOrder order, Optional<PreviousRun> run, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var options = order.options();
        var site = order.site().to(options.extent());
        var allowed = options.pagesMax().isPresent()
                ? budget.forPages(options.pagesMax().getAsInt())
                : budget;
        return switch (crawler.crawl(site, allowed, progress)) {
            case CrawlOutcome.Failed failed -> throw FailedCrawl.problem(failed);
            case CrawlOutcome.Crawled(var report) -> compose(order, run, report);
        };
    }

    /**
     * Updates a previous index and its section indexes instead of writing new ones; the other files are written as usual. Requests
     * the pages of the pack that the crawl did not visit.
     *
     * @param run the previous index and the files of that run
     * @throws SiteBlocked if the site refuses crawlers
     * @throws SiteUnreachable if none of the site can be read
     */
    public UpdatedIndex revise(GenerateOrder order, PreviousRun run, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var written = written(order, Optional.of(run), progress);
        var revision = new IndexRevision(order, limits, run, written.generated(), written.words());
        return revision.revised(crawler.revisit(
                written.generated().report().scope(),
                revision.unmet(),
                budget.deadline().dividedBy(REVISITS_SHARE)));
    }

    /**
     * Compares a pack with its site. A page that the pack knows and its index does not list is no difference, even if the index
     * would list it now in place of one that is gone.
     *
     * @throws SiteBlocked if the site refuses crawlers
     * @throws SiteUnreachable if none of the site can be read
     */
    public UpdatedIndex compare(GenerateOrder order, PreviousRun run, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var made = revise(order, run, progress);
        var known = IndexRevision.known(run, made.generated().report());
        return new UpdatedIndex(
                made.text(),
                made.changes().stream()
                        .filter(change ->
                                !(change instanceof IndexChange.Missing missing && known.contains(missing.url())))
                        .toList(),
                made.generated(),
                made.pack());
    }

    private Written compose(GenerateOrder order, Optional<PreviousRun> run, CrawlReport crawled) {
        try {
            var copies = Optional.of(order.pack())
                    .filter(PackOrder::copies)
                    .map(pack -> new PageCopies(crawled, url -> !order.options().keepsOut(url), pack.taken()));
            var report = copies.map(PageCopies::report).orElse(crawled);
            var time = composing(crawled);
            var composition = pool.complete(time, () -> new Composition(report, order.options()));
            var indexes =
                    order.pack().sections() ? pool.complete(time, composition::folderIndexes) : List.<FolderIndex>of();
            var listed = listed(order, composition, indexes);
            var besides = run.isPresent()
                    ? pool.complete(time, () -> stale(run.get(), report, composition, listed))
                    : List.<IndexOutline.Entry>of();
            var words = words(composition, Stream.concat(listed.stream(), besides.stream()));
            var files = new GeneratedFiles(order, report, composition, indexes, words);
            return pool.complete(time, () -> new Written(files.written(copies, limits), files.besides(besides)));
        } catch (OverBudget over) {
            throw new GenerationFailed("The site's pages are too complex to be put together.", over);
        }
    }

    /** More pages than usual may take as much more time. */
    private static Duration composing(CrawlReport report) {
        return COMPOSING_BUDGET.multipliedBy(1 + report.pages().size() / PAGES_OF_A_BUDGET);
    }

    /** No entries if only the full file is wanted: it has no notes, so nobody pays for them. */
    private static Collection<IndexOutline.Entry> listed(
            GenerateOrder order, Composition composition, List<FolderIndex> indexes) {
        var entries = order.fileType().hasIndex() ? composition.outline().entries() : List.<IndexOutline.Entry>of();
        return Stream.concat(entries.stream(), indexes.stream().flatMap(Generator::entries))
                .collect(Collectors.toMap(
                        entry -> entry.page().url(), Function.identity(), (one, _) -> one, LinkedHashMap::new))
                .values();
    }

    /** Entries for pages that a previous index describes in words that they no longer contain, and that no new index lists. */
    private static List<IndexOutline.Entry> stale(
            PreviousRun run, CrawlReport report, Composition composition, Collection<IndexOutline.Entry> listed) {
        var stale = IndexRevision.stale(run, report);
        var known = listed.stream().map(entry -> entry.page().url()).collect(Collectors.toSet());
        return report.pages().stream()
                .filter(page -> stale.contains(page.url()) && !known.contains(page.url()))
                .map(page -> new IndexOutline.Entry(composition.title(page), page))
                .toList();
    }

    private Description words(Composition composition, Stream<IndexOutline.Entry> entries) {
        return describer.describe(
                new DescribedPage(
                        composition.outline().siteName(), composition.front().page()),
                composition.worthy().stream().map(CrawledPage::page).toList(),
                entries.map(entry ->
                                new DescribedPage(entry.title(), entry.page().page()))
                        .toList());
    }

    private static Stream<IndexOutline.Entry> entries(FolderIndex index) {
        return Stream.concat(index.entries().stream(), index.below().stream().flatMap(Generator::entries));
    }
}
