package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.LintedFile;
import java.util.Optional;

/** A first line that is meant as the title and is none in Markdown. */
final class LostTitle {
    private static final String MARK = "# ";

    private LostTitle() {}

    /** Says what keeps the file's first line from being its title. */
    static Optional<Finding> in(LintedFile file) {
        var first =
                file.lines().stream().filter(line -> !TextRules.isIdle(line)).findFirst();
        return first.flatMap(line -> reason(line, file))
                .map(reason -> Finding.fail(first.get().number(), "no title, since " + reason));
    }

    private static Optional<String> reason(Line first, LintedFile file) {
        if (first.text().strip().startsWith("＃")) {
            return Optional.of("\"＃\" is no \"#\". Write \"# Name of the site\".");
        }
        if (first.text().strip().startsWith("\"# ") && first.text().contains("\\n")) {
            return Optional.of("the text is a string that holds the file. Write the text itself.");
        }
        boolean indented =
                !first.text().startsWith(MARK.strip()) && isTitle(first.text().strip());
        if (indented) {
            return Optional.of("the text is indented, which makes it code. Remove the indent.");
        }
        boolean fenced = first.kind() == Kind.CODE
                && file.outline().headings().isEmpty()
                && file.lines().stream().anyMatch(line -> line.kind() == Kind.CODE && isTitle(line.text()));
        return fenced
                ? Optional.of("the file stands in a code block. Remove the marks of the block.")
                : Optional.empty();
    }

    private static boolean isTitle(String text) {
        return text.startsWith(MARK) && !text.substring(MARK.length()).isBlank();
    }
}
