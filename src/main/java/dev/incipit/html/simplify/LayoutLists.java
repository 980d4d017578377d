package dev.incipit.html.simplify;

import java.util.HashSet;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/**
 * Turns lists that only lay out a page, as in Javadoc, into plain boxes. In these every item begins with a heading, a rule or
 * another such list.
 */
final class LayoutLists {
    private static final Set<String> PART_STARTS = Set.of("h1", "h2", "h3", "h4", "h5", "h6", "hr", "section");
    private static final Set<String> DECLARATION_STARTS = Set.of("pre", "dl");

    private LayoutLists() {}

    static void rewrite(Element content) {
        var layout = new HashSet<Element>();
        // Inner lists first.
        for (var list : content.select("ul, ol").reversed()) {
            if (list.childrenSize() > 0 && list.children().stream().allMatch(item -> startsPart(item, layout))) {
                layout.add(list);
            }
        }
        for (var list : layout) {
            list.children().forEach(item -> item.tagName("div"));
            list.tagName("div");
        }
    }

    private static boolean startsPart(Element item, Set<Element> layout) {
        var first = item.firstElementChild();
        while (first != null && first.nameIs("a") && !first.hasText()) {
            first = first.nextElementSibling();
        }
        return item.nameIs("li")
                && first != null
                && (PART_STARTS.contains(first.normalName()) || layout.contains(first) || isAlone(item, first));
    }

    /** Whether it is the only item and holds only blocks, like the declaration that an API page documents. */
    private static boolean isAlone(Element item, Element first) {
        return DECLARATION_STARTS.contains(first.normalName())
                && item.siblingElements().isEmpty()
                && item.textNodes().stream().allMatch(TextNode::isBlank);
    }
}
