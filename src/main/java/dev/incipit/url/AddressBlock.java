package dev.incipit.url;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;

/**
 * A block of addresses with a common prefix (RFC 4632, RFC 4291 §2.3).
 *
 * @param high the first 64 bits of the prefix, for IPv4 its 32 bits in the upper half; bits beyond {@code bits} are 0
 * @param low the other 64 bits
 * @param bits length of the prefix
 */
public record AddressBlock(boolean ipv6, long high, long low, int bits) {
    public AddressBlock {
        high &= mask(bits);
        low &= mask(bits - Long.SIZE);
    }

    /** The block with a prefix of {@code bits} bits that contains an address. */
    public static AddressBlock of(InetAddress address, int bits) {
        byte[] octets = address.getAddress();
        if (bits < 0 || bits > octets.length * Byte.SIZE) {
            throw new IllegalArgumentException("an address of " + octets.length + " octets has no " + bits + " bits");
        }
        return new AddressBlock(address instanceof Inet6Address, high(octets), low(octets), bits);
    }

    /**
     * Parses a block; an address alone is a block of one.
     *
     * @throws IllegalArgumentException if the text is not CIDR notation with a literal address
     */
    public static AddressBlock parse(String cidr) {
        int slash = cidr.indexOf('/');
        var address = InetAddress.ofLiteral((slash < 0 ? cidr : cidr.substring(0, slash)).strip());
        int most = address.getAddress().length * Byte.SIZE;
        return of(
                address,
                slash < 0 ? most : Integer.parseInt(cidr.substring(slash + 1).strip()));
    }

    /**
     * Parses the blocks of a setting.
     *
     * @throws IllegalArgumentException if one is not CIDR notation; the message names the setting
     */
    public static List<AddressBlock> ofSetting(String setting, List<String> cidrs) {
        return cidrs.stream().map(cidr -> ofSetting(setting, cidr)).toList();
    }

    private static AddressBlock ofSetting(String setting, String cidr) {
        try {
            return parse(cidr);
        } catch (IllegalArgumentException noNetwork) {
            throw new IllegalArgumentException(
                    setting + " must be networks such as 10.0.0.0/8, not '" + cidr + "'", noNetwork);
        }
    }

    /** Whether an address has the same family and the prefix. */
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

    /** Eight octets starting at {@code from}; missing octets are zero. */
    private static long word(byte[] octets, int from) {
        long word = 0;
        for (int i = from; i < from + Long.BYTES; i++) {
            word = word << Byte.SIZE | (i < octets.length ? octets[i] & 0xFF : 0);
        }
        return word;
    }

    /** That many ones followed by zeros; all ones from 64 on, none below 1. */
    private static long mask(int ones) {
        return ones <= 0 ? 0 : -1L << (Long.SIZE - Math.min(ones, Long.SIZE));
    }
}
