package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.WebUrl;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The dates of posts and events: in their addresses, as folders ({@code /2024/05/17/}) or before a name
 * ({@code /20240517-name}), or else in their metadata.
 */
public final class PageDates {
    private static final int YEAR_PARTS = 10_000;
    private static final int MONTH_PARTS = 100;

    /** Year, month and, if given, day. */
    private static final Pattern DATE =
            Pattern.compile("/((?:19|20)\\d\\d)[/_-](0?[1-9]|1[0-2])(?:[/_-](0?[1-9]|[12]\\d|3[01]))?(?=[/_.-]|$)"
                    + "|/((?:19|20)\\d\\d)(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?=[/_.-]|$)");

    private PageDates() {}

    /** Returns the date as a number that grows with time, 20240517; the day is 0 if the address has none. */
    public static OptionalInt of(WebUrl url) {
        var date = DATE.matcher(url.path());
        if (!date.find()) {
            return OptionalInt.empty();
        }
        boolean parted = date.group(1) != null;
        int first = parted ? 1 : 4;
        var day = date.group(first + 2);
        return OptionalInt.of(Integer.parseInt(date.group(first)) * YEAR_PARTS
                + Integer.parseInt(date.group(first + 1)) * MONTH_PARTS
                + (day == null ? 0 : Integer.parseInt(day)));
    }

    /** Returns the day in an address as ISO 8601 writes it, 2024-05-17. */
    public static Optional<String> day(WebUrl url) {
        int date = of(url).orElse(0);
        int day = date % MONTH_PARTS;
        return day == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT, "%d-%02d-%02d", date / YEAR_PARTS, date % YEAR_PARTS / MONTH_PARTS, day));
    }

    /** Returns the date of a page as {@link #of(WebUrl)}. */
    public static OptionalInt of(CrawledPage page) {
        var inAddress = of(page.url());
        return inAddress.isPresent()
                ? inAddress
                : page.metadata()
                        .date()
                        .map(day -> OptionalInt.of(
                                day.getYear() * YEAR_PARTS + day.getMonthValue() * MONTH_PARTS + day.getDayOfMonth()))
                        .orElse(OptionalInt.empty());
    }

    public static int year(int date) {
        return date / YEAR_PARTS;
    }

    /** Returns the date that is some years before another. */
    public static int yearsBefore(int date, int years) {
        return date - years * YEAR_PARTS;
    }
}
