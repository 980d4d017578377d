package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.generate.PackFile;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The links of an index as its small form has them: paths for addresses, and no notes on the section indexes. A person may have edited
 * the index, so links may lead to pages that the crawl did not meet, or to anything else.
 */
public final class SmallLinks {
    private final CrawlReport report;
    private final String origin;
    private final Set<WebUrl> indexes;
    private final boolean copies;
    private final Map<WebUrl, String> addresses = new HashMap<>();

    /**
     * Reads the addresses of pages.
     *
     * @param former the pages of an earlier run's Markdown copies, by the addresses of the copies
     * @param indexes the section indexes
     * @param copies whether a reader puts an ending behind an address to get the Markdown
     */
    public SmallLinks(CrawlReport report, Map<WebUrl, WebUrl> former, Set<WebUrl> indexes, boolean copies) {
        this.report = report;
        this.indexes = Set.copyOf(indexes);
        this.copies = copies;
        origin = report.scope().home().origin();
        former.forEach((copy, page) -> add(page, Optional.of(copy)));
        report.pages().forEach(page -> add(page.url(), page.markdownTwin()));
    }

    private void add(WebUrl page, Optional<WebUrl> twin) {
        var shown = SmallAddress.of(page, twin, origin, copies);
        put(page, shown);
        twin.ifPresent(other -> put(other, shown));
    }

    private void put(WebUrl url, String shown) {
        addresses.put(url, shown);
        WebUrl.parse(LlmsTxtWriter.address(url.toString())).ifPresent(written -> addresses.put(written, shown));
    }

    /** Returns the small form of an index. */
    public PackFile form(LlmsTxt index) {
        return new PackFile(SmallForm.FILE, PackFile.Kind.SMALL, SmallForm.of(in(index), origin, copies));
    }

    /** Returns an index with such links. */
    LlmsTxt in(LlmsTxt index) {
        return index.with(this::brief);
    }

    private Link brief(Link link) {
        return WebUrl.parse(link.target())
                .or(() -> report.scope().home().resolve(link.target()))
                .map(url -> new Link(
                        link.name(),
                        address(url.withoutFragment())
                                + url.fragment().map(part -> "#" + part).orElse(""),
                        link.note().filter(_ -> !indexes.contains(url))))
                .orElse(link);
    }

    private String address(WebUrl url) {
        return Optional.ofNullable(addresses.get(url))
                .or(() -> Optional.ofNullable(addresses.get(report.listed(url))))
                .orElseGet(() -> SmallAddress.of(url, Optional.empty(), origin, copies));
    }
}
