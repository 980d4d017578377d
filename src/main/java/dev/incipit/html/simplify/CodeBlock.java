package dev.incipit.html.simplify;

/**
 * A block of code.
 *
 * @param language the language as the page names it; empty if it does not
 * @param text its lines, without a line end after the last one
 */
public record CodeBlock(String language, String text) {
    public CodeBlock {
        language = language.length() > 30 ? "" : language;
        text = trimmed(text);
    }

    /** Removes blank lines at both ends; keeps the indentation of the first line. */
    private static String trimmed(String text) {
        int start = 0;
        for (int i = 0; i < text.length() && Character.isWhitespace(text.charAt(i)); i++) {
            if (text.charAt(i) == '\n') {
                start = i + 1;
            }
        }
        return text.substring(start).stripTrailing();
    }
}
