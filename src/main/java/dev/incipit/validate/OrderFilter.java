package dev.incipit.validate;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.validate.rules.InjectionRules;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Takes lines that give orders to language models out of a stranger's text, before a model reads it: those for which the
 * linter's check no-injection fails a file (hostile.md row 27). Code stays, so a page about such orders still shows them.
 */
public record OrderFilter(ComputePool pool) {
    /** What stands in place of a line. */
    public static final String LEFT_OUT = "[A line that gives orders to language models was left out.]";

    /** CPU time for one text: a page of several MB on a cold JVM. */
    private static final Duration BUDGET = Duration.ofSeconds(5);

    /** The Markdown without such lines; empty if it is too complex to be read. */
    public Optional<String> text(String markdown) throws InterruptedException {
        try {
            return Optional.of(pool.run(markdown.length(), BUDGET, () -> filtered(markdown)));
        } catch (OverBudget over) {
            return Optional.empty();
        }
    }

    /** Whether a short text, such as a link's name, gives orders. */
    public static boolean isOrder(String words) {
        return !words.isBlank() && InjectionRules.isOrder(words.replace('\n', ' '));
    }

    private static String filtered(String markdown) {
        var lines = new LlmsTxtParser().parse(markdown).outline().lines();
        if (lines.stream().noneMatch(InjectionRules::isOrder)) {
            return markdown;
        }
        return lines.stream()
                .map(line -> InjectionRules.isOrder(line) ? LEFT_OUT : line.text())
                .collect(Collectors.joining("\n"));
    }
}
