package dev.incipit.html;

import java.util.List;

/** Takes the blocks of a text in order: a page of Markdown, or one cell of a table. */
sealed interface BlockSink permits BlockWriter, CellWriter {
    /** What the place allows of inline Markdown. */
    InlineShape shape();

    void paragraph(InlineRun run);

    void heading(int level, InlineRun run);

    void code(CodeBlock block);

    void rule();

    /** A pipe table, one row a line. */
    void table(List<String> rows);

    /** Markdown lines as they stand: a displayed formula. */
    void raw(List<String> lines);

    void openQuote();

    /** A list; {@code start} counts only where it is ordered. */
    void openList(boolean ordered, int start, boolean tight);

    void openItem();

    /** A footnote's text under its label. */
    void openNote(String label);

    /** Closes what was opened last. */
    void close();
}
