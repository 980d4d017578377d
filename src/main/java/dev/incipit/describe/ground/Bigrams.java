package dev.incipit.describe.ground;

import java.util.ArrayList;
import java.util.List;

/** Pairs of adjacent characters, used in place of words in scripts without spaces. */
final class Bigrams {
    private Bigrams() {}

    /** Returns the pairs of a run in order; a run of one character is returned as it is. */
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
