package dev.incipit.web.attempt;

import dev.incipit.text.TokenEstimate;
import dev.incipit.text.Words;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.CheckGroup;
import dev.incipit.validate.Mending;
import dev.incipit.validate.ValidationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A report as a page shows it: its findings, and the text with each finding below its line.
 *
 * @param findings what costs most first
 * @param advice which findings are best mended first, as a sentence
 * @param lines of the text; empty if there is none
 * @param linesLeftOut lines without a finding that are not shown
 */
record ReportView(
        ValidationReport report,
        List<Finding> findings,
        List<Check> passed,
        Optional<String> advice,
        List<TextLine> lines,
        int linesLeftOut,
        int tokens) {
    private static final int LINES_MAX = 1_500;
    private static final int LINE_MAX = 4_000;

    /**
     * A check that did not pass.
     *
     * @param line from 1; 0 if it concerns no line
     */
    record Finding(String id, String word, String message, int line) {}

    record TextLine(int number, String text, List<Finding> findings) {
        /** The class of the line: bad, warn, or empty. */
        String mark() {
            if (findings.isEmpty()) {
                return "";
            }
            return findings.stream().anyMatch(finding -> finding.word().equals("fail")) ? "bad" : "warn";
        }
    }

    static ReportView of(ValidationReport report) {
        var findings =
                Mending.costliestFirst(report).stream().map(ReportView::finding).toList();
        var byLine =
                findings.stream().filter(finding -> finding.line() > 0).collect(Collectors.groupingBy(Finding::line));
        var text = report.text().lines().toList();
        var lines = lines(text, byLine);
        return new ReportView(
                report.withoutText(),
                findings,
                report.checks().stream()
                        .filter(check -> check.status() == Status.PASS)
                        .toList(),
                Mending.best(report).map(ReportView::advice),
                lines,
                text.size() - lines.size(),
                report.text().isEmpty() ? 0 : TokenEstimate.of(report.text()));
    }

    private static Finding finding(CheckGroup group) {
        var check = group.check();
        return new Finding(
                check.id(),
                group.status() == Status.FAIL ? "fail" : "warn",
                group.message(),
                check.line().orElse(0));
    }

    private static List<TextLine> lines(List<String> text, Map<Integer, List<Finding>> byLine) {
        var lines = new ArrayList<TextLine>();
        for (int i = 0; i < text.size(); i++) {
            var found = byLine.getOrDefault(i + 1, List.of());
            if (i < LINES_MAX || !found.isEmpty()) {
                lines.add(new TextLine(i + 1, Words.shortened(text.get(i), LINE_MAX), found));
            }
        }
        return lines;
    }

    private static String advice(Mending.Step step) {
        var names = step.groups().stream().map(group -> group.check().id()).collect(Collectors.joining(" and "));
        return "Mend " + names + " first: structure becomes " + step.score() + ", readiness " + step.readiness() + ".";
    }

    String statusWords() {
        return switch (report.status()) {
            case PASS -> "Passed";
            case WARNING -> "Warnings";
            case FAIL -> "Failed";
        };
    }

    /** The class of the status: good, warn or bad. */
    String mark() {
        return switch (report.status()) {
            case PASS -> "good";
            case WARNING -> "warn";
            case FAIL -> "bad";
        };
    }

    /** Whether the served file is usable, in a word; empty for a text. */
    Optional<String> health() {
        return report.health().map(ValidationReport.Health::word);
    }
}
