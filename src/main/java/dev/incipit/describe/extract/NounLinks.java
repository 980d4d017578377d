package dev.incipit.describe.extract;

import dev.incipit.text.PhraseTable;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The words that join two nouns, by language: "de" joins them in French, is an article in Dutch and a pronoun in Danish. */
final class NounLinks {
    private static final ShippedTables TABLES = ShippedTables.of(NounLinks.class);

    private static final Map<String, Set<String>> LINKS = PhraseTable.rows(TABLES.text("links"), Words::table);

    /** What says how much or which of the second one there is: "dozens of tours" are tours. */
    private static final Set<String> MEASURES = TABLES.words("measures");

    private NounLinks() {}

    /** Whether a word before such a link names nothing by itself. */
    static boolean isMeasure(String word) {
        return MEASURES.contains(word.toLowerCase(Locale.ROOT));
    }

    /** Returns those of a language; none if they are not known. */
    static Set<String> in(String language) {
        return LINKS.getOrDefault(language, Set.of());
    }
}
