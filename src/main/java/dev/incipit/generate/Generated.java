package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import java.util.List;
import java.util.Optional;

/**
 * What a run produced.
 *
 * @param fullPagesIncluded pages inlined in the full file; meaningful only when there is one
 * @param fullPagesAvailable readable pages that could have been
 * @param notes plain sentences on what was left out and why
 * @param report the crawl, for logs and counts
 */
public record Generated(
        Optional<String> llmsTxt,
        Optional<String> llmsFullTxt,
        boolean llmEnhanced,
        int fullPagesIncluded,
        int fullPagesAvailable,
        List<String> notes,
        CrawlReport report) {
    public Generated {
        notes = List.copyOf(notes);
    }
}
