package dev.incipit.generate.compose;

import dev.incipit.text.Shingles;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Remembers texts and recognises near duplicates of them, most of whose {@link Shingles} agree. */
final class NearDuplicates {
    private final List<int[]> known = new ArrayList<>();

    /** Whether the text is new; a new text is remembered. Texts of fewer than five words are always new. */
    boolean isNew(String text) {
        var shingles = shingles(text);
        if (shingles.length > 0 && known.stream().anyMatch(other -> agree(shingles, other))) {
            return false;
        }
        known.add(shingles);
        return true;
    }

    /** Distinct, in ascending order. */
    private static int[] shingles(String text) {
        var found = IntStream.builder();
        Words.forEach(text, new Shingles(shingle -> found.accept(Long.hashCode(shingle))));
        var shingles = found.build().toArray();
        Arrays.sort(shingles);
        int distinct = 0;
        for (int i = 0; i < shingles.length; i++) {
            if (i == 0 || shingles[i] != shingles[i - 1]) {
                shingles[distinct++] = shingles[i];
            }
        }
        return Arrays.copyOf(shingles, distinct);
    }

    private static boolean agree(int[] one, int[] other) {
        if (Math.min(one.length, other.length) < Shingles.NEARLY_ALL * Math.max(one.length, other.length)) {
            return false;
        }
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            if (one[i] == other[j]) {
                common++;
                i++;
                j++;
            } else if (one[i] < other[j]) {
                i++;
            } else {
                j++;
            }
        }
        return common >= Shingles.NEARLY_ALL * (one.length + other.length - common);
    }
}
