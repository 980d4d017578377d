package dev.incipit.fetch;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The Cache-Control header of a response (RFC 9111 §5.2.2).
 *
 * @param directives in small letters, such as {@code max-age=60}
 */
public record CacheControl(List<String> directives) {
    private static final String MAX_AGE = "max-age=";
    private static final int DIGITS_MAX = 9;

    public CacheControl {
        directives = List.copyOf(directives);
    }

    /** Reads it from headers whose names are in small letters. */
    public static CacheControl of(Map<String, String> headers) {
        var value = headers.getOrDefault("cache-control", "").toLowerCase(Locale.ROOT);
        return new CacheControl(
                Stream.of(value.split(",", -1)).map(String::strip).toList());
    }

    /** How long the response may be used without a request; the number may be quoted (§5.2.2.1). Empty if it is none. */
    public Optional<Duration> maxAge() {
        return directives.stream()
                .filter(directive -> directive.startsWith(MAX_AGE))
                .map(directive ->
                        directive.substring(MAX_AGE.length()).replace("\"", "").strip())
                .flatMap(digits -> seconds(digits).stream())
                .findFirst();
    }

    /** Reads a count of seconds, as Age has it too; one above what anybody waits for is as long as the standard says (§1.2.2). */
    public static Optional<Duration> seconds(String written) {
        var digits = written.replaceFirst("^0+(?=.)", "");
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Optional.empty();
        }
        return Optional.of(
                Duration.ofSeconds(digits.length() > DIGITS_MAX ? Integer.MAX_VALUE : Long.parseLong(digits)));
    }
}
