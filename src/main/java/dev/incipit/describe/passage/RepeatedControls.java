package dev.incipit.describe.passage;

import dev.incipit.text.Counts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows of buttons that a page shows with each entry of a list, such as "Abs Bib PDF Code" below each publication. */
public final class RepeatedControls {
    private static final int CHARACTERS_MAX = 40;

    private static final int ROWS_MIN = 4;

    /** How many rows have a word. */
    private final Map<String, Integer> rows;

    private RepeatedControls(Map<String, Integer> rows) {
        this.rows = rows;
    }

    /** Counts the words of the page's short lines. */
    public static RepeatedControls of(List<Passage> passages) {
        return new RepeatedControls(Counts.of(passages.stream().flatMap(passage -> words(passage).stream())));
    }

    /** Whether a passage is short, no heading, and has no word that fewer than four such passages have. */
    public boolean has(Passage passage) {
        var words = words(passage);
        return words.size() > 1 && words.stream().allMatch(word -> rows.get(word) >= ROWS_MIN);
    }

    private static Set<String> words(Passage passage) {
        boolean row = passage.text().length() <= CHARACTERS_MAX && passage.isParagraph();
        return row ? new LinkedHashSet<>(List.of(passage.text().split(" "))) : Set.of();
    }
}
