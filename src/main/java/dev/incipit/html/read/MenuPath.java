package dev.incipit.html.read;

import dev.incipit.compute.Budget;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.MenuNames;
import dev.incipit.text.PhraseTable;
import dev.incipit.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the labels of the menu groups that enclose the current element of a walk: the text of an item before its list, a
 * heading or caption before a list, a summary, a button that expands.
 */
final class MenuPath {
    private static final int LABEL_LENGTH_MAX = 80;
    private static final int LEVELS_MAX = 8;
    private static final int SCOPE_LEVELS_MAX = 3;

    /** A heading and its decoration: an icon, a caret, a line. */
    private static final int ORNAMENTS_MAX = 4;

    private static final Set<String> CAPTIONS = Words.table("""
            caption part-title nav-title menu-title sidebar-title nav-header menu-label group-title
            section-title sidebar-heading nav-section-title category-title""");

    /** What Bootstrap and Webflow call the line that opens a part of a menu. */
    private static final Set<String> TOGGLES = Set.of("dropdown-toggle", "w-dropdown-toggle");

    /** Labels that name neither the menu itself, as {@link MenuNames} do, nor a group in it. */
    private static final Set<String> SAYING_NOTHING = Set.copyOf(PhraseTable.phrases("""
            contents, table of contents, on this page, toc, index, site, pages, links, more, skip to content"""));

    /** A line with one of these is not the label of a list. */
    private static final Set<String> NO_LINE = Set.of("a", "ul", "ol", "li");

    private static final Set<String> LISTS = Set.of("ul", "ol");

    /** What a heading stands above in a box of their own. */
    private static final Set<String> OTHERS = Set.of("ul", "ol", "form");

    /** Bounds how many nodes of a heading or line are examined. */
    private static final int NODES_MAX = 160;

    private record Group(Element scope, String label, boolean heading) {}

    private final Deque<Group> groups = new ArrayDeque<>();
    private final Map<Element, Opening> openings = new HashMap<>();

    /** The labels, outermost first. */
    List<String> labels() {
        var labels = new ArrayList<String>();
        var outermost = groups.descendingIterator();
        while (outermost.hasNext() && labels.size() < LEVELS_MAX) {
            var label = outermost.next().label();
            if (!label.isEmpty() && (labels.isEmpty() || !labels.getLast().equals(label))) {
                labels.add(label);
            }
        }
        return labels;
    }

    void enter(Element element) {
        if (element.nameIs("ul") || element.nameIs("ol")) {
            list(element);
        } else if (isHeading(element)) {
            heading(element);
        }
    }

    void leave(Element element) {
        groups.removeIf(group -> group.scope().equals(element));
    }

    private static boolean isHeading(Element element) {
        return VisibleText.headingLevel(element) > 0
                || element.nameIs("summary")
                || unfolds(element)
                || (!element.nameIs("a") && VisibleText.hasWord(element, CAPTIONS));
    }

    private static boolean unfolds(Element element) {
        boolean button = element.nameIs("button") || (element.attr("role").equals("button") && !element.nameIs("a"));
        return (button && (element.hasAttr("aria-expanded") || element.hasAttr("aria-haspopup")))
                || VisibleText.hasWord(element, TOGGLES);
    }

    /** A heading labels what follows it in the same box, up to the next heading there; a button, what it unfolds. */
    private void heading(Element element) {
        var label = label(VisibleText.beginning(element, LABEL_LENGTH_MAX));
        if (label.isEmpty()) {
            return;
        }
        var wrapper = element;
        var scope = element.parent();
        for (int level = 0; scope != null && level < SCOPE_LEVELS_MAX && isAlone(element, scope); level++) {
            wrapper = scope;
            scope = scope.parent();
        }
        if (scope == null) {
            return;
        }
        if (unfolds(element)) {
            var below = firstWithLink(wrapper);
            if (below != null && !below.nameIs("a")) {
                scope = below;
            } else if (!wrapper.equals(element)) {
                return;
            }
        }
        if (!groups.isEmpty()
                && groups.peek().heading()
                && groups.peek().scope().equals(scope)) {
            groups.pop();
        }
        groups.push(new Group(scope, label, true));
    }

    /** Returns the first of the next elements that is a link or has one. */
    private static @Nullable Element firstWithLink(Element before) {
        var next = before.nextElementSibling();
        for (int i = 0; next != null && i < ORNAMENTS_MAX; i++) {
            if (next.nodeStream().limit(NODES_MAX).anyMatch(node -> node.nameIs("a"))) {
                return next;
            }
            next = next.nextElementSibling();
        }
        return null;
    }

    private static boolean isAlone(Element heading, Element scope) {
        return scope.childrenSize() <= ORNAMENTS_MAX
                && !scope.nameIs("nav")
                && VisibleText.beginning(scope, LABEL_LENGTH_MAX)
                        .equals(VisibleText.beginning(heading, LABEL_LENGTH_MAX))
                && !holds(scope, OTHERS);
    }

    private static boolean holds(Element scope, Set<String> elements) {
        return scope.nodeStream().limit(NODES_MAX).anyMatch(node -> elements.contains(node.normalName()));
    }

    private void list(Element list) {
        if (isOfThisPage(list)) {
            return;
        }
        var label = ofItem(list);
        if (label.isEmpty()) {
            label = ofSibling(list);
        }
        if (!label.isEmpty()) {
            groups.push(new Group(list, label, false));
        }
    }

    /** Whether a list begins with a link to a part of its own page: then it is the page's contents, whose entries name no group. */
    private static boolean isOfThisPage(Element list) {
        return list.nodeStream()
                .limit(NODES_MAX)
                .filter(node -> node.nameIs("a") && node.hasAttr("href"))
                .map(link -> link.attr("href"))
                .findFirst()
                .filter(target -> target.startsWith("#") && target.length() > 1)
                .isPresent();
    }

    /** The text of an item before the list inside it. */
    private String ofItem(Element list) {
        Element inner = list;
        var item = list.parent();
        for (int level = 0; item != null && level < SCOPE_LEVELS_MAX && !item.nameIs("li"); level++) {
            if (item.nameIs("ul") || item.nameIs("ol")) {
                return "";
            }
            inner = item;
            item = item.parent();
        }
        if (item == null || !item.nameIs("li")) {
            return "";
        }
        var before = label(openings.computeIfAbsent(item, Opening::new).before(inner));
        return before.isEmpty() && list.equals(item.firstElementChild()) ? ofItemBefore(item) : before;
    }

    /** The text of the item before one that is only a list, as mdBook parts a chapter from its sections. */
    private static String ofItemBefore(Element item) {
        var before = item.previousElementSibling();
        return before == null || holds(before, LISTS) ? "" : label(VisibleText.beginning(before, LABEL_LENGTH_MAX));
    }

    /** The first text of an item. Each item is read only once, from one list in it to the next, as it may hold very many. */
    private static final class Opening {
        private @Nullable Node next;
        private String words = "";

        Opening(Element item) {
            next = item.childNodeSize() == 0 ? null : item.childNode(0);
        }

        String before(Element inner) {
            while (words.isBlank() && next != null && !next.equals(inner)) {
                Budget.step();
                words = next instanceof TextNode text
                        ? text.getWholeText()
                        : next instanceof Element element ? VisibleText.beginning(element, LABEL_LENGTH_MAX) : "";
                next = next.nextSibling();
            }
            return words;
        }
    }

    /** The text of a line without links directly before the list. */
    private static String ofSibling(Element list) {
        var before = list.previousElementSibling();
        boolean line = before != null
                && Set.of("p", "div", "span", "strong", "b", "label", "button").contains(before.normalName())
                && before.nodeStream().limit(NODES_MAX).noneMatch(node -> NO_LINE.contains(node.normalName()));
        return line ? label(VisibleText.beginning(before, LABEL_LENGTH_MAX)) : "";
    }

    private static String label(String words) {
        var folded = VisibleText.fold(words);
        boolean useful = folded.length() <= LABEL_LENGTH_MAX
                && !SAYING_NOTHING.contains(folded.toLowerCase(Locale.ROOT))
                && !MenuNames.isOne(folded);
        return useful ? folded : "";
    }
}
