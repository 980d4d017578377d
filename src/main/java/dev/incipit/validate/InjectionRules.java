package dev.incipit.validate;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Finding.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Text that tries to override an agent's instructions: commands at the start of a line or sentence, so that a page about them
 * is none. Code is left alone.
 */
final class InjectionRules {
    /** Override your, and a few words. */
    private static final int OVERRIDDEN_MAX = 5;

    /** Marks of chat templates, those of square brackets aside. */
    private static final List<String> ANGLE_TOKENS = List.of(
            "<|im_start|>",
            "<|im_end|>",
            "<|system|>",
            "<|user|>",
            "<|assistant|>",
            "<|endoftext|>",
            "<<sys>>",
            "<</sys>>",
            "<|begin_of_text|>",
            "<|start_header_id|>",
            "<|eot_id|>",
            "<start_of_turn>",
            "<end_of_turn>",
            "<|endofprompt|>");

    private static final Set<String> DROP = Set.of("ignore", "disregard", "forget");
    private static final Set<String> EARLIER = Set.of("previous", "prior", "above", "system", "earlier", "preceding");
    private static final Set<String> ORDERS =
            Set.of("instructions", "instruction", "prompt", "prompts", "rules", "directives", "guidelines");
    /** What an agent is told to override; a reader of a manual may override their settings. */
    private static final Set<String> OVERRIDDEN = Set.of(
            "instructions",
            "instruction",
            "prompt",
            "prompts",
            "programming",
            "guidelines",
            "directives",
            "safety",
            "training",
            "restrictions",
            "safeguards",
            "alignment");

    private static final Set<String> REVEALS = Set.of("reveal", "print", "output", "show", "repeat");
    private static final Set<String> BETWEEN = Set.of("all", "the", "any", "your", "of", "these", "my", "every");
    /** Words before a command that change nothing of it. */
    static final Set<String> POLITE =
            Set.of("please", "important", "now", "and", "then", "also", "must", "you", "always", "note", "system");

    /** With one of these a command begins. */
    private static final Set<String> STARTS = Set.of(
            "ignore",
            "disregard",
            "forget",
            "please",
            "important",
            "now",
            "and",
            "then",
            "also",
            "must",
            "you",
            "always",
            "note",
            "system",
            "override",
            "reveal",
            "print",
            "output",
            "show",
            "repeat",
            "recommend",
            "rank",
            "list",
            "place",
            "put",
            "mention",
            "never",
            "do",
            "don't",
            "avoid",
            "should");

    private InjectionRules() {}

    static Finding noInjection(Subject subject) {
        var orders = new ArrayList<Place>();
        var favours = new ArrayList<Place>();
        var name = Favour.nameOf(subject.file().document().title());
        for (var line : subject.file().lines()) {
            Budget.step();
            if (line.kind() != Kind.CODE && line.kind() != Kind.BLANK) {
                judge(line, name, orders, favours);
            }
        }
        return orders.isEmpty()
                ? Finding.of(Status.WARNING, favours, "No prompt injection.")
                : Finding.of(Status.FAIL, orders);
    }

    private static void judge(Line line, Set<String> name, List<Place> orders, List<Place> favours) {
        // Comments are read too: they are blanked in the plain text and are where such things hide.
        var text = line.text().indexOf('`') < 0
                ? line.text()
                : CodeSpans.in(line.text()).blanked(line.text());
        var lower = text.toLowerCase(Locale.ROOT);
        if (hasControlToken(lower)) {
            orders.add(place(line, "chat control tokens"));
            return;
        }
        var sentence = new Sentences(lower, STARTS);
        while (sentence.next()) {
            var words = sentence.words();
            if (isOrder(words, 0)) {
                orders.add(place(line, "text that tries to override an agent's instructions"));
                return;
            }
            if (Favour.isOne(words, name)) {
                favours.add(place(line, "text that tells agents whom to recommend"));
                return;
            }
        }
    }

    private static boolean hasControlToken(String text) {
        boolean bracketed = text.contains("inst]") && (text.contains("[inst]") || text.contains("[/inst]"));
        return bracketed || (text.indexOf('<') >= 0 && ANGLE_TOKENS.stream().anyMatch(text::contains));
    }

    private static Place place(Line line, String what) {
        return new Place(line.number(), () -> what + "; agents will distrust the file. Remove it.");
    }

    private static boolean isOrder(List<String> words, int start) {
        int from = start;
        while (from < words.size() && POLITE.contains(words.get(from)) && !startsYouAre(words, from)) {
            from++;
        }
        var rest = words.subList(from, words.size());
        if (rest.isEmpty()) {
            return false;
        }
        return drops(rest) || startsYouAre(rest, 0) || overrides(rest) || reveals(rest);
    }

    private static boolean startsYouAre(List<String> words, int at) {
        boolean now = is(words, at, "you") && is(words, at + 1, "are") && is(words, at + 2, "now");
        return now
                && (is(words, at + 3, "a")
                        || is(words, at + 3, "an")
                        || (is(words, at + 3, "in") && words.contains("mode")));
    }

    /** Ignore (all) (the) previous instructions. */
    private static boolean drops(List<String> words) {
        if (!DROP.contains(words.getFirst())) {
            return false;
        }
        int at = 1;
        while (at < words.size() && BETWEEN.contains(words.get(at))) {
            at++;
        }
        boolean earlier = at < words.size() && EARLIER.contains(words.get(at));
        boolean everything = is(words, 1, "everything") || is(words, 1, "all");
        int orders = at;
        while (orders < words.size()
                && (EARLIER.contains(words.get(orders))
                        || BETWEEN.contains(words.get(orders))
                        || is(words, orders, "and")
                        || is(words, orders, "or"))) {
            orders++;
        }
        boolean named = orders < words.size() && ORDERS.contains(words.get(orders));
        return (earlier && named)
                || (everything && (is(words, 2, "above") || is(words, 2, "before")))
                || (named && is(words, at - 1, "your"));
    }

    private static boolean overrides(List<String> words) {
        return is(words, 0, "override")
                && is(words, 1, "your")
                && words.subList(2, Math.min(words.size(), OVERRIDDEN_MAX)).stream()
                        .anyMatch(OVERRIDDEN::contains);
    }

    private static boolean reveals(List<String> words) {
        return REVEALS.contains(words.getFirst())
                && is(words, 1, "your")
                && (is(words, 2, "system") || is(words, 2, "hidden"))
                && (is(words, 3, "prompt") || is(words, 3, "instructions"));
    }

    private static boolean is(List<String> words, int at, String word) {
        return at >= 0 && at < words.size() && words.get(at).equals(word);
    }
}
