package dev.incipit.generate.survey;

import dev.incipit.text.CalendarWords;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names that only a date or a number tells apart: "Select Board – November 16, 2026", "Bulletin 48". */
final class DatedNames {
    private static final Pattern GAP = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern DIGIT = Pattern.compile("\\p{N}");

    private DatedNames() {}

    /** Returns the words of a name without months, days and what has a digit; equal for names that only these tell apart. */
    static String undated(String name) {
        return GAP.splitAsStream(name.toLowerCase(Locale.ROOT))
                .filter(word -> !DIGIT.matcher(word).find() && !CalendarWords.is(word))
                .collect(Collectors.joining(" "));
    }
}
