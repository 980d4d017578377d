package dev.incipit.html.content;

import dev.incipit.text.PhraseTable;
import dev.incipit.text.ShippedTables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Phrases typical of boilerplate, in widely read languages. They are only hints, like {@link NameHints}. */
final class TextHints {
    private record Phrase(List<String> words, int bit) {}

    private static final Map<String, List<String>> PHRASES =
            ShippedTables.of(TextHints.class).all(PhraseTable::phrases);

    /** In the order of their bits. */
    static final List<String> KINDS = List.copyOf(PHRASES.keySet());

    private static final int LOOK_MAX = 200;
    private static final Map<String, List<Phrase>> BY_FIRST_WORD = byFirstWord();

    private TextHints() {}

    /** The kinds whose phrases occur in a text's first {@value LOOK_MAX} characters, as bits. */
    static int maskOf(String text) {
        var words = words(text.substring(0, Math.min(text.length(), LOOK_MAX)));
        int mask = 0;
        for (int i = 0; i < words.size(); i++) {
            for (var phrase : BY_FIRST_WORD.getOrDefault(words.get(i), List.of())) {
                mask |= startsAt(words, i, phrase.words()) ? phrase.bit() : 0;
            }
        }
        return mask;
    }

    private static boolean startsAt(List<String> words, int at, List<String> phrase) {
        return at + phrase.size() <= words.size()
                && words.subList(at, at + phrase.size()).equals(phrase);
    }

    /** The words in lower case, without a plural s. */
    private static List<String> words(String text) {
        return PageFacts.runs(text, TextHints::isWordPart).stream()
                .map(word -> word.length() > 3 && word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
                .toList();
    }

    private static boolean isWordPart(int c) {
        return Character.isLetterOrDigit(c) || c == '&' || c == '©' || c == '\'';
    }

    private static Map<String, List<Phrase>> byFirstWord() {
        var phrases = new HashMap<String, List<Phrase>>();
        for (int k = 0; k < KINDS.size(); k++) {
            for (var phrase : PHRASES.get(KINDS.get(k))) {
                var words = words(phrase);
                phrases.computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
                        .add(new Phrase(words, 1 << k));
            }
        }
        return phrases;
    }
}
