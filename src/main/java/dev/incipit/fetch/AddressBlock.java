package dev.incipit.fetch;

import java.net.InetAddress;
import java.util.HexFormat;

/**
 * A block of addresses that share a prefix (RFC 4632, RFC 4291 §2.3).
 *
 * @param prefix the network's address in hexadecimal: 8 digits are IPv4, 32 are IPv6
 * @param bits how many of its leading bits count
 */
record AddressBlock(String prefix, int bits) {
    /** @throws IllegalArgumentException when the text is not CIDR notation with a literal address */
    static AddressBlock parse(String cidr) {
        int slash = cidr.indexOf('/');
        var literal = (slash < 0 ? cidr : cidr.substring(0, slash)).strip();
        byte[] octets = InetAddress.ofLiteral(literal).getAddress();
        int bits = slash < 0
                ? octets.length * Byte.SIZE
                : Integer.parseInt(cidr.substring(slash + 1).strip());
        if (bits < 0 || bits > octets.length * Byte.SIZE) {
            throw new IllegalArgumentException(cidr + " is not a network in CIDR notation, such as 10.0.0.0/8");
        }
        return new AddressBlock(HexFormat.of().formatHex(octets), bits);
    }

    boolean contains(InetAddress address) {
        byte[] network = HexFormat.of().parseHex(prefix);
        byte[] octets = address.getAddress();
        if (octets.length != network.length) {
            return false;
        }
        int whole = bits / Byte.SIZE;
        for (int i = 0; i < whole; i++) {
            if (octets[i] != network[i]) {
                return false;
            }
        }
        int rest = bits % Byte.SIZE;
        return rest == 0 || (octets[whole] ^ network[whole]) >> (Byte.SIZE - rest) == 0;
    }
}
