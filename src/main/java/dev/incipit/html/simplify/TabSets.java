package dev.incipit.html.simplify;

import dev.incipit.compute.Budget;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeVisitor;
import org.jsoup.select.Selector;

/** Writes each tab's panel under its label: tabs of ARIA, MkDocs, VitePress, Sphinx and Bootstrap. */
final class TabSets {
    private static final String LISTS =
            "[role=tablist], .tabbed-labels, .vp-code-group > .tabs, .nav-tabs, .tablist > ul";
    private static final String PANELS =
            "[role=tabpanel], .tabbed-block, .vp-code-group > .blocks > *, .tab-pane, .tabpanel";
    /** Every page with tabs has at least one of these. */
    static final ElementHints SIGNS = ElementHints.ofSelector("""
            [role=tablist], .tabbed-labels, .vp-code-group, .nav-tabs, .tablist, .sd-tab-label, .tabbed-set,
            .tab-set""");

    private static final int LEVELS_MAX = 3;
    private static final int SETS_MAX = 200;
    private static final int PANELS_MAX = 200;
    private static final int LIST_NODES_MAX = 5_000;
    private static final int LABEL_MAX = 200;

    private TabSets() {}

    static void rewrite(Element content) {
        var panels = Panels.of(content);
        var lists = content.select(LISTS);
        for (var list : lists.subList(0, Math.min(lists.size(), SETS_MAX))) {
            Budget.step();
            if (list.closest("[hidden]:not([role=tabpanel])") == null && isSmall(list)) {
                pair(list, panels);
            }
        }
        // The label precedes the content: sphinx-design, pymdown before 9.
        content.select("label.sd-tab-label, .tabbed-set > label, .tab-set > label")
                .tagName(Simplifier.TITLE);
    }

    /** A list of tabs is small; a larger element holds more than tabs. */
    private static boolean isSmall(Element list) {
        return list.nodeStream().limit(LIST_NODES_MAX + 1L).count() <= LIST_NODES_MAX;
    }

    private static void pair(Element list, Panels all) {
        if (!all.outermostIn(list).isEmpty()) {
            // An accordion: each panel already stands below its label.
            return;
        }
        var labels = labels(list);
        var around = list.parent();
        for (int level = 0; around != null && level < LEVELS_MAX && !labels.isEmpty(); level++) {
            var panels = all.outermostIn(around);
            if (panels.size() == labels.size()) {
                for (int i = 0; i < panels.size(); i++) {
                    var panel = panels.get(i);
                    panel.attr(Simplifier.TAB_LABEL, labels.get(i));
                    panel.removeAttr("hidden").removeAttr("style").removeAttr("aria-hidden");
                }
                Simplifier.drop(list);
                return;
            }
            around = around.parent();
        }
    }

    private static List<String> labels(Element list) {
        return Stream.of("[role=tab]", "label", "li")
                .map(kind -> list.select(kind))
                .filter(tabs -> !tabs.isEmpty())
                .limit(1)
                .flatMap(List::stream)
                .map(tab -> Words.beginning(VisibleText.beginning(tab, LABEL_MAX), LABEL_MAX))
                .toList();
    }

    /** The positions of all panels in document order, found in one pass and queried for each list of tabs. */
    private static final class Panels implements NodeVisitor {
        private final Evaluator isPanel = Selector.evaluatorOf(PANELS);
        private final Map<Element, Integer> begins = new HashMap<>();
        private final Map<Element, Integer> ends = new HashMap<>();
        private final NavigableMap<Integer, Element> panels = new TreeMap<>();
        private int place;

        static Panels of(Element content) {
            var found = new Panels();
            content.traverse(found);
            return found;
        }

        @Override
        public void head(Node node, int depth) {
            Budget.step();
            if (node instanceof Element element) {
                begins.put(element, place);
                if (element.is(isPanel)) {
                    panels.put(place, element);
                }
                place++;
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element element) {
                ends.put(element, place);
            }
        }

        /** The outermost panels inside an element; none if there are too many for a set of tabs. */
        List<Element> outermostIn(Element around) {
            var outermost = new ArrayList<Element>();
            int end = ends.getOrDefault(around, 0);
            var next = panels.ceilingEntry(begins.getOrDefault(around, place));
            while (next != null && next.getKey() < end) {
                outermost.add(next.getValue());
                if (outermost.size() > PANELS_MAX) {
                    return List.of();
                }
                next = panels.ceilingEntry(ends.get(next.getValue()));
            }
            return outermost;
        }
    }
}
