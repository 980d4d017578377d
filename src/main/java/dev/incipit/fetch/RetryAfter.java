package dev.incipit.fetch;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** The Retry-After header (RFC 9110 §10.2.3): seconds, or a date. */
public final class RetryAfter {
    private static final int DIGITS_MAX = 9;

    /** What more digits say: thirty years. */
    private static final Duration LONGEST = Duration.ofSeconds(999_999_999);

    private RetryAfter() {}

    /** How long from now on, never negative; empty when the header is absent or says nothing. */
    public static Optional<Duration> parse(String value, Instant now) {
        var text = value.strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Optional.of(text.length() > DIGITS_MAX ? LONGEST : Duration.ofSeconds(Long.parseLong(text)));
        }
        try {
            var until = DateTimeFormatter.RFC_1123_DATE_TIME.parse(text, Instant::from);
            return Optional.of(until.isBefore(now) ? Duration.ZERO : Duration.between(now, until));
        } catch (DateTimeException unreadable) {
            return Optional.empty();
        }
    }
}
