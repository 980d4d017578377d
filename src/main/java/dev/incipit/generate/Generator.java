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
import dev.incipit.generate.compose.IndexOutline;
import dev.incipit.generate.revise.IndexUpdate;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.llmstxt.Section;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates the files of a site: crawls, outlines, describes and writes. */
public final class Generator {
    /** Revisiting known pages may add one part in this many to a run's time. */
    private static final int REVISITS_SHARE = 4;

    /** CPU time for choosing and for writing; a site of two hundred long pages takes about three seconds on a cold JVM. */
    private static final Duration COMPOSING_BUDGET = Duration.ofSeconds(20);

    private final Crawler crawler;
    private final CrawlBudget budget;
    private final GenerateLimits limits;
    private final Describer describer;
    private final ComputePool pool;
    private final LlmsTxtWriter indexWriter = new LlmsTxtWriter();

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
        var options = order.options();
        var site = order.site().to(options.extent());
        var allowed = options.pagesMax().isPresent()
                ? budget.forPages(options.pagesMax().getAsInt())
                : budget;
        return switch (crawler.crawl(site, allowed, progress)) {
            case CrawlOutcome.Blocked(var reason) -> throw new SiteBlocked(reason);
            case CrawlOutcome.Unreachable(var reason) -> throw new SiteUnreachable(reason);
            case CrawlOutcome.Crawled(var report) -> compose(order, report);
        };
    }

    /**
     * Updates a previous index instead of writing a new one; the other file is written as usual. Requests the pages of the
     * index that the crawl did not visit.
     *
     * @param order asks for the index
     * @param run the previous index and the full file of that run
     * @throws SiteBlocked if the site refuses crawlers
     * @throws SiteUnreachable if none of the site can be read
     */
    public UpdatedIndex revise(GenerateOrder order, PreviousRun run, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        var generated = generate(order, progress);
        var report = generated.report();
        var update = new IndexUpdate(run, generated.llmsTxt().orElseThrow(), report, order.options());
        var standings = crawler.revisit(
                report.scope(), update.unmet(), budget.deadline().dividedBy(REVISITS_SHARE));
        return update.revised(standings, generated);
    }

    private Generated compose(GenerateOrder order, CrawlReport report) {
        try {
            var composition = pool.complete(COMPOSING_BUDGET, () -> new Composition(report, order.options()));
            var words = words(order, composition);
            return pool.complete(COMPOSING_BUDGET, () -> written(order, report, composition, words));
        } catch (OverBudget over) {
            throw new GenerationFailed("The site's pages are too complex to be put together.", over);
        }
    }

    private Generated written(GenerateOrder order, CrawlReport report, Composition composition, Description words) {
        var index = index(order, composition, words);
        var indexText = order.fileType().hasIndex()
                ? Optional.of(indexWriter.write(
                        order.fileType().hasFull() ? AgentInstructions.withCompanion(index, report.scope()) : index))
                : Optional.<String>empty();
        if (!order.fileType().hasFull()) {
            return new Generated(
                    indexText,
                    Optional.empty(),
                    words.model().enhanced(),
                    0,
                    0,
                    notes(order, report, 0, words),
                    report,
                    words.model().calls());
        }
        var pages = composition.fullPages();
        var full = FullFile.write(index, pages, order.fullPagesMax(), limits);
        return new Generated(
                indexText,
                Optional.of(full.text()),
                words.model().enhanced(),
                full.included(),
                pages.size(),
                notes(order, report, full.cut(), words),
                report,
                words.model().calls());
    }

    private static List<String> notes(GenerateOrder order, CrawlReport report, int pagesCut, Description words) {
        var ofRun =
                Stream.concat(RunNotes.of(report, pagesCut).stream(), RunNotes.unmet(report, order.options()).stream());
        return Stream.concat(ofRun, words.model().caveat().stream()).toList();
    }

    /** Requests no notes if only the full file is wanted: it has none, so nobody pays for them. */
    private Description words(GenerateOrder order, Composition composition) {
        var outline = composition.outline();
        var entries = order.fileType().hasIndex() ? outline.entries() : List.<IndexOutline.Entry>of();
        return describer.describe(
                new DescribedPage(outline.siteName(), composition.front().page()),
                composition.worthy().stream().map(CrawledPage::page).toList(),
                entries.stream()
                        .map(entry ->
                                new DescribedPage(entry.title(), entry.page().page()))
                        .toList());
    }

    private static LlmsTxt index(GenerateOrder order, Composition composition, Description words) {
        var outline = composition.outline();
        var sections = outline.parts().stream()
                .map(part -> new Section(
                        part.name(),
                        part.entries().stream().map(entry -> link(entry, words)).toList()))
                .toList();
        var hasOptional = sections.stream().anyMatch(Section::optional);
        var block = AgentInstructions.block(order.instructions(), outline.siteName(), hasOptional);
        var details =
                Stream.concat(words.background().stream(), Stream.of(block)).collect(Collectors.joining("\n\n"));
        return new LlmsTxt(outline.siteName(), order.options().summary().or(words::summary), details, sections);
    }

    private static Link link(IndexOutline.Entry entry, Description words) {
        var target = entry.page().markdownTwin().orElse(entry.page().url());
        return new Link(
                entry.title(),
                target.toString(),
                Optional.ofNullable(words.notes().get(entry.page().url())));
    }
}
