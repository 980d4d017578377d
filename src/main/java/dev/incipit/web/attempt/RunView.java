package dev.incipit.web.attempt;

import dev.incipit.api.PageRuns;
import dev.incipit.history.RunTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a run left, as its page shows it.
 *
 * @param made what else is known of a run that made them on a page within the last day
 * @param again the form once more with why there are no files, if the run ended early
 */
record RunView(List<ShownFile> files, Optional<MadeFiles> made, Optional<GenerateView> again) {
    /** Of a run that was begun on a page within the last day. */
    static RunView of(long run, RunResult result) {
        var made = result.made();
        var sentence = Optional.ofNullable(result.refusal());
        return new RunView(
                made.map(files -> shown(run, files.texts())).orElse(List.of()),
                made,
                sentence.map(
                        why -> GenerateView.of(PageRuns.newId(), result.typed()).refusing(why)));
    }

    /** Of a run of which only the files are kept, if they are. */
    static RunView of(long run, RunTexts kept) {
        return new RunView(shown(run, kept), Optional.empty(), Optional.empty());
    }

    private static List<ShownFile> shown(long run, RunTexts texts) {
        return Stream.concat(
                        texts.llmsTxt().map(text -> ShownFile.of(run, RunTexts.INDEX, text)).stream(),
                        texts.llmsFullTxt().map(text -> ShownFile.of(run, RunTexts.FULL, text)).stream())
                .toList();
    }
}
