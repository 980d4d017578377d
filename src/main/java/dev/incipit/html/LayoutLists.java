package dev.incipit.html;

import java.util.HashSet;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Lists that lay out a page and list nothing: what a heading stands in is a part of the page and not an item. */
final class LayoutLists {
    /** How far above a heading a list is looked for; each list is passed once. */
    private static final int LEVELS_MAX = 64;

    /** What the only item of a list holds where the list is a frame. */
    private static final Set<String> PARTS = Set.of("hr", "pre", "table", "section", "article");

    private LayoutLists() {}

    static void rewrite(Element content) {
        var layout = new HashSet<Element>();
        for (var heading : content.select("h1, h2, h3, h4, h5, h6")) {
            var above = heading.parent();
            for (int level = 0; level < LEVELS_MAX && above != null && !above.equals(content); level++) {
                if ((above.nameIs("li") || above.nameIs("ul") || above.nameIs("ol")) && !layout.add(above)) {
                    break;
                }
                above = above.parent();
            }
        }
        for (var item : content.select("li:only-child")) {
            if (item.children().stream().anyMatch(child -> PARTS.contains(child.normalName()))
                    && item.parent() != null) {
                layout.add(item.parent());
            }
        }
        for (var element : layout) {
            if (!element.nameIs("li")) {
                element.children().stream().filter(child -> child.nameIs("li")).forEach(item -> item.tagName("div"));
            }
            element.tagName("div");
        }
    }
}
