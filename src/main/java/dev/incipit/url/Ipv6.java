package dev.incipit.url;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses and serializes bracketed IPv6 addresses (URL standard §3.5, the IPv6 parser and serializer; RFC 5952). */
final class Ipv6 {
    private static final int PIECES = 8;
    private static final int OCTETS = 16;

    private static final String OCTET = "(?:0|[1-9][0-9]{0,2})";

    /** The JDK also takes zones, longer pieces, and leading zeros in the IPv4 address that may stand at the end. */
    private static final Pattern SPELLING =
            Pattern.compile("(?:[0-9a-fA-F]{0,4}+:)++(?:[0-9a-fA-F]{0,4}|" + OCTET + "(?:\\." + OCTET + "){3})");

    private Ipv6() {}

    /** The address in brackets, in its shortest form; empty if invalid. */
    static Optional<String> parse(String text) {
        if (!SPELLING.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            byte[] address = InetAddress.ofLiteral(text).getAddress();
            // Of ::ffff:1.2.3.4 the JDK returns only the last four octets.
            var octets = ByteBuffer.allocate(OCTETS)
                    .putChar(OCTETS - Integer.BYTES - Character.BYTES, '\uFFFF')
                    .put(OCTETS - address.length, address);
            return Optional.of(serialized(octets.asCharBuffer()));
        } catch (IllegalArgumentException invalid) {
            return Optional.empty();
        }
    }

    private static String serialized(CharBuffer pieces) {
        int bestStart = -1;
        int bestLength = 1;
        for (int i = 0; i < PIECES; i++) {
            int length = 0;
            while (i + length < PIECES && pieces.get(i + length) == 0) {
                length++;
            }
            if (length > bestLength) {
                bestStart = i;
                bestLength = length;
            }
        }
        var out = new StringBuilder("[");
        for (int i = 0; i < PIECES; i++) {
            if (i == bestStart) {
                out.append(i == 0 ? "::" : ":");
                i += bestLength - 1;
            } else {
                out.append(Integer.toHexString(pieces.get(i))).append(i < PIECES - 1 ? ":" : "");
            }
        }
        return out.append(']').toString();
    }
}
