package dev.incipit.url;

import java.net.Inet4Address;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses IPv4 addresses of one to four decimal, octal or hexadecimal parts (URL standard §3.5, the IPv4 parser). */
final class Ipv4 {
    /** The last label, if it is a number or is meant as one. */
    private static final Pattern LAST_NUMBER = Pattern.compile("(?:^|\\.)(?:[0-9]++|0[xX][0-9a-fA-F]*+)\\.?\\z");

    /** Zero by the standard, and nothing to the JDK. */
    private static final Pattern BARE_PREFIX = Pattern.compile("(?<=^|\\.)0[xX](?=\\.|\\z)");

    /** No address has a number of twelve digits behind its zeros; the JDK's sums overflow with more than sixteen. */
    private static final Pattern TOO_LARGE = Pattern.compile("(?<![0-9a-fA-FxX])(?:0[xX])?+0*+[0-9a-fA-F]{12}");

    private Ipv4() {}

    /** Whether the last label is a number, which makes the host an IPv4 address or invalid. */
    static boolean endsInNumber(String domain) {
        return LAST_NUMBER.matcher(domain).find();
    }

    static Optional<String> parse(String domain) {
        var numbers = InternalNames.withoutFinalDot(domain);
        if (TOO_LARGE.matcher(numbers).find()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Inet4Address.ofPosixLiteral(BARE_PREFIX.matcher(numbers).replaceAll("0"))
                            .getHostAddress());
        } catch (IllegalArgumentException invalid) {
            return Optional.empty();
        }
    }
}
