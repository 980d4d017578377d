package dev.incipit.describe.words;

import dev.incipit.text.ShippedTables;
import java.util.Locale;
import java.util.Set;

/** Reduces words to a form in which they are compared, and knows the words that say too little to be compared. */
public final class WordForms {
    private static final ShippedTables TABLES = ShippedTables.of(WordForms.class);

    /** In most languages a word's meaning lies in its first letters, up to this many; the rest is mostly inflection. */
    private static final int STEM_MAX = 6;

    private static final int STEM_MIN = 3;

    /** What French, Italian and Irish names set before a vowel with an apostrophe; "p'tits" is one word. */
    private static final Set<String> ARTICLES = Set.of(
            "b", "c", "d", "j", "l", "m", "n", "o", "s", "t", "y", "qu", "un", "gl", "all", "dall", "dell", "nell",
            "sull", "coll", "degl", "quell", "quest", "jusqu", "lorsqu");

    private static final Set<String> FUNCTION_WORDS = TABLES.words("function words");

    /** Articles, possessives and the few prepositions after which verbs are rare. */
    private static final Set<String> BEFORE_NOUNS = TABLES.words("before nouns");

    /** Words that a description uses about its page and that need not occur there. */
    private static final Set<String> OPENERS = TABLES.words("openers");

    private static final Set<Character> VOWELS = Set.of('a', 'e', 'i', 'o', 'u', 'y');

    private WordForms() {}

    public static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** Whether a word has no meaning of its own. */
    public static boolean isFunction(String lower) {
        return FUNCTION_WORDS.contains(lower);
    }

    /** Whether the word after this one is mostly a noun, or an adjective before one. */
    public static boolean precedesNoun(String lower) {
        return BEFORE_NOUNS.contains(lower);
    }

    /** Whether a description may use the word about any page. */
    public static boolean isOpener(String lower) {
        return OPENERS.contains(lower);
    }

    /** Strips inflection roughly: forms of one word share a stem, and different words seldom do. */
    public static String stem(String word) {
        var stem = english(name(word));
        return stem.length() <= STEM_MAX ? stem : stem.substring(0, STEM_MAX);
    }

    private static String english(String lower) {
        for (var ending : new String[] {"ies", "ing", "ed", "es", "ly", "y", "e"}) {
            var rest = lower.length() - ending.length();
            if (lower.endsWith(ending) && rest >= STEM_MIN && hasVowel(lower, rest)) {
                return undoubled(lower.substring(0, rest));
            }
        }
        return lower;
    }

    private static boolean hasVowel(String word, int end) {
        return word.chars().limit(end).anyMatch(sign -> VOWELS.contains((char) sign) || sign > 'z');
    }

    /** Turns "stopp", left from "stopping", into "stop". */
    private static String undoubled(String stem) {
        int last = stem.length() - 1;
        return last >= STEM_MIN
                        && stem.charAt(last) == stem.charAt(last - 1)
                        && "bdgmnprt".indexOf(stem.charAt(last)) >= 0
                ? stem.substring(0, last)
                : stem;
    }

    /** Returns a name in lower case, without possessive and plural endings and without an article before an apostrophe. */
    public static String name(String word) {
        var bare = bare(word);
        int last = bare.length() - 1;
        if (last < STEM_MIN || bare.charAt(last) != 's') {
            return lower(bare);
        }
        // APIs is a plural, analysis is not.
        boolean plural = Character.isUpperCase(bare.charAt(last - 1)) || "sui".indexOf(bare.charAt(last - 1)) < 0;
        return lower(plural ? bare.substring(0, last) : bare);
    }

    /** Returns a word without a possessive ending or an article before an apostrophe: Wrenbox's, l'API. */
    public static String bare(String word) {
        int apostrophe = word.indexOf('\'');
        if (apostrophe < 0) {
            return word;
        }
        boolean article = apostrophe > 0
                && word.length() - apostrophe > STEM_MIN
                && ARTICLES.contains(lower(word.substring(0, apostrophe)));
        return article
                ? word.substring(apostrophe + 1)
                : word.endsWith("'s") || word.endsWith("'") ? word.substring(0, word.lastIndexOf('\'')) : word;
    }
}
