package dev.incipit.html.markdown;

import dev.incipit.html.simplify.CodeBlock;
import java.util.List;

/** Receives the blocks of a text in order and writes them as a page of Markdown or as one table cell. */
sealed interface BlockSink permits BlockWriter, CellWriter {
    void paragraph(InlineRun run);

    void heading(int level, InlineRun run);

    void code(CodeBlock block);

    void rule();

    /** A pipe table, one row per line. */
    void table(List<String> rows);

    /** Markdown lines to be written unchanged: a displayed formula. */
    void raw(List<String> lines);

    void openQuote();

    /** A list; {@code start} applies to ordered lists only. */
    void openList(boolean ordered, int start, boolean tight);

    void openItem();

    /** The text of the footnote with this label. */
    void openNote(String label);

    /** Closes what was opened last. */
    void close();
}
