package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.TextSize;
import java.util.Locale;

/** Normalizes texts for comparison: to their letters and digits, or to their words. */
public final class ComparedText {
    private ComparedText() {}

    /**
     * Letters and digits in lower case, with the combining vowel signs of many scripts and what distinguishes C, C++ and C#.
     */
    public static String letters(String text) {
        var letters = new StringBuilder(text.length());
        text.codePoints().filter(ComparedText::tellsApart).forEach(letters::appendCodePoint);
        return letters.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean tellsApart(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> Character.isLetterOrDigit(point) || point == '+' || point == '#';
        };
    }

    /** Lower case, single spaces between words, no emphasis marks. */
    public static String plain(String text) {
        // White space shrinks to one character, so the result is never longer than the text.
        var kept = new StringBuilder(text.length());
        boolean gap = false;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            if (Character.isWhitespace(here)) {
                gap = true;
            } else if (here != '*' && here != '_' && here != '`') {
                if (gap && !kept.isEmpty()) {
                    kept.append(' ');
                }
                kept.append(here);
                gap = false;
            }
        }
        return kept.toString().toLowerCase(Locale.ROOT);
    }

    /** {@link #plain} without the punctuation that may end a name or a sentence. */
    public static String ofName(String text) {
        return withoutEnd(plain(text));
    }

    /** Removes the punctuation that may end a name or a sentence. */
    static String withoutEnd(String name) {
        return name.substring(0, CharacterRuns.start(name, name.length(), here -> ".…!>»→ ".indexOf(here) >= 0));
    }

    /** Characters as a reader counts them. */
    public static int count(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Characters, of which those of Han, kana and hangul count as two, since one of them says what two letters say. */
    public static int width(String text) {
        return count(text) + TextSize.wide(text);
    }

    /** The width in words, such as "7 characters" or "14 characters (a Han character counts as two)". */
    public static String counted(String text) {
        int width = width(text);
        return width
                + (width == 1 ? " character" : " characters")
                + (TextSize.wide(text) > 0 ? " (Han, kana and hangul count as two)" : "");
    }
}
