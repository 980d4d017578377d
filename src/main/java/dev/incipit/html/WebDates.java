package dev.incipit.html;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Parses the dates of sitemaps (W3C Datetime, from a year to a point in time), and those of feeds, headers and robots metas
 * (RFC 822, RFC 850 and their successors). A date without a time is its first second, UTC.
 */
public final class WebDates {
    private static final int CHARACTERS_MAX = 40;

    /** RFC 5322 §4.3. Any other zone name is treated as UTC. */
    private static final Map<String, ZoneOffset> ZONES = Map.of(
            "EDT", ZoneOffset.ofHours(-4),
            "EST", ZoneOffset.ofHours(-5),
            "CDT", ZoneOffset.ofHours(-5),
            "CST", ZoneOffset.ofHours(-6),
            "MDT", ZoneOffset.ofHours(-6),
            "MST", ZoneOffset.ofHours(-7),
            "PDT", ZoneOffset.ofHours(-7),
            "PST", ZoneOffset.ofHours(-8));

    /** RFC 5322 §4.3: two-digit years start at 1950. */
    private static final int FIRST_SHORT_YEAR = 1950;

    /** {@code 6 Nov 1994 08:49:37} and {@code 06-Nov-94 08:49}. */
    private static final DateTimeFormatter SPELLED = new DateTimeFormatterBuilder()
            .parseCaseInsensitive()
            .appendPattern("d[ ][-][MMMM][MMM][ ][-][uuuu]")
            .optionalStart()
            .appendValueReduced(ChronoField.YEAR, 2, 2, FIRST_SHORT_YEAR)
            .optionalEnd()
            .appendPattern("[ H:mm[:ss]]")
            .parseDefaulting(ChronoField.HOUR_OF_DAY, 0)
            .parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0)
            .parseDefaulting(ChronoField.SECOND_OF_MINUTE, 0)
            .toFormatter(Locale.ENGLISH);

    private static final List<Function<String, Instant>> FORMS = List.of(
            text -> OffsetDateTime.parse(text).toInstant(),
            text -> LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC),
            WebDates::spelled,
            text -> LocalDateTime.parse(text.replace(' ', 'T')).toInstant(ZoneOffset.UTC),
            text -> YearMonth.parse(text).atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC),
            text -> Year.parse(text).atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC));

    private WebDates() {}

    /** Parses a date in any of these formats; empty if it has none of them. */
    public static Optional<Instant> parse(String text) {
        var trimmed = text.strip();
        if (trimmed.isEmpty() || trimmed.length() > CHARACTERS_MAX) {
            return Optional.empty();
        }
        return FORMS.stream().flatMap(form -> parsed(form, trimmed).stream()).findFirst();
    }

    private static Optional<Instant> parsed(Function<String, Instant> form, String text) {
        try {
            return Optional.of(form.apply(text));
        } catch (DateTimeException other) {
            return Optional.empty();
        }
    }

    /** Ignores the weekday, which is redundant and sometimes wrong. */
    private static Instant spelled(String text) {
        var date = text.substring(text.indexOf(',') + 1).strip();
        int last = date.lastIndexOf(' ') + 1;
        boolean zoned = last > 0 && !Character.isDigit(date.charAt(last));
        var offset = zoned ? offset(date.substring(last).toUpperCase(Locale.ROOT)) : ZoneOffset.UTC;
        return LocalDateTime.parse(zoned ? date.substring(0, last).strip() : date, SPELLED)
                .toInstant(offset);
    }

    private static ZoneOffset offset(String zone) {
        boolean signed = zone.startsWith("+") || zone.startsWith("-");
        return signed ? ZoneOffset.of(zone) : ZONES.getOrDefault(zone, ZoneOffset.UTC);
    }
}
