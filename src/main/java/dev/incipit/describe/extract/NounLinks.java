package dev.incipit.describe.extract;

import java.util.Map;
import java.util.Set;

/** The words that join two nouns, by language: "de" joins them in French, is an article in Dutch and a pronoun in Danish. */
final class NounLinks {
    private static final Map<String, Set<String>> LINKS = Map.ofEntries(
            Map.entry("en", Set.of("of")),
            Map.entry("fr", Set.of("de", "du", "des")),
            Map.entry("es", Set.of("de", "del")),
            Map.entry("pt", Set.of("de", "do", "da", "dos", "das")),
            Map.entry("it", Set.of("di", "da", "del", "della", "dei", "delle")),
            Map.entry("ca", Set.of("de", "del")),
            Map.entry("ro", Set.of("de")),
            Map.entry("gl", Set.of("de", "do", "da")),
            Map.entry("de", Set.of("des")),
            Map.entry("nl", Set.of("van")),
            Map.entry("sv", Set.of("av")),
            Map.entry("da", Set.of("af")),
            Map.entry("nb", Set.of("av")),
            Map.entry("no", Set.of("av")));

    private NounLinks() {}

    /** Returns those of a language; none if they are not known. */
    static Set<String> in(String language) {
        return LINKS.getOrDefault(language, Set.of());
    }
}
