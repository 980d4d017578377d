package dev.incipit.html.content;

import dev.incipit.html.dom.NameWords;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the names that authors give to parts of a page hint at. A name is a class, id or property; whole words are compared, so
 * "ad" does not match "header". These are only hints: the model has learnt their weight among the other signals.
 */
final class NameHints {
    private static final Map<String, Set<String>> WORDS =
            ShippedTables.of(NameHints.class).all(Words::table);

    /** In the order of their bits. */
    static final List<String> KINDS = List.copyOf(WORDS.keySet());

    static final int COUNT = KINDS.size();

    private static final int NAME_MAX = 400;
    private static final Map<String, Integer> MASKS = masks();

    private NameHints() {}

    static int indexOf(String kind) {
        return KINDS.indexOf(kind);
    }

    /** The kinds whose words occur in a name, as bits. Reads the first {@value NAME_MAX} characters. */
    static int maskOf(String name) {
        return NameWords.in(name, NAME_MAX).stream()
                .mapToInt(word -> MASKS.getOrDefault(word, 0))
                .reduce(0, (some, more) -> some | more);
    }

    private static Map<String, Integer> masks() {
        var masks = new HashMap<String, Integer>();
        for (int k = 0; k < KINDS.size(); k++) {
            for (var word : WORDS.get(KINDS.get(k))) {
                masks.merge(word, 1 << k, (a, b) -> a | b);
            }
        }
        return Map.copyOf(masks);
    }
}
