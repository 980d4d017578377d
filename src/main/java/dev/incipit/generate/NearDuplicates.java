package dev.incipit.generate;

import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
        var words = words(text);
        var shingles = new int[Math.max(0, words.length - SHINGLE_WORDS + 1)];
        for (int i = 0; i < shingles.length; i++) {
            int shingle = 1;
            for (int word = i; word < i + SHINGLE_WORDS; word++) {
                shingle = 31 * shingle + words[word];
            }
            shingles[i] = shingle;
        }
        Arrays.sort(shingles);
        int distinct = 0;
        for (int i = 0; i < shingles.length; i++) {
            if (i == 0 || shingles[i] != shingles[i - 1]) {
                shingles[distinct++] = shingles[i];
            }
        }
        return Arrays.copyOf(shingles, distinct);
    }

    /** A number for each word, the same for the same words. */
    private static int[] words(String text) {
        var words = IntStream.builder();
        Words.forEach(text, word -> words.accept(Long.hashCode(word)));
        return words.build().toArray();
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
