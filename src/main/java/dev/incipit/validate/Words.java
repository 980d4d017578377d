package dev.incipit.validate;

import java.util.Locale;

/** Texts as they are compared: by their letters and digits, or by their words. */
final class Words {
    private Words() {}

    /** Letters and digits in lower case. */
    static String letters(String text) {
        var letters = new StringBuilder(text.length());
        text.codePoints().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
        return letters.toString().toLowerCase(Locale.ROOT);
    }

    /** Lower case, one space between words, marks of emphasis dropped. */
    static String plain(String text) {
        // A gap takes the place of white space, so that no more is kept than there was.
        var kept = new char[text.length()];
        int count = 0;
        boolean gap = false;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            if (Character.isWhitespace(here)) {
                gap = true;
            } else if (here != '*' && here != '_' && here != '`') {
                if (gap && count > 0) {
                    kept[count++] = ' ';
                }
                kept[count++] = here;
                gap = false;
            }
        }
        return new String(kept, 0, count).toLowerCase(Locale.ROOT);
    }

    /** Characters as a reader counts them. */
    static int count(String text) {
        return text.codePointCount(0, text.length());
    }
}
