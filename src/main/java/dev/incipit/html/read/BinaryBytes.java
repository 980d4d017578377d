package dev.incipit.html.read;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Recognises bodies that are declared as a page but hold binary data: another compression, an image, an executable. The binary
 * data bytes are those of the WHATWG MIME Sniffing Standard. There a single one decides, but only if no type is declared.
 * Browsers render a body that is declared as a page, so here only a share of such bytes decides. Pure.
 */
public final class BinaryBytes {
    private static final int BYTES_MAX = 4_096;

    /** One in ten random bytes is a binary data byte, NUL not counted. Text has none. */
    private static final int SHARE = 32;

    private static final int COUNT_MIN = 4;

    /** A few NULs in text that is not UTF-16 are an author's mistake. In a file of zeros they are the majority. */
    private static final int NUL_SHARE = 4;

    private static final int BEGINNING_MAX = 8;

    /** How archives, documents and images begin. No markup begins like this. */
    private static final List<String> BEGINNINGS = List.of(
            "\u001F\u008B\b",
            "PK\u0003\u0004",
            "%PDF-",
            "\u0089PNG\r\n",
            "\u00FF\u00D8\u00FF",
            "GIF8",
            "(\u00B5/\u00FD",
            "BZh9",
            "\u00FD7zXZ\0",
            "\u007FELF");

    private BinaryBytes() {}

    public static boolean are(byte[] body, String contentType) {
        var start = new String(body, 0, Math.min(body.length, BEGINNING_MAX), StandardCharsets.ISO_8859_1);
        // In UTF-16 every other byte can have any value.
        boolean wide =
                isMarkedWide(body) || contentType.toLowerCase(Locale.ROOT).contains("utf-16");
        return BEGINNINGS.stream().anyMatch(start::startsWith) || (!wide && hasBinaryShare(body));
    }

    /** Whether the body has the byte order mark of UTF-16. */
    public static boolean isMarkedWide(byte[] body) {
        return body.length > 1 && (body[0] & 0xFF) + (body[1] & 0xFF) == 0xFF + 0xFE;
    }

    private static boolean hasBinaryShare(byte[] body) {
        int length = Math.min(body.length, BYTES_MAX);
        int binary = 0;
        int[] nulls = {0, 0};
        for (int i = 0; i < length; i++) {
            int octet = body[i] & 0xFF;
            nulls[i & 1] += octet == 0 ? 1 : 0;
            binary += isBinary(octet) ? 1 : 0;
        }
        // UTF-16 without a byte order mark has all its NULs at even or all at odd offsets.
        boolean zeros = Math.min(nulls[0], nulls[1]) * NUL_SHARE * 2 > length;
        return zeros || (binary >= COUNT_MIN && binary * SHARE > length);
    }

    /** Whether it is a binary data byte other than NUL (MIME Sniffing §3). */
    public static boolean isBinary(int octet) {
        return (octet >= 0x01 && octet <= 0x08)
                || octet == 0x0B
                || (octet >= 0x0E && octet <= 0x1A)
                || (octet >= 0x1C && octet <= 0x1F);
    }
}
