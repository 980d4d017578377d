package dev.incipit.describe.words;

import dev.incipit.text.ShippedTables;
import java.util.Set;

/** The labels of what templates and generators of manuals say of an entry, or of the text itself: no facts of what the page is about. */
public final class NoticeLabels {
    private static final Set<String> WORDS =
            ShippedTables.of(NoticeLabels.class).words("words");

    private NoticeLabels() {}

    /** Whether such a label begins with the word, in lower case. */
    public static boolean has(String word) {
        return WORDS.contains(word);
    }
}
