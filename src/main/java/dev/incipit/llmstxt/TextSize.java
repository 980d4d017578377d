package dev.incipit.llmstxt;

/** Sizes of a text as readers of the format count them. */
public final class TextSize {
    private static final int PER_TOKEN = 4;

    /** No script that is counted double begins below (Hangul Jamo). */
    private static final int WIDE_FIRST = 0x1100;

    /** Katakana's mark for a long vowel, which Unicode assigns to no script. */
    private static final int LONG_VOWEL = 0x30FC;

    private TextSize() {}

    /**
     * About how many tokens a text takes: characters ÷ 4, or bytes ÷ 4 where more than a third of the letters are Han, kana or
     * hangul (checks.md §11).
     */
    public static long tokens(String text) {
        int wide = wide(text);
        boolean mostlyWide = wide > 0
                && wide * 3L > text.codePoints().filter(Character::isLetter).count();
        long size = mostlyWide ? FullTextWriter.sizeBytes(text) : text.codePointCount(0, text.length());
        return Math.ceilDiv(size, (long) PER_TOKEN);
    }

    /** How many characters are Han, kana or hangul. */
    public static int wide(String text) {
        int wide = 0;
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) < WIDE_FIRST) {
                continue;
            }
            int point = text.codePointAt(at);
            at += Character.charCount(point) - 1;
            wide += isWide(point) ? 1 : 0;
        }
        return wide;
    }

    private static boolean isWide(int point) {
        return point >= WIDE_FIRST
                && switch (Character.UnicodeScript.of(point)) {
                    case HAN, HIRAGANA, KATAKANA, HANGUL -> true;
                    default -> point == LONG_VOWEL;
                };
    }
}
