package dev.incipit.describe.ground;

import java.util.List;
import java.util.stream.IntStream;

/** Pairs of adjacent characters, used in place of words in scripts without spaces. */
final class Bigrams {
    private Bigrams() {}

    /** Returns the pairs of a run in order; a run of one character is returned as it is. */
    static List<String> of(String run) {
        var signs = run.codePoints().toArray();
        if (signs.length == 1) {
            return List.of(run);
        }
        return IntStream.range(0, signs.length - 1)
                .mapToObj(at -> new String(signs, at, 2))
                .toList();
    }
}
