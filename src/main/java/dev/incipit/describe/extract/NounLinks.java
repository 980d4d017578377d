package dev.incipit.describe.extract;

import dev.incipit.text.Words;
import java.util.Locale;
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

    /** What says how much or which of the second one there is: "dozens of tours" are tours. */
    private static final Set<String> MEASURES = Words.table("""
            addition aspect aspects bunch choice copies copy couple degree dozens hundreds instance instances kilometres kind
            kinds levels lot lots majority miles millions mixture piece pieces plenty possibility range rest series sort sorts thousands type
            types use variety ways years
            centaines choix dizaines ensemble exemple exemples majorité mélange milliers partie plupart reste série sorte type
            cientos conjunto ejemplo miles mayoría montón parte resto serie tipo uso
            centinaia esempio insieme migliaia parte resto serie tipo uso
            centenas conjunto exemplo maioria milhares parte resto série tipo uso""");

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
