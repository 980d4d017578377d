package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** Rewrites tables without table elements: by ARIA roles, or by a CSS grid, as Javadoc has done since 16. */
final class GridTables {
    private static final Map<String, String> TAGS = Map.of(
            "row", "tr", "cell", "td", "gridcell", "td", "columnheader", "th", "rowheader", "th", "rowgroup", "tbody");
    private static final Map<String, Integer> COLUMNS =
            Map.of("two-column-summary", 2, "three-column-summary", 3, "four-column-summary", 4);
    private static final Set<String> HEAD = Set.of("table-header");

    /** Every page with such tables has at least one of these. */
    static final ElementHints SIGNS = ElementHints.of(".summary-table", "role=table", "role=grid", "role=treegrid");

    private static final Evaluator TABLE = Selector.evaluatorOf("table, [role=table] [role=table]");
    private static final Evaluator PARTS = Selector.evaluatorOf("div[role], span[role], a[role=cell]");

    private GridTables() {}

    static void rewrite(Element content) {
        for (var grid : content.select("div.summary-table")) {
            summary(grid);
        }
        for (var table : content.select("div[role=table], div[role=grid], div[role=treegrid]")) {
            if (table.selectFirst(TABLE) == null) {
                table.tagName("table").removeAttr("role");
                table.select(PARTS).forEach(part -> part.tagName(TAGS.getOrDefault(part.attr("role"), part.tagName())));
            }
        }
    }

    /** The cells follow one another; the class name states how many make a row. */
    private static void summary(Element grid) {
        int columns = grid.classNames().stream()
                .mapToInt(name -> COLUMNS.getOrDefault(name, 0))
                .max()
                .orElse(0);
        var cells = List.copyOf(grid.children());
        if (columns == 0 || cells.size() % columns != 0) {
            return;
        }
        grid.tagName("table");
        var row = grid;
        for (int i = 0; i < cells.size(); i++) {
            row = i % columns == 0 ? grid.appendElement("tr") : row;
            var cell = cells.get(i);
            cell.tagName(VisibleText.hasWord(cell, HEAD) ? "th" : "td");
            row.appendChild(cell);
        }
    }
}
