package dev.incipit.fetch.wire;

/**
 * A body without its content codings (RFC 9110 §8.4), up to a bound that is counted after decoding.
 *
 * @param truncated whether there was more, or less than announced
 */
record DecodedBody(byte[] octets, boolean truncated) {
    /**
     * How much is kept, how much further is read to see whether it ends, whether a longer one is lost or cut, and whether one that
     * breaks counts with what came.
     */
    record Bounds(long keptMax, long readMax, boolean whole, boolean part) {
        /** As much as this is kept, and no more is read. */
        static Bounds cutAt(long bytesMax) {
            return new Bounds(bytesMax, bytesMax, false, false);
        }

        /** The same before it is decoded. */
        Bounds raw() {
            return new Bounds(readMax, readMax, false, part);
        }

        /** The same for one that counts with what came. */
        Bounds orPart() {
            return new Bounds(keptMax, readMax, whole, true);
        }
    }
}
