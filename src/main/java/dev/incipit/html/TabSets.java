package dev.incipit.html;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/** Tabs, each written out under its label: the pairs of ARIA, MkDocs, VitePress, Sphinx and Bootstrap. */
final class TabSets {
    private static final String LISTS =
            "[role=tablist], .tabbed-labels, .vp-code-group > .tabs, .nav-tabs, .tablist > ul";
    private static final String PANELS =
            "[role=tabpanel], .tabbed-block, .vp-code-group > .blocks > *, .tab-pane, .tabpanel";
    /** What a page with tabs has. */
    static final Signs SIGNS = Signs.of(
            "role=tablist",
            ".tabbed-labels",
            ".vp-code-group",
            ".nav-tabs",
            ".tablist",
            ".sd-tab-label",
            ".tabbed-set",
            ".tab-set");

    private static final int LEVELS_MAX = 3;
    private static final int SETS_MAX = 200;
    private static final int PANELS_MAX = 200;

    private TabSets() {}

    static void rewrite(Element content) {
        var lists = content.select(LISTS);
        for (var list : lists.subList(0, Math.min(lists.size(), SETS_MAX))) {
            if (list.closest("[hidden]:not([role=tabpanel])") == null) {
                pair(list);
            }
        }
        // Label and content one after the other: sphinx-design, pymdown before 9.
        for (var label : content.select("label.sd-tab-label, .tabbed-set > label, .tab-set > label")) {
            label.tagName(Simplifier.TITLE);
        }
    }

    private static void pair(Element list) {
        var labels = labels(list);
        var around = list.parent();
        for (int level = 0; around != null && level < LEVELS_MAX && !labels.isEmpty(); level++) {
            var panels = outermost(around);
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
        var tabs = list.select("[role=tab]");
        if (tabs.isEmpty()) {
            tabs = list.select("label");
        }
        if (tabs.isEmpty()) {
            tabs = list.select("li");
        }
        return tabs.stream().map(tab -> VisibleText.of(tab)).toList();
    }

    /** The panels of this set: those that stand in no other panel of it. */
    private static List<Element> outermost(Element around) {
        Elements panels = around.select(PANELS);
        if (panels.size() > PANELS_MAX) {
            return List.of();
        }
        return panels.stream()
                .filter(panel -> {
                    var parent = panel.parent();
                    var outer = parent == null ? null : parent.closest(PANELS);
                    return outer == null || !panels.contains(outer);
                })
                .toList();
    }
}
