package dev.incipit.html.content;

import dev.incipit.html.dom.Pruning;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * The empty cells of tables of data: without them, the cells behind them would stand below other heads. Tables that lay out links
 * have none to keep.
 */
final class EmptyCells {
    private static final Evaluator SPANNING = Selector.evaluatorOf("[colspan], [rowspan]");
    private static final Evaluator HEAD = Selector.evaluatorOf("th");
    private static final Evaluator LINK = Selector.evaluatorOf("a[href]");
    private static final Evaluator PICTURE = Selector.evaluatorOf("img");

    private final IdentityHashMap<Element, Boolean> ofData = new IdentityHashMap<>();

    boolean has(Element element) {
        if (!(element.nameIs("td") || element.nameIs("th")) || !isEmpty(element)) {
            return false;
        }
        var table = element.closest("table");
        return table != null && ofData.computeIfAbsent(table, EmptyCells::holdsData);
    }

    private static boolean holdsData(Element table) {
        return table.selectFirst(HEAD) != null || table.selectFirst(LINK) == null;
    }

    /** Removes the columns that hold nothing, such as those of buttons that are no content. */
    static void removeColumns(Element content) {
        var dead = new ArrayList<Element>();
        for (var table : content.select("table")) {
            var rows = rows(table);
            int columns = rows.stream().mapToInt(Element::childrenSize).max().orElse(0);
            boolean even = rows.stream().flatMap(row -> row.children().stream()).noneMatch(cell -> cell.is(SPANNING));
            for (int column = 0; even && column < columns; column++) {
                var cells = cells(rows, column);
                if (cells.stream().allMatch(EmptyCells::isEmpty)) {
                    dead.addAll(cells);
                }
            }
        }
        Pruning.remove(dead);
    }

    /** The rows of a table without those of tables inside it. */
    private static List<Element> rows(Element table) {
        return table.children().stream()
                .flatMap(part -> part.nameIs("tr") ? part.stream().limit(1) : part.children().stream())
                .filter(row -> row.nameIs("tr"))
                .toList();
    }

    private static List<Element> cells(List<Element> rows, int column) {
        return rows.stream()
                .filter(row -> column < row.childrenSize())
                .map(row -> row.child(column))
                .toList();
    }

    private static boolean isEmpty(Element cell) {
        return !cell.hasText() && cell.selectFirst(PICTURE) == null;
    }
}
