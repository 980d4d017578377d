package dev.incipit.pointers;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;

/**
 * A URL path, escaped for places in which some of its characters have a meaning. A path in its percent-encoded
 * form is ASCII, but may hold dollar signs, quotes and braces.
 */
record EscapedPath(byte[] octets) {
    private static final int FIRST_BEYOND_ASCII = 0x80;

    static EscapedPath of(String path) {
        var text = path.getBytes(StandardCharsets.UTF_8);
        var out = new ByteArrayOutputStream(text.length);
        for (int i = 0; i < text.length; i++) {
            if (text[i] == '%'
                    && i + 2 < text.length
                    && HexFormat.isHexDigit(text[i + 1])
                    && HexFormat.isHexDigit(text[i + 2])) {
                out.write(HexFormat.fromHexDigit(text[i + 1]) << 4 | HexFormat.fromHexDigit(text[i + 2]));
                i += 2;
            } else {
                out.write(text[i]);
            }
        }
        return new EscapedPath(out.toByteArray());
    }

    /** In an address: everything but unreserved characters and slashes is percent-encoded (RFC 3986 §2.3). */
    String inAddress() {
        return written("%%%02X", true);
    }

    /**
     * In a regular expression that compares octets, as PCRE does without its UTF mode. It holds no character that a
     * configuration would read as its own.
     */
    String inOctetPattern() {
        return written("\\x%02x", true);
    }

    /** In a regular expression of RE2, which compares characters. */
    String inCharacterPattern() {
        return written("\\x%02x", false);
    }

    private String written(String escape, boolean escapesBeyondAscii) {
        var out = new ByteArrayOutputStream(octets.length);
        for (byte octet : octets) {
            int value = Byte.toUnsignedInt(octet);
            if (isPlain(value) || (value >= FIRST_BEYOND_ASCII && !escapesBeyondAscii)) {
                out.write(value);
            } else if (value == '.') {
                out.writeBytes((escape.startsWith("%") ? "." : "[.]").getBytes(StandardCharsets.US_ASCII));
            } else {
                out.writeBytes(String.format(Locale.ROOT, escape, value).getBytes(StandardCharsets.US_ASCII));
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static boolean isPlain(int value) {
        return (value >= 'a' && value <= 'z')
                || (value >= 'A' && value <= 'Z')
                || (value >= '0' && value <= '9')
                || value == '/'
                || value == '-'
                || value == '_'
                || value == '~';
    }
}
