package dev.incipit.llmstxt;

/**
 * One line of a file with its kind.
 *
 * @param number counts from 1
 * @param text as written, without its line end
 * @param plain the text with inline code and comments blanked, column for column; blank in code blocks and front matter
 */
public record Line(int number, String text, String plain, Kind kind) {
    public enum Kind {
        BLANK,
        FRONT_MATTER,
        CODE,
        COMMENT,
        HEADING,
        QUOTE,
        /** A top-level list item, or a line that is only a link or an address. */
        ENTRY,
        NESTED_ITEM,
        /** Continues the item above. */
        CONTINUATION,
        TABLE,
        RULE,
        DEFINITION,
        TEXT
    }

    /** Returns whether the line has text besides inline code, front matter and comments. */
    public boolean isProse() {
        return switch (kind) {
            case BLANK, FRONT_MATTER, CODE, COMMENT -> false;
            case HEADING, QUOTE, ENTRY, NESTED_ITEM, CONTINUATION, TABLE, RULE, DEFINITION, TEXT -> true;
        };
    }
}
