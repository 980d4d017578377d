package dev.incipit.describe;

import java.util.Locale;
import java.util.Optional;

/**
 * How much of the chat interface an endpoint knows. Endpoints that call themselves compatible differ in four points, and say by
 * their refusal, or by an answer that ends early, in which.
 *
 * @param format how the shape of the answer is asked for
 * @param completionTokens whether the bound on the answer has its newer name, which reasoning models insist on
 * @param temperature whether the least random answer may be asked for
 * @param thoughts whether the bound on the answer has to have room for what a model thinks before it
 */
record Dialect(Format format, boolean completionTokens, boolean temperature, boolean thoughts) {
    /** Everything as most endpoints take it. */
    static final Dialect FULL = new Dialect(Format.SCHEMA, false, true, false);

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
            // Only models that think insist on that name.
            return Optional.of(new Dialect(format, true, temperature, true));
        }
        if (temperature && words.contains("temperature")) {
            return Optional.of(new Dialect(format, completionTokens, false, thoughts));
        }
        return switch (format) {
            case SCHEMA -> Optional.of(new Dialect(Format.OBJECT, completionTokens, temperature, thoughts));
            case OBJECT -> Optional.of(new Dialect(Format.PLAIN, completionTokens, temperature, thoughts));
            case PLAIN -> Optional.empty();
        };
    }

    /** What two that succeeded have both: in each point the plainer. */
    static Dialect plainerOf(Dialect one, Dialect other) {
        return new Dialect(
                one.format.compareTo(other.format) >= 0 ? one.format : other.format,
                one.completionTokens || other.completionTokens,
                one.temperature && other.temperature,
                one.thoughts || other.thoughts);
    }

    /** What to try after an answer that ended at its bound before it said anything; empty where it had all the room. */
    Optional<Dialect> roomier() {
        return thoughts ? Optional.empty() : Optional.of(new Dialect(format, completionTokens, temperature, true));
    }
}
