package dev.incipit.web.attempt;

import dev.incipit.crawl.Visit;
import dev.incipit.generate.Generated;
import dev.incipit.history.RunTexts;
import dev.incipit.url.WebUrl;
import dev.incipit.web.attempt.LineDiff.Line;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a run made, as it is kept for its page.
 *
 * @param index the text of llms.txt; null if none was asked for
 * @param full the text of llms-full.txt; null if none was asked for, or the plan has none
 * @param note what the API would say; null for nothing
 * @param leftOut pages that are not in the files, with the reason
 * @param compared what the differences are to, as in "the last run"; empty if there is nothing to compare with
 */
record MadeFiles(
        String domain,
        int pages,
        @Nullable String index,
        @Nullable String full,
        int fullPagesIncluded,
        @Nullable String note,
        List<LeftOut> leftOut,
        String compared,
        List<Line> differences) {
    private static final int COMPARED_MAX = 2 << 20;

    record LeftOut(String url, String reason) {}

    RunTexts texts() {
        return new RunTexts(Optional.ofNullable(index), Optional.ofNullable(full));
    }

    /** What is kept of a result; {@code last} is the index of the last run, if it was kept. */
    static MadeFiles of(Generated made, Optional<String> note, Optional<String> last) {
        var report = made.report();
        var former = last.or(report::siteIndex).filter(text -> text.length() <= COMPARED_MAX);
        var leftOut = new LinkedHashMap<WebUrl, LeftOut>();
        report.visits().stream()
                .filter(visit -> visit.result() != Visit.Result.READ)
                .forEach(visit ->
                        leftOut.putIfAbsent(visit.url(), new LeftOut(visit.url().toString(), visit.reason())));
        var compared = last.isPresent() ? "the last run" : "the file that the site has now";
        return new MadeFiles(
                report.scope().domain(),
                report.pages().size(),
                made.llmsTxt().orElse(null),
                made.llmsFullTxt().orElse(null),
                made.fullPagesIncluded(),
                note.orElse(null),
                List.copyOf(leftOut.values()),
                former.isPresent() && made.llmsTxt().isPresent() ? compared : "",
                former.flatMap(text -> made.llmsTxt().map(index -> LineDiff.of(text, index)))
                        .orElse(List.of()));
    }
}
