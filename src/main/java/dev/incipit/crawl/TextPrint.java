package dev.incipit.crawl;

import dev.incipit.text.Words;
import java.util.Arrays;
import java.util.TreeSet;

/**
 * A text boiled down to what tells it from others: a hash of all its words, and the smallest hashes of its runs of five words
 * (a bottom-k sketch: the agreement of two of them estimates how many runs two texts share).
 *
 * @param exact of all words in order; 0 for a text without words
 * @param sketch at most {@link #SKETCH_MAX} hashes, ascending
 * @param words how many words it has for its reader
 */
record TextPrint(long exact, long[] sketch, int words) {
    private static final int SKETCH_MAX = 256;
    private static final int SHINGLE_WORDS = 5;
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private static final int ROTATION = 12;

    /** Of the words as {@link Words} reads them, in lower case; punctuation and white space are nothing. */
    static TextPrint of(String text) {
        var window = new long[SHINGLE_WORDS];
        var smallest = new TreeSet<Long>();
        long[] all = {OFFSET};
        int[] read = {0};
        Words.forEach(text, word -> {
            long hash = mixed(word);
            all[0] = (all[0] ^ hash) * PRIME;
            window[read[0]++ % SHINGLE_WORDS] = hash;
            keep(smallest, window, read[0]);
        });
        return new TextPrint(
                read[0] == 0 ? 0 : all[0],
                smallest.stream().mapToLong(Long::longValue).toArray(),
                Words.count(text));
    }

    private static void keep(TreeSet<Long> smallest, long[] window, int words) {
        if (words < SHINGLE_WORDS) {
            return;
        }
        long shingle = OFFSET;
        for (int i = 0; i < SHINGLE_WORDS; i++) {
            shingle = Long.rotateLeft(shingle, ROTATION) * PRIME ^ window[(words + i) % SHINGLE_WORDS];
        }
        long hash = mixed(shingle);
        if (smallest.size() < SKETCH_MAX || hash < smallest.last()) {
            smallest.add(hash);
            if (smallest.size() > SKETCH_MAX) {
                smallest.pollLast();
            }
        }
    }

    /** The finishing steps of MurmurHash3: every bit of the input moves every bit of the output. */
    private static long mixed(long value) {
        long h = value;
        h = (h ^ (h >>> 33)) * 0xff51afd7ed558ccdL;
        h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return h ^ (h >>> 33);
    }

    /** The share of runs of five words that both texts have among those that either has; 0 to 1. */
    double similarity(TextPrint other) {
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
        return other instanceof TextPrint that && exact == that.exact && Arrays.equals(sketch, that.sketch);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(exact);
    }
}
