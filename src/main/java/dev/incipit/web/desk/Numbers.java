package dev.incipit.web.desk;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Numbers in paths and queries, which anybody may write. */
public final class Numbers {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,19}");

    private Numbers() {}

    /** A positive number of digits only. */
    public static OptionalLong id(String text) {
        if (!DIGITS.matcher(text).matches()) {
            return OptionalLong.empty();
        }
        try {
            long number = Long.parseLong(text);
            return number == 0 ? OptionalLong.empty() : OptionalLong.of(number);
        } catch (NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }

    /** The number of a page of a list, from 1; at most 10 000. */
    static int page(String text) {
        return Math.clamp(id(text).orElse(1), 1, 10_000);
    }
}
