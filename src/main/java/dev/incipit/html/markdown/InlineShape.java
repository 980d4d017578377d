package dev.incipit.html.markdown;

/**
 * The inline Markdown that a place allows.
 *
 * @param plainMarks whether emphasis is dropped, because the place implies it
 * @param cell whether it is a table cell, where pipes are escaped and lines are broken by {@code <br>}
 */
record InlineShape(boolean breaks, boolean plainMarks, boolean cell) {
    static final InlineShape PARAGRAPH = new InlineShape(true, false, false);
    static final InlineShape HEADING = new InlineShape(false, true, false);
    static final InlineShape CELL = new InlineShape(true, false, true);
    static final InlineShape HEAD_CELL = new InlineShape(true, true, true);
}
