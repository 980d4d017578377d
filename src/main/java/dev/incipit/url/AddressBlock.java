package dev.incipit.url;

import java.net.Inet6Address;
import java.net.InetAddress;

/**
 * A block of addresses that share a prefix (RFC 4632, RFC 4291 §2.3).
 *
 * @param ipv6 whether its addresses are IPv6
 * @param high the first 64 bits of the prefix, of IPv4 all 32 at their top; what lies beyond {@code bits} is 0
 * @param low the other 64 bits
 * @param bits how many leading bits count
 */
public record AddressBlock(boolean ipv6, long high, long low, int bits) {
    public AddressBlock {
        high &= mask(bits);
        low &= mask(bits - Long.SIZE);
    }

    /** The block of so many leading bits that an address lies in. */
    public static AddressBlock of(InetAddress address, int bits) {
        byte[] octets = address.getAddress();
        if (bits < 0 || bits > octets.length * Byte.SIZE) {
            throw new IllegalArgumentException("an address of " + octets.length + " octets has no " + bits + " bits");
        }
        return new AddressBlock(address instanceof Inet6Address, high(octets), low(octets), bits);
    }

    /**
     * The block that a text names; an address alone is a block of one.
     *
     * @throws IllegalArgumentException when the text is not CIDR notation with a literal address
     */
    public static AddressBlock parse(String cidr) {
        int slash = cidr.indexOf('/');
        var address = InetAddress.ofLiteral((slash < 0 ? cidr : cidr.substring(0, slash)).strip());
        int most = address.getAddress().length * Byte.SIZE;
        int bits = slash < 0 ? most : Integer.parseInt(cidr.substring(slash + 1).strip());
        if (bits < 0 || bits > most) {
            throw new IllegalArgumentException(cidr + " is not a network in CIDR notation, such as 10.0.0.0/8");
        }
        return of(address, bits);
    }

    /** Whether an address, of the same family, begins with the prefix. */
    public boolean contains(InetAddress address) {
        byte[] octets = address.getAddress();
        return address instanceof Inet6Address == ipv6
                && (high(octets) & mask(bits)) == high
                && (low(octets) & mask(bits - Long.SIZE)) == low;
    }

    private static long high(byte[] octets) {
        return word(octets, 0);
    }

    private static long low(byte[] octets) {
        return word(octets, Long.BYTES);
    }

    /** Eight octets from there on; where there are none, zeros. */
    private static long word(byte[] octets, int from) {
        long word = 0;
        for (int i = from; i < from + Long.BYTES; i++) {
            word = word << Byte.SIZE | (i < octets.length ? octets[i] & 0xFF : 0);
        }
        return word;
    }

    /** So many ones, and zeros after them; all ones from 64 on, and none below 1. */
    private static long mask(int ones) {
        return ones <= 0 ? 0 : -1L << (Long.SIZE - Math.min(ones, Long.SIZE));
    }
}
