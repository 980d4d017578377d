package dev.incipit.crawl.page;

import dev.incipit.text.Shingles;
import dev.incipit.text.Words;
import java.util.Arrays;
import java.util.TreeSet;

/**
 * A text's fingerprint for finding duplicates: a hash of all words, and the smallest hashes of its {@link Shingles} (a bottom-k
 * sketch, from which the share of common runs of two texts is estimated).
 *
 * @param exact hash of all words in order; 0 for a text without words
 * @param sketch at most {@link #SKETCH_MAX} hashes, ascending
 * @param words number of words as a reader counts them
 */
public record TextFingerprint(long exact, long[] sketch, int words) {
    private static final int SKETCH_MAX = 256;
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private static final int ROTATION = 5;

    /** Fingerprints a text by its {@link Words} in lower case; punctuation and white space are ignored. */
    public static TextFingerprint of(String text) {
        var smallest = new TreeSet<Long>();
        var shingles = new Shingles(shingle -> keep(smallest, shingle));
        long[] all = {OFFSET};
        Words.forEach(text, word -> {
            all[0] = (Long.rotateLeft(all[0], ROTATION) ^ word) * PRIME;
            shingles.accept(word);
        });
        int words = Words.count(text);
        return new TextFingerprint(
                words == 0 ? 0 : all[0],
                smallest.stream().mapToLong(Long::longValue).toArray(),
                words);
    }

    private static void keep(TreeSet<Long> smallest, long hash) {
        if (smallest.size() < SKETCH_MAX || hash < smallest.last()) {
            smallest.add(hash);
            if (smallest.size() > SKETCH_MAX) {
                smallest.pollLast();
            }
        }
    }

    /** The share of runs of five words common to both texts, among the runs of either; 0 to 1. */
    public double similarity(TextFingerprint other) {
        if (sketch.length == 0 || other.sketch.length == 0) {
            return exact == other.exact ? 1 : 0;
        }
        int i = 0;
        int j = 0;
        int seen = 0;
        int shared = 0;
        for (; seen < SKETCH_MAX && (i < sketch.length || j < other.sketch.length); seen++) {
            if (i < sketch.length && j < other.sketch.length && sketch[i] == other.sketch[j]) {
                shared++;
                i++;
                j++;
            } else if (j >= other.sketch.length || (i < sketch.length && sketch[i] < other.sketch[j])) {
                i++;
            } else {
                j++;
            }
        }
        return seen == 0 ? 0 : (double) shared / seen;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TextFingerprint that && exact == that.exact && Arrays.equals(sketch, that.sketch);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(exact);
    }
}
