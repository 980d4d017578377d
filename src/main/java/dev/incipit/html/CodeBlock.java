package dev.incipit.html;

/**
 * A block of code.
 *
 * @param language what its page calls the language; empty when it does not say
 * @param text its lines, without line end after the last
 */
record CodeBlock(String language, String text) {
    CodeBlock {
        language = language.length() > 30 ? "" : language;
        text = trimmed(text);
    }

    /** Without blank lines at both ends; the first line's indent stays. */
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
