package dev.incipit.describe.words;

import dev.incipit.text.ShippedFile;
import dev.incipit.text.Words;
import java.util.Set;

/** Words by which nobody looks for a page: the frequent verbs, adverbs and general nouns of ten languages. */
public final class CommonWords {
    private static final Set<String> WORDS =
            Words.table(ShippedFile.text("/dev/incipit/describe/words/common-words.txt"));

    private CommonWords() {}

    /** Whether a word, in lower case, is one of them or has no meaning of its own. */
    public static boolean has(String lower) {
        return WORDS.contains(lower) || WordForms.isFunction(lower);
    }
}
