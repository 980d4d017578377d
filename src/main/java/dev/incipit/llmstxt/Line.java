package dev.incipit.llmstxt;

/**
 * One line of a file and what it is.
 *
 * @param number counts from 1
 * @param text as it stands, without its line end
 * @param plain the text with inline code and comments blanked, column for column; blank in code blocks and front matter
 * @param kind what it is, or is part of
 */
public record Line(int number, String text, String plain, Kind kind) {
    /** What a line is, or is part of. */
    public enum Kind {
        BLANK,
        FRONT_MATTER,
        CODE,
        COMMENT,
        HEADING,
        QUOTE,
        /** A list item that stands in no other, or a line that is only a link or an address. */
        ENTRY,
        NESTED_ITEM,
        /** Goes on with the item above. */
        CONTINUATION,
        TABLE,
        RULE,
        DEFINITION,
        TEXT
    }

    /** Whether inline code, front matter and comments aside there is anything to be read. */
    public boolean isProse() {
        return switch (kind) {
            case BLANK, FRONT_MATTER, CODE, COMMENT -> false;
            case HEADING, QUOTE, ENTRY, NESTED_ITEM, CONTINUATION, TABLE, RULE, DEFINITION, TEXT -> true;
        };
    }
}
