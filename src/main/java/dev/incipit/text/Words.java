package dev.incipit.text;

import dev.incipit.compute.Budget;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * Splits text into words: runs of letters, digits and other numbers, with their marks. In scripts without spaces each letter is
 * passed on as a word, and a fixed number of letters counts as one word. A dictionary (ICU's {@code BreakIterator}) would find
 * the true words, but slower, and others with each release, while the same site must give the same bytes; an average suffices
 * for lengths and similarity. Pure.
 */
public final class Words {
    /** The tables of Unicode are slow in the first seconds of a process, and most characters lie below this. */
    private static final int ASCII_END = 0x80;

    /** No script below this code point (Thai) is written without spaces; most texts have nothing above it. */
    private static final int UNSPACED_FIRST = 0x0E00;

    /** Fractions of a word, so that letters of several scripts add up: the least common multiple of all letters per word. */
    private static final int PARTS_OF_A_WORD = 6;

    /** Katakana's mark for a long vowel, which Unicode assigns to no script. */
    private static final int LONG_VOWEL = 0x30FC;

    private static final int LONG_VOWEL_HALF_WIDTH = 0xFF70;

    /** Of the FNV-1a hash. */
    private static final long OFFSET = 0xcbf29ce484222325L;

    private static final long PRIME = 0x100000001b3L;

    private Words() {}

    /** The words of a table, separated by white space, as a set. */
    public static Set<String> table(String words) {
        return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    }

    /** A constant as it is written in settings, in the store and on the wire: in lower case. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The beginning of a text, at most so long, and without half a character at its end. */
    public static String beginning(String text, int unitsMax) {
        if (text.length() <= unitsMax) {
            return text;
        }
        boolean half = unitsMax > 0 && Character.isHighSurrogate(text.charAt(unitsMax - 1));
        return text.substring(0, half ? unitsMax - 1 : unitsMax);
    }

    /** Returns the text, or its beginning and an ellipsis if it is longer. */
    public static String shortened(String text, int unitsMax) {
        return text.length() <= unitsMax ? text : beginning(text, unitsMax).stripTrailing() + "…";
    }

    public static String capitalized(String text) {
        int end = text.isEmpty() ? 0 : Character.charCount(text.codePointAt(0));
        return text.substring(0, end).toUpperCase(Locale.ROOT) + text.substring(end);
    }

    /** The number of words in a text; a remaining fraction counts as one. */
    public static int count(String text) {
        int words = 0;
        long parts = 0;
        boolean inWord = false;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int sign = text.codePointAt(at);
            next = at + Character.charCount(sign);
            if (isSpoken(sign)) {
                boolean unspaced = isUnspaced(sign);
                parts += unspaced ? PARTS_OF_A_WORD / lettersPerWord(sign) : 0;
                words += unspaced || inWord ? 0 : 1;
                inWord = !unspaced;
            } else {
                inWord = inWord && isMark(sign);
            }
        }
        return words + (int) Math.ceilDiv(parts, PARTS_OF_A_WORD);
    }

    /** Passes on each word in order, as a number that ignores case. */
    public static void forEach(String text, LongConsumer words) {
        long word = OFFSET;
        boolean inWord = false;
        boolean alone = false;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int sign = text.codePointAt(at);
            next = at + Character.charCount(sign);
            boolean spoken = isSpoken(sign);
            boolean unspaced = spoken && isUnspaced(sign);
            if (inWord && !isMark(sign) && (!spoken || unspaced || alone)) {
                Budget.step();
                words.accept(word);
                word = OFFSET;
                inWord = false;
            }
            if (spoken) {
                inWord = true;
                alone = unspaced;
            }
            if (inWord) {
                word = (word ^ Character.toLowerCase(sign)) * PRIME;
            }
        }
        if (inWord) {
            words.accept(word);
        }
    }

    /**
     * Whether a code point is of a script without spaces between words. Korean has them, and Tibetan separates syllables, which
     * count as words, as they do in Vietnamese.
     */
    public static boolean isUnspaced(int codePoint) {
        return codePoint >= UNSPACED_FIRST && lettersPerWord(codePoint) > 0;
    }

    /**
     * Whether a code point is of a script in which a known word may be part of a run of letters: one without spaces or, like
     * Korean and Tibetan, one that attaches to a word what other scripts separate.
     */
    public static boolean isGlued(int codePoint) {
        return codePoint >= UNSPACED_FIRST
                && switch (Character.UnicodeScript.of(codePoint)) {
                    case HANGUL, TIBETAN -> true;
                    default -> lettersPerWord(codePoint) > 0;
                };
    }

    /** On average and without marks; 0 for scripts with spaces. */
    private static int lettersPerWord(int codePoint) {
        return switch (Character.UnicodeScript.of(codePoint)) {
            case HAN, HIRAGANA, KATAKANA, KHMER, MYANMAR -> 2;
            case THAI, LAO -> 3;
            default -> codePoint == LONG_VOWEL || codePoint == LONG_VOWEL_HALF_WIDTH ? 2 : 0;
        };
    }

    public static boolean isAsciiLetter(int codePoint) {
        int lower = codePoint | 0x20;
        return lower >= 'a' && lower <= 'z';
    }

    public static boolean isAsciiDigit(int codePoint) {
        return codePoint >= '0' && codePoint <= '9';
    }

    /** Letters, and numbers of any kind. */
    private static boolean isSpoken(int codePoint) {
        if (codePoint < ASCII_END) {
            return isAsciiLetter(codePoint) || isAsciiDigit(codePoint);
        }
        return Character.isLetterOrDigit(codePoint)
                || switch (Character.getType(codePoint)) {
                    case Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
                    default -> false;
                };
    }

    /** Accents and vowel signs, which belong to a letter and do not separate words. */
    private static boolean isMark(int codePoint) {
        return codePoint >= ASCII_END
                && switch (Character.getType(codePoint)) {
                    case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> true;
                    default -> false;
                };
    }
}
