package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.PackFile;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The Markdown copies of a site's pages. A page that may not be listed was never read, or was dropped, so it is not among them. */
public final class PageCopies {
    private final CrawlReport report;
    private final CopyPlaces places;

    /**
     * Plans the copies.
     *
     * @param wanted pages that may stand in the files
     * @param taken the places of files that must stay as they are
     */
    public PageCopies(CrawlReport crawled, Predicate<WebUrl> wanted, Predicate<String> taken) {
        places = new CopyPlaces(
                crawled.scope(),
                crawled.pages().stream()
                        .filter(page -> !page.markdown().isBlank())
                        .map(CrawledPage::url)
                        .filter(wanted)
                        .toList(),
                taken);
        report = crawled.with(crawled.pages().stream()
                .map(page -> places.of(page.url())
                        .map(place -> page.withTwin(place.url()))
                        .orElse(page))
                .toList());
    }

    /** The crawl, in which each page that has a copy names it as its Markdown. */
    public CrawlReport report() {
        return report;
    }

    /** The copies, ordered by place. */
    public List<PackFile> files(Function<CrawledPage, String> titles) {
        var links = new CopyLinks(report, places);
        return report.pages().stream()
                .flatMap(page -> file(page, titles.apply(page), links))
                .sorted(Comparator.comparing(PackFile::path))
                .toList();
    }

    private Stream<PackFile> file(CrawledPage page, String title, CopyLinks links) {
        return places.of(page.url()).stream()
                .map(place -> new PackFile(
                        place.path(),
                        PackFile.Kind.COPY,
                        new MarkdownCopy(
                                        title,
                                        page.url().toString(),
                                        page.lastModified().map(time -> LocalDate.ofInstant(time, ZoneOffset.UTC)),
                                        links.within(page.markdown(), place))
                                .text()));
    }
}
