package dev.incipit.html.simplify;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import java.util.List;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;

/**
 * Rewrites the many notations of site generators into the few that the renderer knows. Elements are renamed and marked in
 * place, never moved, so that a page with a hundred thousand siblings takes linear time.
 */
public final class Simplifier {
    /** A formula: its text is TeX; it has the attribute {@code display} if it stands alone. */
    public static final String FORMULA = "x-tex";

    /** A footnote reference with the attribute {@code label}. */
    public static final String NOTE_MARK = "x-note-mark";

    /** A footnote text with the attribute {@code label}. */
    public static final String NOTE = "x-note";

    /** The title line of an admonition or a tab. */
    public static final String TITLE = "x-title";

    /** The attribute of a tab panel that holds the label of its tab. */
    public static final String TAB_LABEL = "x-label";

    private Simplifier() {}

    /** A rewriter, and the signs of which a page must have one for it to find anything. */
    private record Way(ElementHints signs, Consumer<Element> rewriter) {}

    /** The order matters: what rewrites other markup as tables and code comes before what examines tables and code. */
    private static final List<Way> WAYS = List.of(
            new Way(ElementHints.of(".mdx-content"), Simplifier::renameParagraphs),
            new Way(ElementHints.of("ul", "ol"), LayoutLists::rewrite),
            new Way(ElementHints.of("dl"), ContentsLists::rewrite),
            new Way(PictureLinks.SIGNS, PictureLinks::rewrite),
            new Way(ElementHints.of("math"), Formulas::rewriteMathMl),
            new Way(ElementHints.of("script"), Formulas::rewriteScripts),
            new Way(ElementHints.of(".arithmatex", ".math"), Formulas::rewriteSpans),
            new Way(GridTables.SIGNS, GridTables::rewrite),
            new Way(ApiBlocks.SIGNS, ApiBlocks::rewrite),
            new Way(
                    ElementHints.of("table", "code", "pre").or(GridTables.SIGNS).or(ApiBlocks.SIGNS),
                    CodeBlocks::rewrite),
            new Way(Callouts.SIGNS, Callouts::rewrite),
            new Way(ElementHints.of("role=list"), Steps::rewrite),
            new Way(TabSets.SIGNS, TabSets::rewrite),
            new Way(Footnotes.SIGNS, Footnotes::rewrite));

    /**
     * Rewrites the content in place.
     *
     * @param index of the content, or of the document it comes from
     */
    public static void simplify(Element content, DocumentIndex index) {
        for (var way : WAYS) {
            if (index.hasAny(way.signs())) {
                way.rewriter().accept(content);
            }
        }
    }

    /** Mintlify writes a paragraph as {@code <span data-as="p">}. */
    private static void renameParagraphs(Element content) {
        content.select("span[data-as=p]").tagName("p");
    }

    static void drop(Element element) {
        element.attr("hidden", "");
        element.removeAttr("role");
    }
}
