package dev.incipit.html;

import java.util.List;
import java.util.Locale;

/**
 * Knows bytes that are no text although they are declared a page: another compression, a picture, a program. The binary data bytes
 * are those of the WHATWG MIME sniffing standard; there one is enough, but only where no type is declared. Of what is declared a page
 * a browser shows the rest, so here a share of them counts. Pure.
 */
final class BinaryBytes {
    private static final int BYTES_MAX = 4_096;

    /** Of random bytes 1 in 10 is one, NUL not counted; of text none. */
    private static final int SHARE = 32;

    private static final int COUNT_MIN = 4;

    /** NUL bytes of a text that is no UTF-16 are somebody's fault; of a file of zeros they are most. */
    private static final int NUL_SHARE = 4;

    /** How archives, documents and pictures begin; none of it is markup. */
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

    /** Whether a body is binary. */
    static boolean are(byte[] body, String contentType) {
        if (BEGINNINGS.stream().anyMatch(beginning -> begins(body, beginning))) {
            return true;
        }
        // Of UTF-16 every second byte may be anything.
        return !isWide(body, contentType) && hasBinaryShare(body);
    }

    private static boolean begins(byte[] body, String beginning) {
        boolean begins = body.length >= beginning.length();
        for (int i = 0; begins && i < beginning.length(); i++) {
            begins = (body[i] & 0xFF) == beginning.charAt(i);
        }
        return begins;
    }

    private static boolean isWide(byte[] body, String contentType) {
        boolean marked = body.length > 1 && (body[0] & 0xFF) + (body[1] & 0xFF) == 0xFF + 0xFE;
        return marked || contentType.toLowerCase(Locale.ROOT).contains("utf-16");
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
        // UTF-16 without a mark has them all on one side.
        boolean zeros = Math.min(nulls[0], nulls[1]) * NUL_SHARE * 2 > length;
        return zeros || (binary >= COUNT_MIN && binary * SHARE > length);
    }

    private static boolean isBinary(int octet) {
        return (octet >= 0x01 && octet <= 0x08)
                || octet == 0x0B
                || (octet >= 0x0E && octet <= 0x1A)
                || (octet >= 0x1C && octet <= 0x1F);
    }
}
