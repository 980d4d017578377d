package dev.incipit.llmstxt;

/**
 * A heading, well formed or not.
 *
 * @param line its line, from 1
 * @param level 1 to 6
 * @param text its text without closing marks; may be empty
 */
public record Heading(int line, int level, String text, Form form) {
    public enum Form {
        /** {@code # Words} */
        ATX,
        /** Text above a line of {@code =} or {@code -}. */
        UNDERLINED
    }
}
