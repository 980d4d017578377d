package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.ModelOrders;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.CommandSentences;
import dev.incipit.validate.recognize.Concealment;
import dev.incipit.validate.recognize.GluedCommands;
import dev.incipit.validate.recognize.ModelCommands;
import dev.incipit.validate.recognize.PlainLetters;
import dev.incipit.validate.recognize.Refusals;
import dev.incipit.validate.recognize.SelfPromotion;
import dev.incipit.validate.recognize.SpokenTo;
import dev.incipit.validate.recognize.TitleText;
import dev.incipit.validate.recognize.WrappedLine;
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
    private static final String OVERRIDING = "text that tries to override an agent's instructions";
    private static final Set<String> DUTY = Set.of("must", "should", "shall");

    /** A page's name and a colon go before them: they begin to say what the page is. */
    private static final Set<String> EXPLAINING =
            Set.of("a", "an", "the", "how", "what", "why", "when", "where", "who", "our");

    /** Words that begin a command. */
    private static final Set<String> STARTS = Stream.of(
                    SelfPromotion.POLITE,
                    ModelOrders.DROPPING_STARTS,
                    ModelOrders.OVERRIDING,
                    ModelOrders.REVEALING,
                    ModelCommands.STARTS,
                    Refusals.STARTS,
                    Concealment.STARTS,
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
        var lines = context.file().lines();
        for (int at = 0; at < lines.size(); at++) {
            Budget.step();
            if (lines.get(at).kind() != Kind.CODE && lines.get(at).kind() != Kind.BLANK) {
                judge(lines.get(at), WrappedLine.at(at, lines), name, orders, promotions);
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
        judge(line, WrappedLine.of(line), Set.of(), orders, new ArrayList<>());
        return !orders.isEmpty();
    }

    /** Whether a line of that text would fail a file. */
    public static boolean isOrder(String text) {
        return isOrder(new Line(1, text, text, Kind.TEXT));
    }

    private static void judge(
            Line line, WrappedLine wrapped, Set<String> name, List<Place> orders, List<Place> promotions) {
        var own = SpokenTo.ended(TitleText.ended(
                PlainLetters.of(wrapped.text().substring(0, wrapped.own()).toLowerCase(Locale.ROOT))));
        var lower =
                own + PlainLetters.of(wrapped.text().substring(wrapped.own()).toLowerCase(Locale.ROOT));
        if (ModelOrders.hasChatToken(lower)) {
            orders.add(place(line, "chat control tokens"));
            return;
        }
        if (Refusals.hasTestString(lower)) {
            orders.add(place(line, "a string that makes models refuse to go on"));
            return;
        }
        if (GluedCommands.isIn(own)) {
            orders.add(place(line, OVERRIDING));
            return;
        }
        boolean listed = isListed(line);
        // The name of a link is its page's: "Recommend us".
        int notes = listed ? own.indexOf("](") : 0;
        boolean promotes = false;
        var sentence = new CommandSentences(lower, STARTS);
        while (sentence.next() && sentence.start() < own.length()) {
            if (listed && EXPLAINING.contains(sentence.wordAfterColon())) {
                continue;
            }
            var words = sentence.words();
            var order = command(words);
            if (ModelCommands.isOne(order, listed)) {
                orders.add(place(line, OVERRIDING));
                return;
            }
            if (!order.isEmpty() && Refusals.isOne(order, listed)) {
                orders.add(place(line, "text that tells agents to stop or to disobey their user"));
                return;
            }
            if (!order.isEmpty() && Concealment.isOne(order, listed)) {
                orders.add(place(line, "text that tells agents to hide something from their user"));
                return;
            }
            boolean told = !order.isEmpty() && order.size() < words.size();
            if (!promotes && sentence.start() >= notes && SelfPromotion.isOne(told ? order : words, name, told)) {
                promotions.add(place(line, "text that tells agents whom to recommend"));
                promotes = true;
            }
        }
    }

    /** Whether the line is of an item that links a page, which may be about such commands. */
    private static boolean isListed(Line line) {
        return switch (line.kind()) {
            case ENTRY, NESTED_ITEM -> line.plain().contains("](");
            default -> false;
        };
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
                && !ModelCommands.startsYouAre(words, from, false)) {
            from++;
        }
        return words.subList(from, words.size());
    }
}
