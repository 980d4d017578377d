package dev.incipit.html.visible;

import dev.incipit.compute.Budget;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** Collects the text of an element, white space collapsed, and stops at a bound. */
public final class WordCollector implements NodeFilter {
    /** A label has its text in few elements. A bound on characters alone would not stop at masses of empty elements. */
    private static final int NODES_A_CHARACTER = 2;

    private static final int NODES_MIN = 100;

    private final Element root;
    private final boolean ornaments;
    private final int charsMax;
    private final long nodesMax;
    private final StringBuilder words = new StringBuilder();
    private int nodes;
    private boolean blank;

    private WordCollector(Element root, boolean ornaments, int charsMax, long nodesMax) {
        this.root = root;
        this.ornaments = ornaments;
        this.charsMax = charsMax;
        this.nodesMax = nodesMax;
    }

    static String all(Element element, boolean ornaments) {
        return collected(new WordCollector(element, ornaments, Integer.MAX_VALUE, Long.MAX_VALUE));
    }

    /** The start of the text: longer than the bound if the text is, and nothing that comes after very many elements. */
    public static String beginning(Element element, boolean ornaments, int charsMax) {
        return collected(
                new WordCollector(element, ornaments, charsMax, Math.multiplyFull(charsMax, NODES_A_CHARACTER)));
    }

    /**
     * Whether an element has no more characters, in few nodes. To be asked before the text of elements is read that may stand in
     * each other.
     */
    public static boolean isShort(Element element, int charsMax) {
        int left = charsMax;
        int nodes = Math.max(NODES_MIN, charsMax * NODES_A_CHARACTER);
        for (var node : (Iterable<Node>) element.nodeStream().limit(nodes + 1L)::iterator) {
            Budget.step();
            left -= node instanceof TextNode text ? text.getWholeText().strip().length() : 0;
            nodes--;
            if (left < 0 || nodes < 0) {
                return false;
            }
        }
        return true;
    }

    /** The start of a link's text, without that of nested links. */
    public static String ofLink(Element link, boolean ornaments, int charsMax) {
        return collected(new WordCollector(link, ornaments, charsMax, Long.MAX_VALUE));
    }

    private static String collected(WordCollector collector) {
        NodeTraversor.filter(collector, collector.root);
        return collector.words.toString();
    }

    @Override
    public FilterResult head(Node node, int depth) {
        Budget.step();
        if (++nodes > nodesMax || words.length() > charsMax) {
            return FilterResult.STOP;
        }
        if (node instanceof TextNode text) {
            blank = VisibleText.fold(text.getWholeText(), words, blank, charsMax);
        } else if (node instanceof Element part) {
            if (depth > 0 && isLeftOut(part)) {
                return FilterResult.SKIP_ENTIRELY;
            }
            blank |= part.isBlock() || part.nameIs("br") || part.nameIs("img") || part.nameIs("td");
        }
        return FilterResult.CONTINUE;
    }

    private boolean isLeftOut(Element part) {
        return VisibleText.isUnread(part, root)
                || (!ornaments && VisibleText.isOrnament(part))
                || (part.nameIs("a") && root.nameIs("a"));
    }
}
