package dev.incipit.describe;

import dev.incipit.compute.Budget;
import java.util.List;
import java.util.Locale;

/** Reduces texts to what makes them equal to a reader: letters with their marks, and digits, in lower case. */
public final class TextKey {
    private static final int CHARACTERS_OF_A_STEP = 50;

    private TextKey() {}

    /** Returns the words of a text, separated by single spaces; empty if it has none. */
    public static String of(String text) {
        Budget.steps(1 + text.length() / CHARACTERS_OF_A_STEP);
        var lower = text.toLowerCase(Locale.ROOT);
        var key = new StringBuilder(lower.length());
        boolean gap = false;
        int next;
        for (int at = 0; at < lower.length(); at = next) {
            int sign = lower.codePointAt(at);
            next = at + Character.charCount(sign);
            switch (kindOf(sign)) {
                case WORD -> {
                    if (gap && !key.isEmpty()) {
                        key.append(' ');
                    }
                    gap = false;
                    key.appendCodePoint(sign);
                }
                case MARK -> {
                    // A mark on a blank has no meaning.
                    if (!gap) {
                        key.appendCodePoint(sign);
                    }
                }
                case GAP -> gap = true;
            }
        }
        return key.toString();
    }

    /** Returns the words of a text; a single empty one if it has none. */
    public static List<String> words(String text) {
        return List.of(of(text).split(" "));
    }

    /** Returns the letters, marks and digits of a text without anything between them. */
    public static String letters(String text) {
        return of(text).replace(" ", "");
    }

    private enum Kind {
        WORD,
        MARK,
        GAP
    }

    private static Kind kindOf(int sign) {
        return switch (Character.getType(sign)) {
            case Character.UPPERCASE_LETTER,
                    Character.LOWERCASE_LETTER,
                    Character.TITLECASE_LETTER,
                    Character.MODIFIER_LETTER,
                    Character.OTHER_LETTER,
                    Character.DECIMAL_DIGIT_NUMBER,
                    Character.LETTER_NUMBER,
                    Character.OTHER_NUMBER -> Kind.WORD;
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> Kind.MARK;
            default -> Kind.GAP;
        };
    }
}
