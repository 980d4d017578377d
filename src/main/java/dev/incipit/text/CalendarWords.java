package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of months and of days of the week in thirteen languages, and the dates that are written with them. */
public final class CalendarWords {
    /**
     * Whole and short, by themselves and in dates, as Unicode's locale data has them. The packaged runtime has that of English only,
     * and looking for the others in it takes 25 ms.
     */
    private static final Set<String> WORDS =
            ShippedTables.of(CalendarWords.class).words("words");

    private static final Pattern GAP = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    /** As in 2026-12-05, 05/12/2026, 5.12.26 and 2026年12月5日. */
    private static final Pattern FIGURES =
            Pattern.compile("(?<!\\d)\\d{1,4}([./-])\\d{1,2}\\1\\d{2,4}(?!\\d)|\\d{1,2}月\\d{1,2}日");

    /** As in 5, 5., 5th and 1er. */
    private static final Pattern DAY = Pattern.compile("(?:[12]?\\d|3[01])(?:st|nd|rd|th|er)?");

    private CalendarWords() {}

    /** Whether a word, in lower case and without signs, is a month or a day, or short for one. */
    public static boolean is(String word) {
        return WORDS.contains(word);
    }

    /** Whether a text is nothing but months, days and figures: "October 2026". */
    public static boolean areAll(String text) {
        return GAP.splitAsStream(text.toLowerCase(Locale.ROOT))
                .allMatch(word -> word.isEmpty() || Character.isDigit(word.charAt(0)) || is(word));
    }

    /** Whether a text has a day of a month in figures, or beside the month's name. */
    public static boolean hasDate(String text) {
        if (FIGURES.matcher(text).find()) {
            return true;
        }
        var words = GAP.split(text.toLowerCase(Locale.ROOT));
        for (int i = 0; i < words.length; i++) {
            // "el 5 de diciembre".
            int before = i > 1 && words[i - 1].equals("de") ? i - 2 : i - 1;
            if (is(words[i]) && (isDay(words, before) || isDay(words, i + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDay(String[] words, int at) {
        return at >= 0 && at < words.length && DAY.matcher(words[at]).matches();
    }
}
