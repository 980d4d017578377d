package dev.incipit.app.report;

import dev.incipit.app.terminal.TextStyle;
import dev.incipit.app.terminal.WrappedText;
import dev.incipit.validate.ListedCheck;
import dev.incipit.web.CheckText;
import java.util.ArrayList;
import java.util.List;

/** The explanation of a check as commands and reports show it. */
public record CheckPage(CheckText said) {
    private static final int COLUMNS_MIN = 20;
    private static final int COLUMNS_MAX = 100;
    private static final String MARGIN = "    ";

    public ListedCheck check() {
        return said.check();
    }

    /** Where the page is published; the last part is an anchor that GitHub makes of a heading. */
    String address() {
        return ProjectAddress.CHECKS + "#" + check().id();
    }

    /** The check's tier, weight and conditions in a line. */
    String facts() {
        var when = switch (check().when()) {
            case ALWAYS -> "";
            case URL -> ", for addresses only";
            case LINKS -> ", when links are checked";
        };
        return check().tier().word() + ", weight " + check().weight() + when
                + (check().required() ? ", required: the report fails with it" : "");
    }

    /** What the check looks for and why, as plain text. */
    String description() {
        var text = new StringBuilder(said.what());
        said.warning().ifPresent(words -> text.append("\n\nWarning: ").append(words));
        said.fail().ifPresent(words -> text.append("\n\nFail: ").append(words));
        return text.append("\n\n").append(said.why()).toString();
    }

    /** The whole page as plain text. */
    String help() {
        return String.join("\n", lines(TextStyle.PLAIN, COLUMNS_MAX));
    }

    public List<String> lines(TextStyle style, int columns) {
        int width = Math.clamp(columns, COLUMNS_MIN, COLUMNS_MAX);
        var lines = new ArrayList<String>();
        lines.add(style.bold(check().id()) + "  " + check().name());
        lines.add(style.dim(facts()));
        lines.add("");
        lines.addAll(WrappedText.of(said.what(), width));
        said.warning().ifPresent(words -> lines.addAll(labelled(style.yellow("Warning:"), words, width)));
        said.fail().ifPresent(words -> lines.addAll(labelled(style.red("Fail:"), words, width)));
        lines.add("");
        lines.addAll(WrappedText.of(said.why(), width));
        example(lines, style.red("Wrong"), said.wrong());
        example(lines, style.green("Right"), said.right());
        lines.add("");
        said.fix().ifPresent(words -> lines.addAll(labelled("--fix:", words, width)));
        lines.addAll(WrappedText.of("Source: " + said.source(), width));
        lines.add(address());
        return lines;
    }

    private static List<String> labelled(String label, String words, int width) {
        return WrappedText.of(label + " " + words, width);
    }

    private static void example(List<String> lines, String heading, List<String> example) {
        lines.add("");
        lines.add(heading);
        example.forEach(line -> lines.add(line.isEmpty() ? "" : MARGIN + line));
    }

    /** The page as a section of a Markdown document. */
    public String markdown() {
        var text = new StringBuilder("## " + check().id() + "\n\n");
        text.append("**").append(check().name()).append("** · ").append(facts()).append("\n\n");
        text.append(said.what()).append("\n\n");
        if (said.warning().isPresent() || said.fail().isPresent()) {
            said.warning()
                    .ifPresent(words -> text.append("- Warning: ").append(words).append('\n'));
            said.fail().ifPresent(words -> text.append("- Fail: ").append(words).append('\n'));
            text.append('\n');
        }
        text.append(said.why()).append("\n\n");
        example(text, "Wrong", said.wrong());
        example(text, "Right", said.right());
        said.fix().ifPresent(words -> text.append("`--fix`: ").append(words).append("\n\n"));
        return text.append("Source: ").append(said.source()).append('\n').toString();
    }

    private static void example(StringBuilder text, String heading, List<String> example) {
        text.append(heading).append(":\n\n");
        example.forEach(
                line -> text.append(line.isEmpty() ? "" : MARGIN).append(line).append('\n'));
        text.append('\n');
    }
}
