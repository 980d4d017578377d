package dev.incipit.url;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Percent-encodes by the URL standard §1.3: one set of characters per component, everything beyond ASCII as UTF-8. */
public enum PercentEncoding {
    FRAGMENT(" \"<>`"),
    /** The special-query set: http and https encode the apostrophe too. */
    QUERY(" \"#<>'"),
    PATH(" \"#<>?^`{}"),
    USER_INFO(" \"#<>?^`{}/:;=@[\\]|"),
    /** Characters that the JDK's {@code URI} rejects although browsers send them unencoded. */
    JDK("\"<>\\^`{|}[] "),
    JDK_HOST("\"`{}");

    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final int FIRST_BEYOND_ASCII = 0x7F;
    private static final int REPLACEMENT = 0xFFFD;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;

    private static final Pattern LONE_PERCENT = Pattern.compile("%(?![0-9a-fA-F]{2})");

    private final String encoded;

    PercentEncoding(String encoded) {
        this.encoded = encoded;
    }

    /** Encodes the characters of this set; existing escapes stay as they are. */
    String encode(String text) {
        int clean = 0;
        while (clean < text.length() && !isEncoded(text.charAt(clean))) {
            clean++;
        }
        if (clean == text.length()) {
            return text;
        }
        var out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> {
            if (!isEncoded(point)) {
                out.append((char) point);
            } else if (point < FIRST_BEYOND_ASCII) {
                HEX.toHexDigits(out.append('%'), (byte) point);
            } else {
                for (byte octet : new String(Character.toChars(scalar(point))).getBytes(StandardCharsets.UTF_8)) {
                    HEX.toHexDigits(out.append('%'), octet);
                }
            }
        });
        return out.toString();
    }

    private boolean isEncoded(int point) {
        return point < ' ' || point >= FIRST_BEYOND_ASCII || encoded.indexOf(point) >= 0;
    }

    private static int scalar(int point) {
        // A lone surrogate has no UTF-8 form; the standard's encoder writes the replacement character.
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? REPLACEMENT : point;
    }

    /** Decodes every well-formed escape as UTF-8; malformed UTF-8 becomes U+FFFD. */
    static String decode(String text) {
        return text.indexOf('%') < 0 ? text : new String(octets(text), StandardCharsets.UTF_8);
    }

    /** The octets of a text in UTF-8, every well-formed escape decoded. */
    public static byte[] octets(String text) {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        var out = new ByteArrayOutputStream(octets.length);
        for (int i = 0; i < octets.length; i++) {
            if (octets[i] == '%'
                    && i + 2 < octets.length
                    && HexFormat.isHexDigit(octets[i + 1])
                    && HexFormat.isHexDigit(octets[i + 2])) {
                out.write(HexFormat.fromHexDigit(octets[i + 1]) << 4 | HexFormat.fromHexDigit(octets[i + 2]));
                i += 2;
            } else {
                out.write(octets[i]);
            }
        }
        return out.toByteArray();
    }

    /** Decodes a segment for display; unchanged if its octets are not UTF-8, are invisible, or would split the segment. */
    static String readable(String text) {
        var decoded = decode(text);
        return decoded.codePoints().anyMatch(PercentEncoding::isUnseen) ? text : decoded;
    }

    private static boolean isUnseen(int point) {
        // Persian and the scripts of India use joiners in spelling.
        boolean joins = point == ZERO_WIDTH_NON_JOINER || point == ZERO_WIDTH_NON_JOINER + 1;
        return point == '/' || point == REPLACEMENT || (UnseenCharacters.isOne(point) && !joins);
    }

    /** Encodes percent signs that do not begin an escape. */
    static String encodeLonePercents(String text) {
        return LONE_PERCENT.matcher(text).replaceAll("%25");
    }

    /** Whether an escape begins here: a percent sign and two hexadecimal digits (RFC 3986 §2.1). */
    public static boolean isEscape(String text, int at) {
        return text.charAt(at) == '%'
                && at + 2 < text.length()
                && HexFormat.isHexDigit(text.charAt(at + 1))
                && HexFormat.isHexDigit(text.charAt(at + 2));
    }

    /** Whether a character means the same encoded or not (RFC 3986 §2.3). */
    public static boolean isUnreserved(char c) {
        return c < FIRST_BEYOND_ASCII && (Character.isLetterOrDigit(c) || "-._~".indexOf(c) >= 0);
    }
}
