package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.describe.ModelCall;
import java.util.List;
import java.util.Optional;

/**
 * What a run produced.
 *
 * @param llmEnhanced whether the summary and at least half of the notes are a model's
 * @param fullPagesIncluded pages inlined in the full file; meaningful only when there is one
 * @param fullPagesAvailable readable pages that could have been
 * @param notes plain sentences on what was left out and why
 * @param report the crawl, for logs and counts
 * @param modelCalls requests to the language model, for counts; none where it was not asked
 */
public record Generated(
        Optional<String> llmsTxt,
        Optional<String> llmsFullTxt,
        boolean llmEnhanced,
        int fullPagesIncluded,
        int fullPagesAvailable,
        List<String> notes,
        CrawlReport report,
        List<ModelCall> modelCalls) {
    public Generated {
        modelCalls = List.copyOf(modelCalls);
        notes = List.copyOf(notes);
    }
}
