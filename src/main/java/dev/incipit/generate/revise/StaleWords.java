package dev.incipit.generate.revise;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.revise.PreviousIndex.Known;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which entries of an index have words that came from their page and that the page no longer contains. */
public final class StaleWords {
    private final PreviousIndex previous;
    private final PreviousFullText text;
    private final Map<String, CrawledPage> pages = new HashMap<>();

    /** What of an entry is to be written anew. */
    record Parts(boolean name, boolean note) {}

    /**
     * Reads what the pages said then.
     *
     * @param run the index, and the full file that was made with it
     * @param copies the pages of its Markdown copies, by the addresses of the copies
     */
    public StaleWords(PreviousRun run, CrawlReport report, Map<WebUrl, WebUrl> copies) {
        this(new PreviousIndex(run.index(), report, copies), run, report);
    }

    StaleWords(PreviousIndex previous, PreviousRun run, CrawlReport report) {
        this.previous = previous;
        text = new PreviousFullText(run.full(), previous::key);
        report.pages().forEach(page -> pages.putIfAbsent(previous.key(page.url()), page));
    }

    /** The page of an entry as the crawl read it. */
    Optional<CrawledPage> page(WebUrl url) {
        return Optional.ofNullable(pages.get(previous.key(url)));
    }

    /** What of an entry is stale; empty if nothing is, or if a person gave it its form. */
    Optional<Parts> of(Known known) {
        return page(known.url())
                .filter(_ -> !known.isHandmade())
                .map(page -> new Parts(
                        text.isOutdatedName(known.title(), page.page()),
                        known.note()
                                .filter(note -> text.isOutdatedNote(note, page.page()))
                                .isPresent()))
                .filter(parts -> parts.name() || parts.note());
    }

    /** The pages of all such entries. */
    public Set<WebUrl> pages() {
        return previous.entries().stream()
                .filter(known -> of(known).isPresent())
                .flatMap(known -> page(known.url()).stream())
                .map(CrawledPage::url)
                .collect(Collectors.toSet());
    }
}
