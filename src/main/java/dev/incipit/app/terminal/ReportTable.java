package dev.incipit.app.terminal;

import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats a lint report for people: failures first, then warnings; passed checks are only counted. */
public final class ReportTable {
    private static final int GOOD = 90;
    private static final int FAIR = 70;
    private static final int MARGIN = 4;

    private final TextStyle style;
    private final int columns;

    public ReportTable(TextStyle style, int columns) {
        this.style = style;
        this.columns = columns;
    }

    /** The table with a line that names its subject, without line ends. */
    public List<String> lines(String subject, ValidationReport report) {
        var lines = new ArrayList<String>();
        lines.add(style.bold(subject) + style.dim("  " + facts(report)));
        lines.add("");
        lines.addAll(verdict(report));
        return lines;
    }

    /** The table without its subject. */
    public List<String> verdict(ValidationReport report) {
        var lines = new ArrayList<String>();
        var width = report.checks().stream()
                .filter(check -> check.status() != Check.Status.PASS)
                .mapToInt(check -> check.id().length())
                .max()
                .orElse(0);
        addAll(lines, report, Check.Status.FAIL, width);
        addAll(lines, report, Check.Status.WARNING, width);
        var passed = count(report, Check.Status.PASS);
        if (passed > 0) {
            lines.add("  " + mark(Check.Status.PASS) + " "
                    + style.dim(passed + (passed == 1 ? " check passed" : " checks passed")));
        }
        lines.add("");
        lines.add("  " + summary(report));
        return lines;
    }

    /** Status and both scores in one line. */
    private String summary(ValidationReport report) {
        return coloured(report.status(), word(report.status()))
                + "   structure "
                + score(report.score())
                + "   readiness "
                + score(report.readinessScore())
                + report.health()
                        .map(health -> "   " + health.name().toLowerCase(Locale.ROOT))
                        .orElse("");
    }

    private void addAll(List<String> lines, ValidationReport report, Check.Status status, int width) {
        for (var check : report.checks()) {
            if (check.status() == status) {
                add(lines, check, width);
            }
        }
    }

    private void add(List<String> lines, Check check, int width) {
        var indent = MARGIN + style.sign("✓", "ok  ").length() - 1 + width + 2;
        var first = "  " + mark(check.status()) + " " + coloured(check.status(), padded(check.id(), width)) + "  ";
        var words = wrapped(check.message(), Math.max(columns - indent, columns / 3));
        lines.add(first + words.getFirst());
        words.subList(1, words.size()).forEach(line -> lines.add(" ".repeat(indent) + line));
    }

    private static String facts(ValidationReport report) {
        boolean read = report.health().isEmpty() || report.targetUrl().isPresent();
        var facts = new StringBuilder(read ? Amounts.bytes(report.contentLength()) : "");
        report.targetUrl().ifPresent(target -> facts.append(", read from ").append(target));
        report.linkStats()
                .filter(links -> links.sampled() > 0)
                .ifPresent(links -> facts.append(", ")
                        .append(links.sampled())
                        .append(links.sampled() == 1 ? " link asked: " : " links asked: ")
                        .append(links.ok())
                        .append(" answer, ")
                        .append(links.dead())
                        .append(" dead"));
        return facts.toString();
    }

    private String score(int score) {
        var text = style.bold(Integer.toString(score));
        if (score >= GOOD) {
            return style.green(text);
        }
        return score >= FAIR ? style.yellow(text) : style.red(text);
    }

    private String mark(Check.Status status) {
        return coloured(
                status,
                switch (status) {
                    case PASS -> style.sign("✓", "ok  ");
                    case WARNING -> style.sign("!", "warn");
                    case FAIL -> style.sign("✗", "FAIL");
                });
    }

    private String coloured(Check.Status status, String text) {
        return switch (status) {
            case PASS -> style.green(text);
            case WARNING -> style.yellow(text);
            case FAIL -> style.red(text);
        };
    }

    private static String word(Check.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    private static long count(ValidationReport report, Check.Status status) {
        return report.checks().stream()
                .filter(check -> check.status() == status)
                .count();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static List<String> wrapped(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
