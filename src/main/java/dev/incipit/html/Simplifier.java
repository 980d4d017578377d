package dev.incipit.html;

import org.jsoup.nodes.Element;

/**
 * Rewrites the many ways in which generators mark one thing into the few that the renderer knows. Elements are renamed and
 * marked where they stand, never moved, so that a page of a hundred thousand siblings costs no more than its size.
 */
final class Simplifier {
    /** A formula: its text is TeX; attribute {@code display} where it stands alone. */
    static final String FORMULA = "x-tex";

    /** A reference to a footnote, named by attribute {@code label}. */
    static final String NOTE_MARK = "x-note-mark";

    /** A footnote's text, named by attribute {@code label}. */
    static final String NOTE = "x-note";

    /** The title line of an admonition or a tab. */
    static final String TITLE = "x-title";

    /** On a tab's panel: the words of its tab. */
    static final String TAB_LABEL = "x-label";

    private Simplifier() {}

    /** Rewrites the content in place. */
    static void simplify(Element content) {
        LayoutLists.rewrite(content);
        Formulas.rewrite(content);
        GridTables.rewrite(content);
        ApiBlocks.rewrite(content);
        CodeBlocks.rewrite(content);
        Callouts.rewrite(content);
        Steps.rewrite(content);
        TabSets.rewrite(content);
        Footnotes.rewrite(content);
    }

    /** Leaves the element out of what is rendered. */
    static void drop(Element element) {
        element.attr("hidden", "");
        element.removeAttr("role");
    }
}
