package dev.incipit.describe.model;

import java.util.Locale;
import java.util.Optional;

/**
 * How much of the chat API an endpoint supports. Endpoints that call themselves compatible differ in four points, and show
 * which ones by refusing a request or by ending an answer early.
 *
 * @param format how the shape of the answer is requested
 * @param completionTokens whether the limit on the answer has its newer name, which reasoning models require
 * @param temperature whether the least random answer may be requested
 * @param thoughts whether the limit on the answer must leave room for the model's reasoning before it
 */
public record ChatDialect(Format format, boolean completionTokens, boolean temperature, boolean thoughts) {
    /** Everything, as most endpoints accept it. */
    public static final ChatDialect FULL = new ChatDialect(Format.SCHEMA, false, true, false);

    /** The ways to request JSON, strictest first. */
    enum Format {
        SCHEMA,
        OBJECT,
        PLAIN
    }

    /** Returns what to try after a refusal with this message; empty if nothing plainer is left. At most four steps. */
    Optional<ChatDialect> after(String complaint) {
        var words = complaint.toLowerCase(Locale.ROOT);
        if (!completionTokens && words.contains("max_completion_tokens")) {
            // Only reasoning models require that name.
            return Optional.of(new ChatDialect(format, true, temperature, true));
        }
        if (temperature && words.contains("temperature")) {
            return Optional.of(new ChatDialect(format, completionTokens, false, thoughts));
        }
        return switch (format) {
            case SCHEMA -> Optional.of(new ChatDialect(Format.OBJECT, completionTokens, temperature, thoughts));
            case OBJECT -> Optional.of(new ChatDialect(Format.PLAIN, completionTokens, temperature, thoughts));
            case PLAIN -> Optional.empty();
        };
    }

    /** Combines two dialects that succeeded: in each point, the plainer one. */
    static ChatDialect plainerOf(ChatDialect one, ChatDialect other) {
        return new ChatDialect(
                one.format.compareTo(other.format) >= 0 ? one.format : other.format,
                one.completionTokens || other.completionTokens,
                one.temperature && other.temperature,
                one.thoughts || other.thoughts);
    }

    /** Returns what to try after an answer that hit its limit before it said anything; empty if it had all the room. */
    public Optional<ChatDialect> roomier() {
        return thoughts ? Optional.empty() : Optional.of(new ChatDialect(format, completionTokens, temperature, true));
    }
}
