package dev.incipit.generate.survey;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names that only a date or a number tells apart: "Select Board – November 16, 2026", "Bulletin 48". */
final class DatedNames {
    private static final List<Locale> LANGUAGES = Stream.of(
                    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ja", "zh", "ko", "ar")
            .map(Locale::of)
            .toList();

    private static final List<TextStyle> STYLES =
            List.of(TextStyle.FULL, TextStyle.SHORT, TextStyle.FULL_STANDALONE, TextStyle.SHORT_STANDALONE);

    private static final Pattern GAP = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern DIGIT = Pattern.compile("\\p{N}");
    private static final Set<String> CALENDAR = calendar();

    private DatedNames() {}

    /** Returns the words of a name without months, days and what has a digit; equal for names that only these tell apart. */
    static String undated(String name) {
        return GAP.splitAsStream(name.toLowerCase(Locale.ROOT))
                .filter(word -> !DIGIT.matcher(word).find() && !CALENDAR.contains(word))
                .collect(Collectors.joining(" "));
    }

    private static Set<String> calendar() {
        var words = new HashSet<String>();
        for (var language : LANGUAGES) {
            for (var style : STYLES) {
                Stream.of(Month.values())
                        .map(month -> month.getDisplayName(style, language))
                        .forEach(words::add);
                Stream.of(DayOfWeek.values())
                        .map(day -> day.getDisplayName(style, language))
                        .forEach(words::add);
            }
        }
        return words.stream()
                .map(word -> GAP.matcher(word.toLowerCase(Locale.ROOT)).replaceAll(""))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }
}
