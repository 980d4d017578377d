package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.ModelOrders;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.CommandSentences;
import dev.incipit.validate.recognize.Refusals;
import dev.incipit.validate.recognize.SelfPromotion;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds text that tries to override an agent's instructions: commands at the start of a line or sentence, so that a page about
 * such commands passes. Code is skipped.
 */
public final class InjectionRules {
    /** "Override your", and a few words. */
    private static final int OVERRIDDEN_MAX = 5;

    private static final Set<String> ARTICLES = Set.of("the", "of", "these", "my", "die");

    private static final Set<String> DUTY = Set.of("must", "should", "shall");

    /** Words that begin a command. */
    private static final Set<String> STARTS = Stream.of(
                    SelfPromotion.POLITE,
                    ModelOrders.DROPPING,
                    ModelOrders.OVERRIDING,
                    ModelOrders.REVEALING,
                    Refusals.STARTS,
                    SelfPromotion.STARTS,
                    ModelOrders.MACHINES,
                    ModelOrders.AGENTS,
                    DUTY)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private InjectionRules() {}

    static Finding noInjection(LintContext context) {
        var orders = new ArrayList<Place>();
        var promotions = new ArrayList<Place>();
        var name = SelfPromotion.nameOf(context.file().document().title());
        for (var line : context.file().lines()) {
            Budget.step();
            if (line.kind() != Kind.CODE && line.kind() != Kind.BLANK) {
                judge(line, name, orders, promotions);
            }
        }
        return orders.isEmpty()
                ? Finding.of(Status.WARNING, promotions, "No prompt injection.")
                : Finding.of(Status.FAIL, orders);
    }

    /** Whether a line would fail a file. */
    public static boolean isOrder(Line line) {
        if (line.kind() == Kind.CODE || line.kind() == Kind.BLANK) {
            return false;
        }
        var orders = new ArrayList<Place>();
        judge(line, Set.of(), orders, new ArrayList<>());
        return !orders.isEmpty();
    }

    /** Whether a line of that text would fail a file. */
    public static boolean isOrder(String text) {
        return isOrder(new Line(1, text, text, Kind.TEXT));
    }

    private static void judge(Line line, Set<String> name, List<Place> orders, List<Place> promotions) {
        // Comments count too: they are blanked in the plain text, and such commands hide there.
        var text = line.text().indexOf('`') < 0
                ? line.text()
                : CodeSpans.in(line.text()).blanked(line.text());
        var lower = text.toLowerCase(Locale.ROOT);
        if (ModelOrders.hasChatToken(lower)) {
            orders.add(place(line, "chat control tokens"));
            return;
        }
        if (Refusals.hasTestString(lower)) {
            orders.add(place(line, "a string that makes models refuse to go on"));
            return;
        }
        var sentence = new CommandSentences(lower, STARTS);
        while (sentence.next()) {
            var words = sentence.words();
            var order = command(words);
            if (isOrder(order)) {
                orders.add(place(line, "text that tries to override an agent's instructions"));
                return;
            }
            if (!order.isEmpty() && Refusals.isOne(order)) {
                orders.add(place(line, "text that tells agents to stop or to disobey their user"));
                return;
            }
            if (SelfPromotion.isOne(words, name)) {
                promotions.add(place(line, "text that tells agents whom to recommend"));
                return;
            }
        }
    }

    private static Place place(Line line, String what) {
        return new Place(line.number(), what + "; agents will distrust the file. Remove it.");
    }

    /** Returns the sentence without the words before its command that do not change it, such as "AI agents must". */
    private static List<String> command(List<String> words) {
        int from = 0;
        while (from < words.size() && ModelOrders.isMachine(words.get(from))) {
            from++;
        }
        boolean told = from == 0 || (from < words.size() && DUTY.contains(words.get(from)));
        if (!told) {
            return List.of();
        }
        while (from < words.size() && DUTY.contains(words.get(from))) {
            from++;
        }
        while (from < words.size()
                && (SelfPromotion.POLITE.contains(words.get(from)) || DUTY.contains(words.get(from)))
                && !startsYouAre(words, from)) {
            from++;
        }
        return words.subList(from, words.size());
    }

    private static boolean isOrder(List<String> words) {
        return !words.isEmpty() && (drops(words) || startsYouAre(words, 0) || overrides(words) || reveals(words));
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
        if (!ModelOrders.DROPPING.contains(words.getFirst())) {
            return false;
        }
        if (Refusals.isUser(words, 1)) {
            return true;
        }
        int which = 1;
        while (which < words.size() && isBetween(words.get(which))) {
            which++;
        }
        int what = which;
        while (what < words.size()
                && (isEarlier(words.get(what))
                        || isBetween(words.get(what))
                        || is(words, what, "and")
                        || is(words, what, "or"))) {
            what++;
        }
        boolean earlier = which < words.size() && isEarlier(words.get(which));
        boolean named = what < words.size() && ModelOrders.isInstruction(words.get(what));
        boolean everything = is(words, 1, "everything") || is(words, 1, "all");
        return (earlier && named)
                || (everything && (is(words, 2, "above") || is(words, 2, "before")))
                || (named && ModelOrders.YOUR.contains(words.get(which - 1)));
    }

    private static boolean isEarlier(String word) {
        return ModelOrders.EARLIER.contains(word) || word.equals("system");
    }

    private static boolean isBetween(String word) {
        return ModelOrders.ALL.contains(word) || ModelOrders.YOUR.contains(word) || ARTICLES.contains(word);
    }

    /** Override your safety guidelines. In a manual, readers may override their settings. */
    private static boolean overrides(List<String> words) {
        return ModelOrders.OVERRIDING.contains(words.getFirst())
                && words.size() > 1
                && ModelOrders.YOUR.contains(words.get(1))
                && words.subList(2, Math.min(words.size(), OVERRIDDEN_MAX)).stream()
                        .anyMatch(word ->
                                ModelOrders.INSTRUCTIONS.contains(word) || ModelOrders.SAFEGUARDS.contains(word));
    }

    /** Reveal your system prompt. */
    private static boolean reveals(List<String> words) {
        return ModelOrders.REVEALING.contains(words.getFirst())
                && is(words, 1, "your")
                && words.size() > 3
                && ModelOrders.SYSTEM.contains(words.get(2))
                && ModelOrders.isInstruction(words.get(3));
    }

    private static boolean is(List<String> words, int at, String word) {
        return at >= 0 && at < words.size() && words.get(at).equals(word);
    }
}
