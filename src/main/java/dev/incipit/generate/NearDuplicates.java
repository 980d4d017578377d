package dev.incipit.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Remembers texts and recognises one that is nearly one of them: 5-word shingles that agree by 0.9 or more (decisions §5). */
final class NearDuplicates {
    private static final int SHINGLE_WORDS = 5;
    private static final double AGREEMENT = 0.9;

    private final List<int[]> known = new ArrayList<>();

    /** Whether the text is new; if so it is remembered. Texts of fewer than five words are always new. */
    boolean isNew(String text) {
        var shingles = shingles(text);
        if (shingles.length > 0 && known.stream().anyMatch(other -> agree(shingles, other))) {
            return false;
        }
        known.add(shingles);
        return true;
    }

    private static int[] shingles(String text) {
        var words = text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+");
        var shingles = new int[Math.max(0, words.length - SHINGLE_WORDS + 1)];
        for (int i = 0; i < shingles.length; i++) {
            shingles[i] = Arrays.asList(words).subList(i, i + SHINGLE_WORDS).hashCode();
        }
        return Arrays.stream(shingles).sorted().distinct().toArray();
    }

    private static boolean agree(int[] one, int[] other) {
        if (Math.min(one.length, other.length) < AGREEMENT * Math.max(one.length, other.length)) {
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
        return common >= AGREEMENT * (one.length + other.length - common);
    }
}
