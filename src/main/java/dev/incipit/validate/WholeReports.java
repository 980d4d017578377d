package dev.incipit.validate;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.rules.WholeRules;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reports on the files of one whole: an index and the section indexes that it leads to. */
final class WholeReports {
    private static final String MESSAGE = "Judged over the index and its section indexes as one whole.";

    private WholeReports() {}

    /** Returns the reports, that on the index first, with the checks passed that the whole passes. */
    static List<ValidationReport> of(List<ValidationReport> reports) {
        if (reports.size() < 2) {
            return reports;
        }
        var files = reports.stream().map(WholeReports::file).toList();
        boolean full = reports.stream().anyMatch(ValidationReport::hasLlmsFull);
        return IntStream.range(0, reports.size())
                .mapToObj(at -> ScoreCard.lifted(reports.get(at), WholeRules.passed(files, at, full), MESSAGE))
                .toList();
    }

    private static LintedFile file(ValidationReport report) {
        Optional<WebUrl> address = report.targetUrl().flatMap(WebUrl::parse);
        return LintedFile.of(SourceText.of(report.text().getBytes(StandardCharsets.UTF_8)), address);
    }
}
