package dev.incipit.validate.subject;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Bytes decoded as text (checks.md §1.1): UTF-8, errors replaced and recorded, cut at the last line end within 512 000 bytes.
 *
 * @param text without a byte-order mark
 * @param bytes size of the linted part, without the mark
 * @param sizeBytes size of the input, without the mark; more than {@code bytes} if it was cut
 * @param invalidAt offset of the file's first byte that is not UTF-8, or -1
 * @param invalidLine line of that byte, from 1
 */
public record SourceText(String text, int bytes, long sizeBytes, int invalidAt, int invalidLine) {
    /** The 500 KB of the interface, as decisions §6 counts them. */
    public static final int BYTES_MAX = 512_000;

    /** LF, CRLF or CR. */
    public static final Pattern LINE_END = Pattern.compile("\\r\\n?+|\\n");

    /** Stands in the decoded text for bytes that are not UTF-8, and may stand in a file itself. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    /** How much of a file is read: one extra byte shows whether the text goes on. */
    public static final int BYTES_READ_MAX = BYTE_ORDER_MARK.length + BYTES_MAX + 1;

    public static SourceText of(byte[] file) {
        int start = Math.min(file.length, BYTE_ORDER_MARK.length);
        int mark = Arrays.equals(Arrays.copyOf(file, start), BYTE_ORDER_MARK) ? start : 0;
        byte[] given = mark == 0 ? file : Arrays.copyOfRange(file, mark, file.length);
        var linted = given.length <= BYTES_MAX ? given : Arrays.copyOf(given, cut(given));
        var text = new String(linted, StandardCharsets.UTF_8);
        int invalidAt = text.indexOf(REPLACEMENT) < 0 ? -1 : invalidAt(linted);
        return new SourceText(
                text,
                linted.length,
                given.length,
                invalidAt < 0 ? -1 : mark + invalidAt,
                invalidAt < 0 ? 0 : lineOf(linted, invalidAt));
    }

    private static int invalidAt(byte[] bytes) {
        var in = ByteBuffer.wrap(bytes);
        var result = StandardCharsets.UTF_8.newDecoder().decode(in, CharBuffer.allocate(bytes.length + 1), true);
        return result.isError() ? in.position() : -1;
    }

    /** Whether the text exceeds 512 000 bytes. */
    public boolean oversized() {
        return sizeBytes > BYTES_MAX;
    }

    /** Cuts after the last line end within the bound or, if there is none, after the last whole character. */
    private static int cut(byte[] given) {
        for (int at = BYTES_MAX - 1; at >= 0; at--) {
            if (given[at] == '\n' || given[at] == '\r') {
                return at + 1;
            }
        }
        int at = BYTES_MAX;
        while (at > 0 && (given[at] & 0xC0) == 0x80) {
            at--;
        }
        return at;
    }

    /** The line of a byte that is no line end. */
    private static int lineOf(byte[] bytes, int offset) {
        return Math.toIntExact(new String(bytes, 0, offset + 1, StandardCharsets.ISO_8859_1)
                .lines()
                .count());
    }
}
