package dev.incipit.html;

/**
 * What a place allows of inline Markdown.
 *
 * @param breaks whether a line may be broken
 * @param plainMarks whether emphasis is left out, because the place gives it by itself
 * @param cell whether it is a cell of a table, where bars are escaped and lines are broken by {@code <br>}
 */
record InlineShape(boolean breaks, boolean plainMarks, boolean cell) {
    static final InlineShape PARAGRAPH = new InlineShape(true, false, false);
    static final InlineShape HEADING = new InlineShape(false, true, false);
    static final InlineShape CELL = new InlineShape(true, false, true);
    static final InlineShape HEAD_CELL = new InlineShape(true, true, true);
}
