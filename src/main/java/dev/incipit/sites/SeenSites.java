package dev.incipit.sites;

import dev.incipit.digest.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * The sites that were listed before, by 64 bits of a hash, in 16 to 32 bytes each. When too many are known, the older half is
 * forgotten, and a site of it that is listed again is run again. Used by one thread.
 */
public final class SeenSites {
    private static final int BEGIN = 1 << 10;

    /** The part of the heap that may be used. */
    private static final int HEAP_SHARE = 8;

    /** Places are at most four times the sites, and there are two generations. */
    private static final int BYTES_EACH = 4 * Long.BYTES * 2;

    private final int heldMax;
    private Longs young = new Longs();
    private Longs old = new Longs();

    /** Holds as many as an eighth of the heap has room for: at least a million in 512 MiB. */
    public SeenSites() {
        this((int) Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_SHARE / BYTES_EACH, BEGIN, 1L << 28));
    }

    /** @param heldMax how many are held at least */
    SeenSites(int heldMax) {
        this.heldMax = heldMax;
    }

    public boolean add(SiteKey key) {
        long hash = hash(key.text());
        if (old.has(hash) || !young.add(hash)) {
            return false;
        }
        if (young.size == heldMax) {
            old = young;
            young = new Longs();
        }
        return true;
    }

    /** Two of a million sites have the same with a probability of 1 in 30 million. */
    private static long hash(String text) {
        return ByteBuffer.wrap(Sha256.of(text.getBytes(StandardCharsets.UTF_8))).getLong();
    }

    /** A set of numbers, by open addressing, at most half full. Zero stands for an empty place. */
    private static final class Longs {
        private long[] places = new long[BEGIN];
        private int size;

        boolean has(long number) {
            return places[place(number)] != 0;
        }

        boolean add(long number) {
            int place = place(number);
            if (places[place] != 0) {
                return false;
            }
            places[place] = number == 0 ? 1 : number;
            size++;
            if (size > places.length / 2) {
                grow();
            }
            return true;
        }

        private int place(long number) {
            long kept = number == 0 ? 1 : number;
            int mask = places.length - 1;
            int place = (int) kept & mask;
            while (places[place] != 0 && places[place] != kept) {
                place = (place + 1) & mask;
            }
            return place;
        }

        private void grow() {
            var before = places;
            places = new long[before.length * 2];
            for (long number : before) {
                if (number != 0) {
                    places[place(number)] = number;
                }
            }
        }
    }
}
