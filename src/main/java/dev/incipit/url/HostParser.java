package dev.incipit.url;

import com.ibm.icu.text.IDNA;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Parses hosts of http(s) URLs (URL standard §3.5): names to ASCII by UTS 46, IPv4 in any notation, IPv6 in brackets. */
final class HostParser {
    /** Forbidden domain code points besides the controls. */
    private static final String FORBIDDEN = " #/:<>?@[\\]^|%\u007F";

    /**
     * Errors that the standard ignores with beStrict false: lengths and hyphens (CheckHyphens and VerifyDnsLength are off). The
     * code that connects to the name checks these.
     */
    private static final Set<IDNA.Error> TOLERATED = EnumSet.of(
            IDNA.Error.EMPTY_LABEL,
            IDNA.Error.LABEL_TOO_LONG,
            IDNA.Error.DOMAIN_NAME_TOO_LONG,
            IDNA.Error.LEADING_HYPHEN,
            IDNA.Error.TRAILING_HYPHEN,
            IDNA.Error.HYPHEN_3_4);

    /** Longer names are rejected; RFC 1035 §2.3.4 allows 255 octets. */
    private static final int LENGTH_MAX = 2_048;

    /** ICU throws on longer names. */
    private static final int UNICODE_LENGTH_MAX = 1_000;

    private HostParser() {}

    static Optional<String> parse(String text) {
        if (text.isEmpty() || text.length() > LENGTH_MAX) {
            return Optional.empty();
        }
        if (text.charAt(0) == '[') {
            return text.endsWith("]") ? Ipv6.parse(text.substring(1, text.length() - 1)) : Optional.empty();
        }
        return toAscii(PercentEncoding.decode(text))
                .filter(domain -> domain.chars().allMatch(HostParser::isAllowed))
                .flatMap(domain -> Ipv4.endsInNumber(domain) ? Ipv4.parse(domain) : Optional.of(domain));
    }

    private static Optional<String> toAscii(String domain) {
        var lower = domain.toLowerCase(Locale.ROOT);
        boolean plain = domain.chars().allMatch(c -> c < 0x80);
        if (plain && !lower.startsWith("xn--") && !lower.contains(".xn--")) {
            return Optional.of(lower);
        }
        if (domain.length() > UNICODE_LENGTH_MAX) {
            return Optional.empty();
        }
        var ascii = new StringBuilder();
        var info = new IDNA.Info();
        Idna.UTS46.nameToASCII(domain, ascii, info);
        return TOLERATED.containsAll(info.getErrors()) && !ascii.isEmpty()
                ? Optional.of(ascii.toString())
                : Optional.empty();
    }

    private static boolean isAllowed(int character) {
        return character > ' ' && FORBIDDEN.indexOf(character) < 0;
    }

    /** Loaded only for a name that needs it, because ICU's tables cost some milliseconds and megabytes. */
    private static final class Idna {
        static final IDNA UTS46 = IDNA.getUTS46Instance(IDNA.CHECK_BIDI
                | IDNA.CHECK_CONTEXTJ
                | IDNA.NONTRANSITIONAL_TO_ASCII
                | IDNA.NONTRANSITIONAL_TO_UNICODE);
    }
}
