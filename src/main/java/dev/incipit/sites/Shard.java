package dev.incipit.sites;

/**
 * One part of a list of sites, for one of several processes. All sites of a registrable domain are in the same part.
 *
 * @param index from 0
 * @param count of all parts
 */
public record Shard(int index, int count) {
    public static final Shard WHOLE = new Shard(0, 1);

    /** More processes than this ask the web too much. */
    public static final int COUNT_MAX = 100_000;

    public Shard {
        if (count < 1 || count > COUNT_MAX || index < 0 || index >= count) {
            throw new IllegalArgumentException("a shard must be I/N with I from 0 to N-1 and N up to " + COUNT_MAX
                    + ", not " + index + "/" + count);
        }
    }

    public boolean has(ListLine line) {
        return of(line.domain(), count) == index;
    }

    /** The part that has a domain. The same in every process and release, since it depends on the characters alone. */
    public static int of(String domain, int count) {
        // The end of MurmurHash3 spreads what String.hashCode leaves close together (names that differ in a last
        // digit).
        int hash = domain.hashCode();
        hash = (hash ^ (hash >>> 16)) * 0x85ebca6b;
        hash = (hash ^ (hash >>> 13)) * 0xc2b2ae35;
        return Math.floorMod(hash ^ (hash >>> 16), count);
    }
}
