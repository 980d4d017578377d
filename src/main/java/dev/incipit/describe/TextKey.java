package dev.incipit.describe;

import java.util.Locale;

/** What makes two texts the same to a reader: letters with their marks, and digits, in lower case. */
public final class TextKey {
    private TextKey() {}

    /** The words of a text, one space between them; empty where it has none. */
    public static String of(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}][^\\p{L}\\p{N}]*", " ")
                .strip();
    }
}
