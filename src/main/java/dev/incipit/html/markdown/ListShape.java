package dev.incipit.html.markdown;

import dev.incipit.text.Words;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Decides how a list is written. */
final class ListShape {
    private static final Set<String> LARGE =
            Set.of("pre", "table", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "figure", "dl");
    private static final int DIGITS_MAX = 9;

    private ListShape() {}

    static int start(Element list) {
        var first = list.firstElementChild();
        var said = list.hasAttr("start") ? list.attr("start") : first == null ? "" : first.attr("value");
        return number(said, DIGITS_MAX);
    }

    /** The number that an attribute says; 1 if it says none of so many digits. */
    static int number(String said, int digitsMax) {
        boolean number =
                !said.isEmpty() && said.length() <= digitsMax && said.chars().allMatch(Words::isAsciiDigit);
        return number ? Integer.parseInt(said) : 1;
    }

    static boolean isInList(Element item) {
        var parent = item.parent();
        return parent != null && (parent.nameIs("ul") || parent.nameIs("ol") || parent.nameIs("menu"));
    }

    /** Whether each item holds at most one paragraph, and no blocks but lists. */
    static boolean isTight(Element list) {
        for (var item : list.children()) {
            int paragraphs = 0;
            for (var child : item.children()) {
                if (child.nameIs("p")) {
                    paragraphs++;
                } else if (LARGE.contains(child.normalName())) {
                    return false;
                }
            }
            if (paragraphs > 1) {
                return false;
            }
        }
        return true;
    }
}
