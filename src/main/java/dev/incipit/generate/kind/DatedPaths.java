package dev.incipit.generate.kind;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads dates in the parts of a path: {@code /2024/05/17/}. */
final class DatedPaths {
    private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");
    private static final Pattern MONTH_OR_DAY = Pattern.compile("\\d{1,2}");

    private DatedPaths() {}

    static boolean isYear(String segment) {
        return YEAR.matcher(segment).matches();
    }

    /** Whether a segment behind a year may be that of a month or a day; a time or the number of a post has more digits. */
    static boolean isMonthOrDay(String segment) {
        return MONTH_OR_DAY.matcher(segment).matches();
    }

    /** Whether a path ends in year, month and day. */
    static boolean endInDay(List<String> segments) {
        int day = segments.size() - 1;
        return day >= 2
                && isYear(segments.get(day - 2))
                && isMonthOrDay(segments.get(day - 1))
                && isMonthOrDay(segments.get(day));
    }

    /** Whether a path has a year and a month: {@code /2024/05/17/title}. */
    static boolean areDated(List<String> segments) {
        return IntStream.range(1, segments.size())
                .anyMatch(i -> isYear(segments.get(i - 1)) && isMonthOrDay(segments.get(i)));
    }
}
