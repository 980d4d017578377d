package dev.incipit.url;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parses and serializes bracketed IPv6 addresses (URL standard §3.5, the IPv6 parser and serializer; RFC 5952). */
final class Ipv6 {
    private static final int PIECES = 8;
    private static final int OCTETS = 16;

    private static final String OCTET = "(?:0|[1-9][0-9]{0,2})";

    /** The JDK also takes zones, longer pieces, and leading zeros in the IPv4 address that may stand at the end. */
    private static final Pattern SPELLING =
            Pattern.compile("(?:[0-9a-fA-F]{0,4}+:)++(?:[0-9a-fA-F]{0,4}|" + OCTET + "(?:\\." + OCTET + "){3})");

    private static final Pattern ZEROS = Pattern.compile("(?<![0-9a-f])0(?::0)++");

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
        var all = IntStream.range(0, PIECES)
                .mapToObj(i -> Integer.toHexString(pieces.get(i)))
                .collect(Collectors.joining(":"));
        // Of two that are equally long the first.
        var longest = ZEROS.matcher(all)
                .results()
                .max(Comparator.comparingInt(zeros -> zeros.group().length()));
        return "[" + longest.map(zeros -> without(zeros, all)).orElse(all) + "]";
    }

    private static String without(MatchResult zeros, String all) {
        var before = all.substring(0, zeros.start());
        var after = all.substring(zeros.end());
        return (before.isEmpty() ? ":" : before) + (after.isEmpty() ? ":" : after);
    }
}
