package dev.incipit.describe;

import java.util.ArrayList;
import java.util.List;

/** Pairs of neighbouring signs: what stands in for words in scripts that do not part them. */
final class Bigrams {
    private Bigrams() {}

    /** The pairs of a run in order; a run of one sign is its own. */
    static List<String> of(String run) {
        var signs = run.codePoints().toArray();
        if (signs.length == 1) {
            return List.of(run);
        }
        var pairs = new ArrayList<String>(signs.length);
        for (int i = 0; i + 1 < signs.length; i++) {
            pairs.add(new String(signs, i, 2));
        }
        return pairs;
    }
}
