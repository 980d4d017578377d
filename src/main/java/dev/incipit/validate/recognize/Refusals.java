package dev.incipit.validate.recognize;

import static dev.incipit.validate.recognize.CommandSentences.is;
import static dev.incipit.validate.recognize.CommandSentences.isOneOf;

import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds orders that turn an agent against its work or its user: to stop, to disobey, to report failure (checks.md §11). All
 * words are in lower case.
 */
public final class Refusals {
    /** Strings that providers publish to test refusals of their models; their first, fixed part. */
    private static final List<String> TEST_STRINGS = List.of("anthropic_magic_string_trigger");

    private static final Set<String> STOPPING = Words.table("stop cease halt quit");
    private static final Set<String> TELLING = Words.table("report tell inform say respond reply answer claim");
    /** Words that begin such an order. */
    public static final Set<String> STARTS = Stream.of(
                    STOPPING, CommandSentences.NEGATION, TELLING, Set.of("do", "disobey", "refuse"))
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> OBEYING = Words.table("follow obey serve heed comply listen execute");
    private static final Set<String> FOLLOWING =
            Words.table("following obeying serving heeding complying listening helping assisting answering");
    private static final Set<String> WORK = Words.table("work working");
    private static final Set<String> AT_ONCE =
            Words.table("immediately now here entirely completely and at altogether forever right");
    private static final Set<String> TASK = Words.table(
            "task tasks job request requests user user's it anything everything project prompt conversation");
    private static final Set<String> BETWEEN = Words.table("the your this any all a an of to with that every what");
    private static final Set<String> USER = Words.table("user users operator human principal");
    private static final Set<String> ANYONE = Set.of("a", "an");
    private static final Set<String> USERS_OWN = Words.table("user's users' operator's human's principal's");
    /** What may follow the user, so that a user guide is none. */
    private static final Set<String> WISHES = Words.table("""
            instruction instructions request requests order orders command commands prompt prompts wishes task tasks anymore
            asks asked says wants""");
    /** What may follow the user in an order, and in a page about users as well. */
    private static final Set<String> TURNS = Words.table("any and or again if even until no from");

    private static final Set<String> DOCUMENTS = Words.table("guide manual guides manuals journey flow story");
    private static final Set<String> HELPING =
            Words.table("help assist answer follow obey continue comply serve cooperate proceed");
    private static final Set<String> ANY = Words.table("all any every");
    private static final Set<String> FAILING =
            Words.table("cannot can't unable failed fail impossible refuse refused failure unavailable couldn't");
    private static final Set<String> GOING_ON = Words.table("""
            continue proceed go comply work assist failed fail refuse refused""");
    private static final Set<String> ENDING = Words.table("complete finish do perform");

    private Refusals() {}

    /** Whether a text contains a published refusal test string. */
    public static boolean hasTestString(String text) {
        return TEST_STRINGS.stream().anyMatch(text::contains);
    }

    /**
     * Whether the words are such an order; those that do not change it have been left out before.
     *
     * @param listed whether they stand in the item of a link, which may be of a page about users
     */
    public static boolean isOne(List<String> words, boolean listed) {
        var first = words.getFirst();
        if (STOPPING.contains(first)) {
            return stops(words, listed);
        }
        if (first.equals("disobey")) {
            return isUser(words, 1, true);
        }
        if (first.equals("refuse")) {
            return refuses(words);
        }
        if (TELLING.contains(first)) {
            return reportsFailure(words);
        }
        int verb = CommandSentences.forbiddenVerb(words);
        return verb > 0 && isOneOf(words, verb, OBEYING) && isUser(words, verb + 1, !listed);
    }

    /**
     * Whether the words, such as "the user's requests" after "ignore", mean the user of the agent; "a user" is any.
     *
     * @param bare whether the user alone is enough
     */
    static boolean isUser(List<String> words, int from, boolean bare) {
        int at = from;
        while (isOneOf(words, at, BETWEEN)) {
            at++;
        }
        if (isOneOf(words, at, USERS_OWN)) {
            return !isOneOf(words, at + 1, DOCUMENTS);
        }
        boolean user = at > from && isOneOf(words, at, USER) && !ANYONE.contains(words.get(at - 1));
        boolean end = at + 1 == words.size() || isOneOf(words, at + 1, TURNS);
        return user && (isOneOf(words, at + 1, WISHES) || (bare && end));
    }

    /** Stop working on this task. Stop following the user. */
    private static boolean stops(List<String> words, boolean listed) {
        if (isOneOf(words, 1, FOLLOWING)) {
            return isUser(words, 2, !listed);
        }
        boolean yours = is(words, 1, "your");
        int work = (yours || isOneOf(words, 1, ANY) ? 2 : 1) + (is(words, 2, "current") ? 1 : 0);
        if (!isOneOf(words, work, WORK) && !(yours && isOneOf(words, work, TASK))) {
            return false;
        }
        int next = work + 1;
        boolean on = isOneOf(words, next, Set.of("on", "for")) && isOneOf(words, next + 1, BETWEEN);
        return next == words.size()
                || isOneOf(words, next, AT_ONCE)
                || (on && (isOneOf(words, next + 2, TASK) || isOneOf(words, next + 2, USER)));
    }

    private static boolean refuses(List<String> words) {
        boolean toHelp = is(words, 1, "to") && isOneOf(words, 2, HELPING);
        boolean all = isOneOf(words, 1, ANY) && isOneOf(words, 2, TASK);
        return toHelp || all || isUser(words, 1, true);
    }

    /** Report failure. Tell the user that you cannot continue. */
    private static boolean reportsFailure(List<String> words) {
        boolean report = words.getFirst().equals("report");
        if (report && isOneOf(words, 1, Set.of("failure", "failed"))) {
            return is(words, 2, "to") && isUser(words, 3, true);
        }
        int that = words.indexOf("that");
        boolean you = that > 0 && is(words, that + 1, "you");
        var said = you ? words.subList(that + 1, words.size()) : List.<String>of();
        return said.stream().anyMatch(FAILING::contains)
                && (report
                        || said.stream().anyMatch(GOING_ON::contains)
                        || (said.stream().anyMatch(TASK::contains)
                                && said.stream().anyMatch(ENDING::contains)));
    }
}
