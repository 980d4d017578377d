package dev.incipit.text;

import org.jsoup.nodes.Entities;

/** The backslash escapes and character references of Markdown (CommonMark §2.4 and §2.5), undone as in an address. */
public final class MarkdownEscapes {
    private static final String ESCAPABLE = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

    /** The longest name, CounterClockwiseContourIntegral, between its marks. */
    private static final int REFERENCE_CHARS_MAX = 33;

    private static final int DECIMAL_DIGITS_MAX = 7;
    private static final int HEX_DIGITS_MAX = 6;
    private static final String UNKNOWN = "\uFFFD";

    private MarkdownEscapes() {}

    /** Whether the character at this place is a backslash that escapes the next one. */
    public static boolean isAt(String text, int at) {
        return text.charAt(at) == '\\' && at + 1 < text.length() && ESCAPABLE.indexOf(text.charAt(at + 1)) >= 0;
    }

    public static String resolved(String text) {
        if (text.indexOf('\\') < 0 && text.indexOf('&') < 0) {
            return text;
        }
        var resolved = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            int end = text.charAt(at) == '&'
                    ? text.indexOf(';', at, Math.min(text.length(), at + REFERENCE_CHARS_MAX))
                    : -1;
            var meant = end < 0 ? "" : meant(text.substring(at + 1, end));
            if (meant.isEmpty()) {
                at += isAt(text, at) ? 1 : 0;
                resolved.append(text.charAt(at));
            } else {
                resolved.append(meant);
                at = end;
            }
        }
        return resolved.toString();
    }

    /** Returns the characters of a reference; empty if it is none. Without a semicolon, as in {@code ?a=1&copy=2}, it is none. */
    private static String meant(String reference) {
        if (!reference.startsWith("#")) {
            return Entities.getByName(reference);
        }
        boolean hex = reference.length() > 1 && (reference.charAt(1) | 0x20) == 'x';
        var digits = reference.substring(hex ? 2 : 1);
        boolean number = !digits.isEmpty()
                && digits.length() <= (hex ? HEX_DIGITS_MAX : DECIMAL_DIGITS_MAX)
                && digits.chars().allMatch(here -> here < 128 && Character.digit(here, hex ? 16 : 10) >= 0);
        if (!number) {
            return "";
        }
        int point = Integer.parseInt(digits, hex ? 16 : 10);
        boolean character = point > 0 && Character.isValidCodePoint(point) && (point >> 11) != 0x1B;
        return character ? Character.toString(point) : UNKNOWN;
    }
}
