package dev.incipit.validate.subject;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Recognises headings and lead-ins that announce instructions for machines (checks.md §5). */
record AgentPhrase(List<String> words) {
    private static final ShippedTables TABLES = ShippedTables.of(AgentPhrase.class);

    private static final int WORDS_MAX = 40;
    private static final int GAP_MAX = 4;
    /** Length of the shortest phrase, such as {@code AI使用}. */
    private static final int CHARS_MIN = 4;

    private static final Set<String> WHAT = TABLES.words("what");
    /** Words that announce instructions only where no list of links follows, since pages have such names too. */
    private static final Set<String> GUIDE = TABLES.words("guide");

    private static final Set<String> TO = Words.table("for to by für para per pour aux à voor aan для dla için");
    private static final Set<String> FOR = Words.table("for für para per pour voor для dla için");
    private static final Set<String> WHO = TABLES.words("who");
    /** Arabic writes "for" and its noun as one word. */
    private static final Set<String> FOR_WHO =
            Words.table("للوكلاء لوكلاء لنماذج للنماذج لروبوتات للروبوتات للذكاء لمساعدي");

    private static final Set<String> AFTER_AI = Words.table(
            "systems engines tools system engine tool językowych de langage linguaggio lenguaje linguagem الذكاء الاصطناعي اللغة");
    private static final Set<String> JOINER = Set.of("and", "or", "/", "&", ",", "und", "y", "e", "et", "en", "и");
    private static final Set<String> DETERMINER =
            Words.table("the all any other les los las die den i gli le os as de yapay grands grandes");
    private static final Set<String> MODAL = Set.of("should", "can", "must", "may", "could", "shall", "will", "need");

    /** Whether the text announces instructions. */
    static boolean speaksToMachines(String text) {
        return speaks(text, GluedAgentPhrase::asksForUse, WHAT, TO);
    }

    /** Whether the text may announce instructions, but may as well be the name of a list of pages. */
    static boolean maySpeakToMachines(String text) {
        return speaks(text, GluedAgentPhrase::isIn, GUIDE, FOR);
    }

    private static boolean speaks(String text, Predicate<String> glued, Set<String> what, Set<String> to) {
        if (text.length() < CHARS_MIN) {
            return false;
        }
        var lower = text.toLowerCase(Locale.ROOT);
        return glued.test(lower) || new AgentPhrase(words(lower)).speaks(what, to);
    }

    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        int at = 0;
        while (at < text.length() && words.size() < WORDS_MAX) {
            int end = CharacterRuns.end(text, at, Character::isLetterOrDigit);
            if (end > at) {
                words.add(text.substring(at, end));
                at = end;
            } else {
                char here = text.charAt(at++);
                if ("*_ \t-".indexOf(here) < 0) {
                    words.add(String.valueOf(here));
                }
            }
        }
        while (!words.isEmpty() && words.getLast().equals(":")) {
            words.removeLast();
        }
        return words;
    }

    private boolean speaks(Set<String> what, Set<String> to) {
        if (isOnly("instructions") || isOnly("agent", "instructions")) {
            return true;
        }
        for (int at = 0; at < words.size(); at++) {
            if (toWho(whatEnd(at, what), to) || whatEnd(afterFor(whoEnd(at)), what) > 0 || how(at)) {
                return true;
            }
        }
        return forWho();
    }

    private boolean isOnly(String... only) {
        return words.equals(List.of(only));
    }

    /** Returns the end of the word for instructions that starts at {@code at}; -1 if none starts there. */
    private int whatEnd(int at, Set<String> what) {
        if (at < 0 || at >= words.size()) {
            return -1;
        }
        if (what.contains(words.get(at))) {
            return at + 1;
        }
        boolean pair = (is(at, "best") && is(at + 1, "practices")) || (is(at, "linee") && is(at + 1, "guida"));
        if (pair) {
            return at + 2;
        }
        return is(at, "how") && is(at + 1, "to") && is(at + 2, "use") ? at + 3 : -1;
    }

    /** Whether "for", "to" or "by" machines follows soon after the word for instructions. */
    private boolean toWho(int from, Set<String> to) {
        for (int at = from; from > 0 && at <= from + GAP_MAX && at < words.size(); at++) {
            if (FOR_WHO.contains(words.get(at))) {
                return true;
            }
            if (to.contains(words.get(at)) && whoEnd(afterDeterminer(at + 1)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** In Turkish the word for "for" follows its noun. */
    private int afterFor(int at) {
        return at > 0 && is(at, "için") ? at + 1 : at;
    }

    private int afterDeterminer(int at) {
        int end = at;
        while (end < words.size() && DETERMINER.contains(words.get(end))) {
            end++;
        }
        return end;
    }

    /** Returns the end of the names of machines that start at {@code from}, including joined ones; -1 if there are none. */
    private int whoEnd(int from) {
        int end = -1;
        int at = from;
        while (at >= 0 && at < words.size()) {
            var word = words.get(at);
            boolean large = word.equals("large") && is(at + 1, "language");
            if (large || (word.equals("language") && (is(at + 1, "model") || is(at + 1, "models")))) {
                at++;
            } else if (WHO.contains(word) || (end > 0 && AFTER_AI.contains(word))) {
                end = ++at;
            } else if (end > 0 && JOINER.contains(word)) {
                at++;
            } else {
                return end;
            }
        }
        return end;
    }

    /** Whether a phrase such as "how agents should" starts here; can, must and the like count too. */
    private boolean how(int at) {
        int end = is(at, "how") ? whoEnd(at + 1) : -1;
        return end > 0 && end < words.size() && MODAL.contains(words.get(end));
    }

    /** Whether the text is just "for agents", up to its end or a punctuation mark. */
    private boolean forWho() {
        int end = is(0, "for") ? whoEnd(afterDeterminer(1)) : -1;
        return end == words.size()
                || (end > 0 && !Character.isLetterOrDigit(words.get(end).charAt(0)));
    }

    private boolean is(int at, String word) {
        return at >= 0 && at < words.size() && words.get(at).equals(word);
    }
}
