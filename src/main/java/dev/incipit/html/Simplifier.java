package dev.incipit.html;

import org.jsoup.nodes.Element;

/** Rewrites the many ways in which generators mark one thing into plain HTML that the renderer knows. */
final class Simplifier {
    /** A formula: its text is TeX; attribute {@code display} where it stands alone. */
    static final String FORMULA = "x-tex";
    /** A reference to a footnote, named by attribute {@code label}. */
    static final String NOTE_MARK = "x-note-mark";
    /** A footnote's text, named by attribute {@code label}. */
    static final String NOTE = "x-note";

    private Simplifier() {}

    static void simplify(Element content) {}
}
