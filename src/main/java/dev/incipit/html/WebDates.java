package dev.incipit.crawl;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads the dates of sitemaps (W3C Datetime, from a year to a moment), feeds and HTTP headers (RFC 1123). A day without an
 * hour is its first second, UTC.
 */
final class WebDates {
    private static final int CHARACTERS_MAX = 40;

    private static final List<Function<String, Instant>> FORMS = List.of(
            text -> OffsetDateTime.parse(text).toInstant(),
            text -> LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC),
            text -> DateTimeFormatter.RFC_1123_DATE_TIME.parse(text, Instant::from),
            text -> LocalDateTime.parse(text.replace(' ', 'T')).toInstant(ZoneOffset.UTC),
            text -> YearMonth.parse(text).atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC),
            text -> Year.parse(text).atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC));

    private WebDates() {}

    /** Empty for what is none of these. */
    static Optional<Instant> parse(String text) {
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
}
