package dev.incipit.web.attempt;

import dev.incipit.crawl.Visit;
import dev.incipit.generate.Generated;
import dev.incipit.text.TokenEstimate;
import dev.incipit.url.WebUrl;
import dev.incipit.web.attempt.LineDiff.Line;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * What a run made, as its page shows it.
 *
 * @param llmsFullTxt empty if none was asked for, or the plan has none
 * @param leftOut pages that are not in the files, with the reason
 * @param compared what the differences are to, as in "the last run"; empty if there is nothing to compare with
 */
public record MadeFiles(
        String domain,
        int pages,
        Optional<MadeFile> llmsTxt,
        Optional<MadeFile> llmsFullTxt,
        int fullPagesIncluded,
        Optional<String> note,
        List<LeftOut> leftOut,
        String compared,
        List<Line> differences) {
    /** Of a larger text, the page shows the beginning. */
    private static final int SHOWN_MAX = 400_000;

    /** A larger file is not offered for download by the page, which would contain it once more. */
    private static final int OFFERED_MAX = 4 << 20;

    private static final int COMPARED_MAX = 2 << 20;

    /** A page that is not in the files. */
    public record LeftOut(String url, String reason) {}

    /** A file with what the page shows of it. */
    public record MadeFile(String name, String shown, int bytes, int tokens, Optional<String> address) {
        static MadeFile of(String name, String text) {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            var address = bytes.length > OFFERED_MAX
                    ? Optional.<String>empty()
                    : Optional.of("data:text/plain;charset=utf-8;base64,"
                            + Base64.getEncoder().encodeToString(bytes));
            return new MadeFile(
                    name,
                    text.length() > SHOWN_MAX ? text.substring(0, SHOWN_MAX) + "\n…" : text,
                    bytes.length,
                    TokenEstimate.of(text),
                    address);
        }

        public boolean isCut() {
            return bytes > SHOWN_MAX && shown.endsWith("\n…");
        }

        /** As in "12 KB". */
        public String size() {
            return bytes < 10_000 ? bytes + " bytes" : bytes / 1000 + " KB";
        }
    }

    /** The page's view of a result; {@code last} is the index of the last run, if it was kept. */
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
                made.llmsTxt().map(text -> MadeFile.of("llms.txt", text)),
                made.llmsFullTxt().map(text -> MadeFile.of("llms-full.txt", text)),
                made.fullPagesIncluded(),
                note,
                List.copyOf(leftOut.values()),
                former.isPresent() && made.llmsTxt().isPresent() ? compared : "",
                former.flatMap(text -> made.llmsTxt().map(index -> LineDiff.of(text, index)))
                        .orElse(List.of()));
    }
}
