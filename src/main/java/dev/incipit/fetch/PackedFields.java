package dev.incipit.fetch;

/**
 * How many fields a packed header block holds (RFC 7541 §6), told before it is unpacked: the library that unpacks it copies the
 * values of one name for each of them, and a reference of one octet is a field.
 */
final class PackedFields {
    private static final int INDEXED = 0x80;
    private static final int KEPT = 0x40;
    private static final int RESIZED = 0x20;
    private static final int PREFIX_INDEXED = 0x7F;
    private static final int PREFIX_KEPT = 0x3F;
    private static final int PREFIX_RESIZED = 0x1F;
    private static final int PREFIX_LITERAL = 0x0F;
    private static final int PREFIX_LENGTH = 0x7F;

    /** Octets of one number; no block that we take needs more. */
    private static final int NUMBER_OCTETS_MAX = 4;

    private final byte[] block;
    private int at;

    private PackedFields(byte[] block) {
        this.block = block;
    }

    /** The number of fields; a block that breaks off is broken. */
    static int count(byte[] block) throws FetchFailure {
        var fields = new PackedFields(block);
        int count = 0;
        while (fields.at < block.length) {
            count += fields.next();
        }
        return count;
    }

    private int next() throws FetchFailure {
        int first = block[at] & 0xFF;
        if ((first & INDEXED) != 0) {
            number(PREFIX_INDEXED);
            return 1;
        }
        if ((first & KEPT) == 0 && (first & RESIZED) != 0) {
            number(PREFIX_RESIZED);
            return 0;
        }
        boolean named = number((first & KEPT) != 0 ? PREFIX_KEPT : PREFIX_LITERAL) != 0;
        if (!named) {
            text();
        }
        text();
        return 1;
    }

    private void text() throws FetchFailure {
        int length = number(PREFIX_LENGTH);
        if (length > block.length - at) {
            throw Http2Frame.broken();
        }
        at += length;
    }

    /** RFC 7541 §5.1. */
    private int number(int prefix) throws FetchFailure {
        int number = octet() & prefix;
        if (number < prefix) {
            return number;
        }
        for (int i = 0; i < NUMBER_OCTETS_MAX; i++) {
            int octet = octet();
            number += (octet & 0x7F) << (7 * i);
            if ((octet & 0x80) == 0) {
                return number;
            }
        }
        throw Http2Frame.broken();
    }

    private int octet() throws FetchFailure {
        if (at >= block.length) {
            throw Http2Frame.broken();
        }
        return block[at++] & 0xFF;
    }
}
