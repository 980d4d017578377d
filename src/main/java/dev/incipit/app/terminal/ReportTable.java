package dev.incipit.app.terminal;

import dev.incipit.validate.Check;
import dev.incipit.validate.CheckGroup;
import dev.incipit.validate.Mending;
import dev.incipit.validate.ValidationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Formats a lint report for people: what costs most first, one line for each cause, and at the end what would raise the scores
 * most. Passed checks are only counted.
 *
 * @param all whether all findings are shown, and not only the ten that cost most
 */
public record ReportTable(TextStyle style, int columns, boolean all) {
    private static final int GOOD = 90;
    private static final int FAIR = 70;
    private static final int MARGIN = 4;
    /** More findings than this are only counted, unless all are wanted. */
    private static final int LINES_MAX = 10;

    /** The table with a line that names its subject, without line ends. */
    public List<String> lines(String subject, ValidationReport report) {
        var lines = new ArrayList<String>();
        lines.add(style.bold(subject) + style.dim("  " + facts(report)));
        lines.add("");
        lines.addAll(verdict(report));
        return lines;
    }

    public List<String> verdict(ValidationReport report) {
        var lines = new ArrayList<String>();
        var groups = Mending.costliestFirst(report);
        var shown = all || groups.size() <= LINES_MAX ? groups : groups.subList(0, LINES_MAX - 1);
        var width = shown.stream()
                .mapToInt(group -> group.check().id().length())
                .max()
                .orElse(0);
        shown.forEach(group -> add(lines, group, width));
        int more = groups.size() - shown.size();
        if (more > 0) {
            lines.add(
                    " ".repeat(indent(0) - 2) + style.dim("and " + more + " more, which cost less; --all shows them"));
        }
        var passed = report.count(Check.Status.PASS);
        if (passed > 0) {
            lines.add("  " + mark(Check.Status.PASS) + " " + style.dim(Amounts.of(passed, "check") + " passed"));
        }
        lines.add("");
        lines.add("  " + summary(report));
        Mending.best(report).ifPresent(step -> {
            lines.add("");
            WrappedText.of(advice(report, step), Math.max(columns - 2, columns / 3))
                    .forEach(line -> lines.add("  " + line));
        });
        return lines;
    }

    /** What would raise the scores most: "Mend these two, a and b: structure 86 → 97". */
    private String advice(ValidationReport report, Mending.Step step) {
        var ids = step.groups().stream().map(group -> group.check().id()).toList();
        var what = ids.size() == 1 ? "Mend " + ids.getFirst() : "Mend these two, " + String.join(" and ", ids);
        var rises = new ArrayList<String>();
        rise("structure", report.score(), step.score()).ifPresent(rises::add);
        rise("readiness", report.readinessScore(), step.readiness()).ifPresent(rises::add);
        return what + ": " + String.join(", ", rises);
    }

    private Optional<String> rise(String tier, int before, int after) {
        return Optional.of(tier + " " + before + " " + style.sign("→", "->") + " " + after)
                .filter(_ -> after > before);
    }

    private String summary(ValidationReport report) {
        return style.judged(report.status(), report.status().word())
                + "   structure "
                + score(report.score())
                + "   readiness "
                + score(report.readinessScore())
                + report.health().map(health -> "   " + health.word()).orElse("");
    }

    private void add(List<String> lines, CheckGroup group, int width) {
        var status = group.status();
        var indent = indent(width);
        var first = "  " + mark(status) + " "
                + style.judged(status, padded(group.check().id(), width)) + "  ";
        var words = WrappedText.of(group.message(), Math.max(columns - indent, columns / 3));
        lines.add(first + words.getFirst());
        words.subList(1, words.size()).forEach(line -> lines.add(" ".repeat(indent) + line));
    }

    private int indent(int width) {
        return MARGIN + style.sign("✓", "ok  ").length() - 1 + width + 2;
    }

    private static String facts(ValidationReport report) {
        boolean read = report.health().isEmpty() || report.targetUrl().isPresent();
        return (read ? Amounts.bytes(report.contentLength()) : "")
                + report.targetUrl().map(target -> ", read from " + target).orElse("")
                + report.linkStats()
                        .filter(links -> links.sampled() > 0)
                        .map(links -> ", " + Amounts.of(links.sampled(), "link") + " asked: " + links.ok() + " answer, "
                                + links.dead() + " dead")
                        .orElse("");
    }

    private String score(int score) {
        var text = style.bold(Integer.toString(score));
        if (score >= GOOD) {
            return style.green(text);
        }
        return score >= FAIR ? style.yellow(text) : style.red(text);
    }

    private String mark(Check.Status status) {
        return style.judged(
                status,
                switch (status) {
                    case PASS -> style.sign("✓", "ok  ");
                    case WARNING -> style.sign("!", "warn");
                    case FAIL -> style.sign("✗", "FAIL");
                });
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
