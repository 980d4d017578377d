package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.describe.ModelCall;
import java.util.List;
import java.util.Optional;

/**
 * The output of a run.
 *
 * @param llmEnhanced whether a model wrote the summary and at least half of the notes
 * @param fullPagesIncluded number of pages inlined in the full file; meaningful only if there is one
 * @param fullPagesAvailable number of readable pages that could have been inlined
 * @param notes sentences on what was left out and why
 * @param report the crawl, for logs and counts
 * @param modelCalls requests to the language model, for counts; empty if there were none
 * @param pack the files beside these two, in a fixed order
 */
public record Generated(
        Optional<String> llmsTxt,
        Optional<String> llmsFullTxt,
        boolean llmEnhanced,
        int fullPagesIncluded,
        int fullPagesAvailable,
        List<String> notes,
        CrawlReport report,
        List<ModelCall> modelCalls,
        List<PackFile> pack) {
    public Generated {
        modelCalls = List.copyOf(modelCalls);
        notes = List.copyOf(notes);
        pack = List.copyOf(pack);
    }

    Generated with(List<PackFile> files) {
        return new Generated(
                llmsTxt,
                llmsFullTxt,
                llmEnhanced,
                fullPagesIncluded,
                fullPagesAvailable,
                notes,
                report,
                modelCalls,
                files);
    }

    /** The same with another full file; further pages in it could be inlined, too. */
    Generated with(FullFile full) {
        return new Generated(
                llmsTxt,
                Optional.of(full.text()),
                llmEnhanced,
                full.included(),
                fullPagesAvailable + full.included() - fullPagesIncluded,
                notes,
                report,
                modelCalls,
                pack);
    }
}
