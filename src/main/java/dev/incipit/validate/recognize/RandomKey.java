package dev.incipit.validate.recognize;

import java.util.List;
import java.util.Locale;

/** Tells random keys from words and from the samples of manuals. */
public final class RandomKey {
    private static final List<String> SAMPLE_WORDS = List.of(
            "your", "example", "sample", "test", "demo", "dummy", "xxxx", "00000000", "123456789", "placeholder");

    private RandomKey() {}

    /** Whether digits and letters are mixed as in a random key, and no word marks a sample. */
    public static boolean isReal(String value) {
        return value.chars().anyMatch(Character::isDigit)
                && value.chars().anyMatch(Character::isLetter)
                && !isSample(value);
    }

    /** Whether a word marks a sample. */
    public static boolean isSample(String value) {
        var lower = value.toLowerCase(Locale.ROOT);
        return SAMPLE_WORDS.stream().anyMatch(lower::contains);
    }

    /** Whether a character may be one of a key. */
    public static boolean isPart(int here) {
        return Character.isLetterOrDigit(here) || here == '_' || here == '-';
    }
}
