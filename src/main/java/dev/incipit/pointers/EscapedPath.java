package dev.incipit.pointers;

import dev.incipit.url.PercentEncoding;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A URL path, escaped for places in which some of its characters have a meaning. A path in its percent-encoded
 * form is ASCII, but may hold dollar signs, quotes and braces.
 */
record EscapedPath(byte[] octets) {
    private static final int FIRST_BEYOND_ASCII = 0x80;

    static EscapedPath of(String path) {
        return new EscapedPath(PercentEncoding.octets(path));
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
