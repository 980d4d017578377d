package dev.incipit.describe.words;

import dev.incipit.text.ShippedFile;
import dev.incipit.text.Words;
import java.util.Set;

/** Words by which nobody looks for a page. */
public final class CommonWords {
    /** The frequent verbs, adverbs and general nouns of seven languages. */
    private static final Set<String> WORDS = table("common-words.txt");

    /** Further ones of eleven languages. None is the name of a thing in another of these. */
    private static final Set<String> GENERAL = table("general-words.txt");

    private CommonWords() {}

    private static Set<String> table(String name) {
        return Words.table(ShippedFile.text("/dev/incipit/describe/words/" + name));
    }

    /** Whether a word, in lower case, is one of them or has no meaning of its own. */
    public static boolean has(String lower) {
        return WORDS.contains(lower) || WordForms.isFunction(lower);
    }

    /** Whether a word, in lower case, says something in a sentence but names nothing by itself: "passe", "innerhalb", "必要". */
    public static boolean isGeneral(String lower) {
        return GENERAL.contains(lower);
    }
}
