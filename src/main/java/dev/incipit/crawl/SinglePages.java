package dev.incipit.crawl;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads one page and nothing else of its site, under the rules that hold for the first page of a crawl.
 *
 * @param web opens the network access for one page; closed with it
 * @param pool runs the reading of pages
 */
public record SinglePages(
        Supplier<FetchRun> web, Fanout fanout, PageReader reader, ComputePool pool, InstantSource clock) {
    /** Limit for the page including its robots.txt and redirects, as for a crawl's first page (decisions §5). */
    private static final Duration PAGE_MAX = Crawler.FIRST_PAGE_MAX;

    private static final Seeds NO_SEEDS =
            new Seeds(List.of(), Optional.empty(), List.of(), SoftNotFound.unprobed(), 0, 0);

    /** What came of the request. */
    public sealed interface Answer {}

    /**
     * The page.
     *
     * @param url its address after redirects
     * @param markdown its main content; never blank
     */
    public record Read(WebUrl url, String title, String markdown) implements Answer {}

    /** Why there is none. */
    public record NotRead(CrawlOutcome.Failed outcome) implements Answer {}

    /** Reads the page at an address. Never fails because of the network. */
    public Answer read(Site address) throws InterruptedException {
        var fanout = this.fanout.named(address.home().origin());
        try (var fetcher = web.get()) {
            var finder = new HomeFinder(
                    fetcher,
                    fanout,
                    new PageVisitor(fetcher, reader, pool, clock, fanout::survived),
                    new RobotsFile(fetcher, pool),
                    (_, _, _) -> NO_SEEDS,
                    new HomeFinder.Limits(PAGE_MAX, PAGE_MAX, PAGE_MAX));
            return switch (finder.at(address)) {
                case HomeFinder.Ended(var outcome) -> new NotRead(outcome);
                case HomeFinder.Arrived there ->
                    there.home()
                            .reading()
                            .map(reading -> answer(reading, there.home().needsScript()))
                            .orElseGet(() -> new NotRead(FirstPageFailure.nothingReadable()));
            };
        } catch (OverBudget over) {
            return new NotRead(FirstPageFailure.tooComplex());
        }
    }

    private static Answer answer(PageAnswer.Reading reading, boolean needsScript) {
        var page = reading.page();
        return page.markdown().isBlank()
                ? new NotRead(FirstPageFailure.emptyPage(needsScript))
                : new Read(reading.url(), page.metadata().title(), page.markdown());
    }
}
