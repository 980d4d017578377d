package dev.incipit.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** Elements that are never content, whatever the page. */
final class Boilerplate {
    private static final Set<String> UNSEEN_TAGS = Set.of(
            "script",
            "style",
            "noscript",
            "template",
            "iframe",
            "frame",
            "frameset",
            "object",
            "embed",
            "applet",
            "canvas",
            "link",
            "meta",
            "base",
            "title",
            "select",
            "option",
            "datalist",
            "input",
            "textarea",
            "dialog",
            "map",
            "area",
            "param",
            "track",
            "source",
            "progress",
            "meter");
    private static final Set<String> FURNITURE_TAGS = Set.of("nav", "footer", "aside", "button", "menu");
    private static final Set<String> FURNITURE_ROLES = Set.of(
            "navigation",
            "banner",
            "contentinfo",
            "complementary",
            "search",
            "dialog",
            "alertdialog",
            "menu",
            "menubar",
            "toolbar",
            "tooltip",
            "status");

    private static final List<String> ROOTS = List.of("main, [role=main]", "article");
    /** Characters of spare text that are more than a request to switch scripts on. */
    private static final int SPARE_MIN = 300;

    private Boilerplate() {}

    /** Removes what a reader never sees. */
    static void removeUnseen(Element root) {
        unwrapSpareText(root);
        new FoldedParts(root).unfold();
        var dead = new ArrayList<Node>();
        root.traverse((node, depth) -> {
            if (node instanceof Comment || (node instanceof Element element && isUnseen(element))) {
                dead.add(node);
            }
        });
        Pruning.remove(dead);
    }

    /** Where the text for readers without scripts is most of the page, it is the page (Discourse). */
    private static void unwrapSpareText(Element root) {
        int spare = 0;
        var holders = root.select("noscript");
        for (var holder : holders) {
            spare += holder.text().length();
        }
        if (spare > SPARE_MIN && spare > (root.text().length() - spare)) {
            holders.unwrap();
        }
    }

    /** The one main element, or the one article, or all; without menus, feet and side boxes. */
    static Element withoutFurniture(Element page) {
        var root = page;
        for (var query : ROOTS) {
            var found = page.select(query);
            if (root.equals(page) && found.size() == 1 && found.getFirst().hasText()) {
                root = found.getFirst();
            }
        }
        var dead = new ArrayList<Node>();
        root.traverse((node, depth) -> {
            if (depth > 0 && node instanceof Element element && isFurniture(element)) {
                dead.add(node);
            }
        });
        Pruning.remove(dead);
        return root;
    }

    private static boolean isUnseen(Element element) {
        return (UNSEEN_TAGS.contains(element.normalName()) && !isBoxToTick(element))
                || (element.attr("aria-hidden").equals("true")
                        && element.normalName().equals("svg"))
                || element.hasAttr(HiddenText.MARK)
                || FoldedParts.isHidden(element);
    }

    /** Of all that a form holds, only what a list of tasks says is done is text. */
    private static boolean isBoxToTick(Element element) {
        return element.nameIs("input")
                && element.attr("type").equalsIgnoreCase("checkbox")
                && element.closest("li") != null;
    }

    /** A button that is a tab names its panel. */
    private static boolean isFurniture(Element element) {
        return (FURNITURE_TAGS.contains(element.normalName())
                        && !element.attr("role").equals("tab"))
                || FURNITURE_ROLES.contains(element.attr("role").toLowerCase(Locale.ROOT));
    }
}
