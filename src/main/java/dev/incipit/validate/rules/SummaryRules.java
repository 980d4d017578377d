package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.recognize.ShownWords;
import dev.incipit.validate.subject.Instructions;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.stream.Collectors;

/** Checks of the text between the title and the first section. */
final class SummaryRules {
    private static final int SUMMARY_WIDTH_MIN = 30;
    private static final int SUMMARY_WIDTH_MAX = 500;
    private static final int CONTEXT_CHARS_MIN = 40;
    private static final String ADD = "No summary. Add \"> one or two sentences\" under the title.";

    private SummaryRules() {}

    static Finding summaryPresent(LintContext context) {
        if (context.file().document().summary().isPresent()) {
            return Finding.pass("There is a summary.");
        }
        return context.file().outline().preamble().stream()
                .filter(line -> line.text().stripLeading().startsWith("＞"))
                .findFirst()
                .map(line -> Finding.warning(line.number(), "no summary, since \"＞\" is no \">\". Write \">\"."))
                .orElseGet(() -> Finding.warning(ADD));
    }

    static Finding summaryPosition(LintContext context) {
        var file = context.file();
        if (file.document().summary().isEmpty()) {
            return Finding.see(Status.WARNING, Cause.SUMMARY);
        }
        // An underlined title has its underline below it.
        var headings = file.outline().headings().stream().map(Heading::line).collect(Collectors.toSet());
        var first = file.outline().preamble().stream()
                .filter(line -> !TextRules.isIdle(line))
                .filter(line -> line.kind() != Kind.HEADING || headings.contains(line.number()))
                .findFirst();
        if (first.map(line -> line.kind() == Kind.QUOTE).orElse(false)) {
            return Finding.pass("The summary follows the title.");
        }
        boolean heading = first.map(line -> line.kind() == Kind.HEADING).orElse(false);
        return Finding.warning(
                summaryLine(file),
                "the summary should stand right under the title"
                        + (heading
                                ? ", and not under the heading on line "
                                        + first.get().number()
                                : "") + ".");
    }

    /** The line where the summary begins. */
    static int summaryLine(LintedFile file) {
        return file.outline().preamble().stream()
                .filter(line -> line.kind() == Kind.QUOTE)
                .mapToInt(Line::number)
                .findFirst()
                .orElse(1);
    }

    static Finding summaryQuality(LintContext context) {
        var file = context.file();
        var summary = file.document().summary();
        if (summary.isEmpty()) {
            return Finding.see(Status.FAIL, Cause.SUMMARY);
        }
        int line = summaryLine(file);
        var shown = ShownWords.of(summary.get());
        if (ComparedText.letters(shown)
                .equals(ComparedText.letters(file.document().title()))) {
            return Finding.fail(line, "the summary repeats the title; write one or two full sentences.");
        }
        int width = ComparedText.width(shown);
        var counted = "summary has " + ComparedText.counted(shown);
        if (width >= SUMMARY_WIDTH_MIN && width <= SUMMARY_WIDTH_MAX) {
            return Finding.pass("The " + counted + ".");
        }
        return Finding.warning(
                line,
                "the " + counted
                        + (width < SUMMARY_WIDTH_MIN ? ", under " + SUMMARY_WIDTH_MIN : ", over " + SUMMARY_WIDTH_MAX)
                        + "; write one or two full sentences.");
    }

    static Finding context(LintContext context) {
        var file = context.file();
        int count = 0;
        boolean summary = false;
        boolean quoted = false;
        for (var line : file.outline().preamble()) {
            boolean quote = line.kind() == Kind.QUOTE;
            summary = quote && (!quoted || summary);
            quoted |= quote;
            boolean words = line.isProse() && line.kind() != Kind.HEADING && !summary;
            count += words ? ComparedText.count(line.text().strip()) : 0;
        }
        return count >= CONTEXT_CHARS_MIN || file.instructions().isPresent()
                ? Finding.pass("The lists have background.")
                : Finding.warning("Add a short paragraph on what the site is and how its pages fit together.");
    }

    static Finding agentInstructions(LintContext context) {
        return context.file()
                .instructions()
                .map(block -> Finding.pass("Line " + block.line() + ": instructions for agents."))
                .or(() -> Instructions.underTitle(context.file().outline())
                        .map(line -> Finding.warning(
                                line, "instructions under an H1 are not looked for. Make it \"## …\".")))
                .orElseGet(() -> Finding.warning("No block that tells agents how to use the site. Add a paragraph"
                        + " \"**Instructions for LLM Agents:**\" with a few lines above the first section."));
    }

    static Finding llmsFull(LintContext context) {
        return context.hasLlmsFull()
                ? Finding.pass("There is a full companion file.")
                : Finding.warning(
                        switch (context.companion()) {
                            case NOT_LOOKED_FOR -> "No llms-full.txt: none is linked or named. Link one.";
                            case ABSENT, PRESENT ->
                                "No llms-full.txt beside the file and none linked. Serve one, or link it.";
                        });
    }
}
