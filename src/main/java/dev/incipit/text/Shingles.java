package dev.incipit.text;

import java.util.function.LongConsumer;

/**
 * The runs of five words of a text, by which near duplicates are recognised (decisions §5). Takes the words of {@link
 * Words#forEach} and passes on a hash for each run. For one text and one thread.
 */
public final class Shingles implements LongConsumer {
    /** The minimum share of equal runs in near duplicates (decisions §5). */
    public static final double NEARLY_ALL = 0.9;

    private static final int WORDS = 5;
    private static final long PRIME = 0x100000001b3L;
    private static final int ROTATION = 12;

    private final LongConsumer shingles;
    private final long[] window = new long[WORDS];
    private int read;

    public Shingles(LongConsumer shingles) {
        this.shingles = shingles;
    }

    @Override
    public void accept(long word) {
        window[read++ % WORDS] = mixed(word);
        if (read >= WORDS) {
            long shingle = 0;
            for (int i = 0; i < WORDS; i++) {
                shingle = Long.rotateLeft(shingle, ROTATION) * PRIME ^ window[(read + i) % WORDS];
            }
            shingles.accept(mixed(shingle));
        }
    }

    /** The final steps of MurmurHash3: every input bit affects every output bit. */
    private static long mixed(long value) {
        long h = value;
        h = (h ^ (h >>> 33)) * 0xff51afd7ed558ccdL;
        h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return h ^ (h >>> 33);
    }
}
