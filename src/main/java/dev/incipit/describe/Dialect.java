package dev.incipit.describe;

import java.util.Locale;
import java.util.Optional;

/**
 * How much of the chat interface an endpoint knows. Endpoints that call themselves compatible differ in three points, and say by
 * their refusal in which.
 *
 * @param format how the shape of the answer is asked for
 * @param completionTokens whether the bound on the answer has its newer name, which reasoning models insist on
 * @param temperature whether the least random answer may be asked for
 */
record Dialect(Format format, boolean completionTokens, boolean temperature) {
    /** Everything as most endpoints take it. */
    static final Dialect FULL = new Dialect(Format.SCHEMA, false, true);

    /** The ways to ask for JSON, strictest first. */
    enum Format {
        SCHEMA,
        OBJECT,
        PLAIN
    }

    /** What to try after a refusal with these words; empty where nothing plainer is left. Ends after four steps at most. */
    Optional<Dialect> after(String complaint) {
        var words = complaint.toLowerCase(Locale.ROOT);
        if (!completionTokens && words.contains("max_completion_tokens")) {
            return Optional.of(new Dialect(format, true, temperature));
        }
        if (temperature && words.contains("temperature")) {
            return Optional.of(new Dialect(format, completionTokens, false));
        }
        return switch (format) {
            case SCHEMA -> Optional.of(new Dialect(Format.OBJECT, completionTokens, temperature));
            case OBJECT -> Optional.of(new Dialect(Format.PLAIN, completionTokens, temperature));
            case PLAIN -> Optional.empty();
        };
    }
}
