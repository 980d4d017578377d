package dev.incipit.url;

import java.util.Optional;
import java.util.OptionalLong;

/** Parses IPv4 addresses of one to four decimal, octal or hexadecimal parts (URL standard §3.5, the IPv4 parser). */
final class Ipv4 {
    private static final int PARTS_MAX = 4;
    private static final int PART_BITS = 8;
    private static final long ADDRESS_MAX = 0xFFFF_FFFFL;

    private Ipv4() {}

    /** Whether the last label is a number, which makes the host an IPv4 address or invalid. */
    static boolean endsInNumber(String domain) {
        var body = withoutFinalDot(domain);
        var last = body.substring(body.lastIndexOf('.') + 1);
        return !last.isEmpty()
                && (last.chars().allMatch(c -> c >= '0' && c <= '9')
                        || number(last).isPresent());
    }

    static Optional<String> parse(String domain) {
        var parts = withoutFinalDot(domain).split("\\.", -1);
        if (parts.length > PARTS_MAX) {
            return Optional.empty();
        }
        long address = 0;
        for (int i = 0; i < parts.length; i++) {
            boolean last = i == parts.length - 1;
            long partMax = last ? ADDRESS_MAX >>> (PART_BITS * i) : 0xFF;
            var part = number(parts[i]);
            if (part.isEmpty() || part.getAsLong() > partMax) {
                return Optional.empty();
            }
            address += last ? part.getAsLong() : part.getAsLong() << (PART_BITS * (PARTS_MAX - 1 - i));
        }
        return Optional.of((address >>> 24) + "." + (address >>> 16 & 0xFF) + "." + (address >>> 8 & 0xFF) + "."
                + (address & 0xFF));
    }

    private static String withoutFinalDot(String domain) {
        return domain.endsWith(".") ? domain.substring(0, domain.length() - 1) : domain;
    }

    /** The part's number; a number larger than any address if the part has too many digits; empty if it is not a number. */
    private static OptionalLong number(String part) {
        int radix = 10;
        var digits = part;
        if (part.startsWith("0x") || part.startsWith("0X")) {
            radix = 16;
            digits = part.substring(2);
        } else if (part.length() > 1 && part.charAt(0) == '0') {
            radix = 8;
            digits = part.substring(1);
        }
        if (part.isEmpty()) {
            return OptionalLong.empty();
        }
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) < 0x80 ? Character.digit(digits.charAt(i), radix) : -1;
            if (digit < 0) {
                return OptionalLong.empty();
            }
            value = Math.min(value * radix + digit, ADDRESS_MAX + 1);
        }
        return OptionalLong.of(value);
    }
}
