package dev.incipit.html;

import java.util.List;
import java.util.function.Consumer;
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

    /** One of the ways, and what a page must have of it for a rewriter to find anything. */
    private record Way(Signs signs, Consumer<Element> rewriter) {}

    /** In this order: what sets tables and code without their elements comes before what looks at those. */
    private static final List<Way> WAYS = List.of(
            new Way(Signs.of("ul", "ol"), LayoutLists::rewrite),
            new Way(Formulas.SIGNS, Formulas::rewrite),
            new Way(GridTables.SIGNS, GridTables::rewrite),
            new Way(ApiBlocks.SIGNS, ApiBlocks::rewrite),
            new Way(Signs.of("table", "code", "pre").or(GridTables.SIGNS).or(ApiBlocks.SIGNS), CodeBlocks::rewrite),
            new Way(Callouts.SIGNS, Callouts::rewrite),
            new Way(Signs.of("role=list"), Steps::rewrite),
            new Way(TabSets.SIGNS, TabSets::rewrite),
            new Way(Footnotes.SIGNS, Footnotes::rewrite));

    /**
     * Rewrites the content in place.
     *
     * @param inventory of the content, or of the document it was taken from
     */
    static void simplify(Element content, Inventory inventory) {
        for (var way : WAYS) {
            if (inventory.hasAny(way.signs())) {
                way.rewriter().accept(content);
            }
        }
    }

    /** Leaves the element out of what is rendered. */
    static void drop(Element element) {
        element.attr("hidden", "");
        element.removeAttr("role");
    }
}
