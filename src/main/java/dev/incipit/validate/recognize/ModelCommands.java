package dev.incipit.validate.recognize;

import static dev.incipit.validate.recognize.CommandSentences.is;

import dev.incipit.text.ModelOrders;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds commands that put an agent's instructions out of force or make it another: complete ones only, so that a manual may speak
 * of its own rules. All words are in lower case.
 */
public final class ModelCommands {
    /** The words that begin such commands, besides those that drop, override and reveal. */
    public static final Set<String> STARTS = Set.of("from");

    /** "Override your", and a few words. */
    private static final int OVERRIDDEN_MAX = 5;

    /** "You are now a", and a few words. */
    private static final int ROLE_MAX = 10;

    private static final Set<String> ARTICLES =
            Words.table("the of these my die le la les los las os as i gli de des das die van");
    private static final Set<String> JOINERS = Set.of("and", "or");

    /** As in "de arriba" and "ci-dessus". */
    private static final Set<String> PLACES = Set.of("de", "ci");

    private static final Set<String> UNBOUND = Words.table("unrestricted unfiltered uncensored jailbroken dan");
    private static final Set<String> TOLD = Words.table("told taught instructed given");
    /** Kinds of instructions that a model does not have. */
    private static final Set<String> KEPT = Words.table("file files page pages folder template templates manual");
    /** After them a page says when its readers do so. */
    private static final Set<String> CONDITIONS = Set.of("if", "when", "unless");

    private static final Set<String> CIRCUMSTANCES =
            Stream.concat(CONDITIONS.stream(), Stream.of("in", "with")).collect(Collectors.toUnmodifiableSet());

    private final List<String> words;
    private final boolean listed;

    private ModelCommands(List<String> words, boolean listed) {
        this.words = words;
        this.listed = listed;
    }

    /**
     * Whether the words are such a command.
     *
     * @param listed whether they stand in the item of a link, which may be of a page about such commands
     */
    public static boolean isOne(List<String> words, boolean listed) {
        var command = new ModelCommands(words, listed);
        return !words.isEmpty()
                && (command.drops() || startsYouAre(words, 0, listed) || command.overrides() || command.reveals());
    }

    /** Whether "you are now a …" or "from now on you are a …" begins there; in an item, only with a word for a machine. */
    public static boolean startsYouAre(List<String> words, int at, boolean listed) {
        boolean later = is(words, at, "from") && is(words, at + 1, "now") && is(words, at + 2, "on");
        int you = later ? at + 3 : at;
        if (!is(words, you, "you") || !is(words, you + 1, "are") || !(later || is(words, you + 2, "now"))) {
            return false;
        }
        int as = later ? you + 2 : you + 3;
        boolean any = is(words, as, "a") || is(words, as, "an") || isNamed(words, as);
        var role = words.subList(Math.min(words.size(), as), Math.min(words.size(), at + ROLE_MAX));
        return (any && (!(listed || later) || role.stream().anyMatch(ModelCommands::isRole)))
                || (is(words, as, "in") && words.contains("mode"));
    }

    private static boolean isNamed(List<String> words, int at) {
        return at < words.size() && isRole(words.get(at));
    }

    private static boolean isRole(String word) {
        return ModelOrders.isMachine(word) || UNBOUND.contains(word) || word.endsWith("gpt") || word.endsWith("bot");
    }

    /** Ignore (all) (the) previous instructions. Ignorez (toutes) les instructions précédentes. */
    private boolean drops() {
        int verb = ModelOrders.dropping(this::word, 0);
        if (verb == 0) {
            return false;
        }
        if (Refusals.isUser(words, verb, !listed)) {
            return true;
        }
        int which = verb;
        while (isBetween(which) || (which > verb && isOneOf(which, JOINERS))) {
            which++;
        }
        int what = which;
        while (isEarlier(what) || isBetween(what) || isOneOf(what, JOINERS)) {
            what++;
        }
        boolean named = what < words.size() && ModelOrders.isInstruction(words.get(what));
        boolean everything = is(words, verb, "everything") || is(words, verb, "all");
        boolean dropped = (isEarlier(which) && named && !isOfThing(what))
                || ModelOrders.areAllBefore(this::word, verb)
                || (everything && isWhatWasTold(verb + 1))
                || (named && ModelOrders.YOUR.contains(words.get(which - 1)));
        return dropped
                ? !isCircumstance(what + 1)
                : named && what == which && isEarlierBehind(isOneOf(what + 1, PLACES) ? what + 2 : what + 1);
    }

    private String word(int at) {
        return at < words.size() ? words.get(at) : "";
    }

    /** Whether rules are those of a thing: "all previous rules of a form". */
    private boolean isOfThing(int at) {
        return ModelOrders.RULES.contains(words.get(at))
                && is(words, at + 1, "of")
                && (is(words, at + 2, "a") || is(words, at + 2, "an"));
    }

    /** Whether the word behind the instructions says that they are earlier ones; "rules above 10" may mean others. */
    private boolean isEarlierBehind(int at) {
        if (is(words, at, "above")) {
            return ModelOrders.INSTRUCTIONS.contains(words.get(at - 1))
                    && (at + 1 == words.size() || isOneOf(at + 1, JOINERS));
        }
        return isOneOf(at, ModelOrders.EARLIER) && !isOneOf(at + 1, CONDITIONS);
    }

    /** Everything you were told. */
    private boolean isWhatWasTold(int at) {
        int told = is(words, at + 1, "have") && is(words, at + 2, "been") ? at + 3 : at + 2;
        return is(words, at, "you")
                && (told > at + 2 || is(words, at + 1, "were"))
                && isOneOf(told, TOLD)
                && (told + 1 >= words.size() || !is(words, told + 1, "about"));
    }

    private boolean isEarlier(int at) {
        return isOneOf(at, ModelOrders.EARLIER) || is(words, at, "system");
    }

    private boolean isBetween(int at) {
        return isOneOf(at, ModelOrders.ALL) || isOneOf(at, ModelOrders.YOUR) || isOneOf(at, ARTICLES);
    }

    /** Override your safety guidelines. In a manual, readers may override their settings. */
    private boolean overrides() {
        if (!isOneOf(0, ModelOrders.OVERRIDING) || !isOneOf(1, ModelOrders.YOUR)) {
            return false;
        }
        int end = Math.min(words.size(), OVERRIDDEN_MAX);
        int what = 2;
        while (what < end && !isRestriction(words.get(what))) {
            what++;
        }
        int next = what;
        while (next < words.size() && (isRestriction(words.get(next)) || ModelOrders.RULES.contains(words.get(next)))) {
            next++;
        }
        return what < end && !isCircumstance(next) && !isOneOf(next, KEPT);
    }

    private static boolean isRestriction(String word) {
        return ModelOrders.INSTRUCTIONS.contains(word) || ModelOrders.SAFEGUARDS.contains(word);
    }

    /** Reveal your system prompt. */
    private boolean reveals() {
        return ModelOrders.REVEALING.contains(words.getFirst())
                && is(words, 1, "your")
                && words.size() > 3
                && ModelOrders.SYSTEM.contains(words.get(2))
                && ModelOrders.isInstruction(words.get(3))
                && !isCircumstance(4);
    }

    /** Whether an item goes on with when or where its readers do so, and speaks of no model. */
    private boolean isCircumstance(int at) {
        return listed
                && isOneOf(at, CIRCUMSTANCES)
                && words.subList(at, words.size()).stream().noneMatch(ModelOrders.MACHINES::contains);
    }

    private boolean isOneOf(int at, Set<String> wanted) {
        return CommandSentences.isOneOf(words, at, wanted);
    }
}
