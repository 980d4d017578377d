package dev.incipit.html.content;

import dev.incipit.html.dom.Pruning;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
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
    private static final int NODES_MAX = 200;

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
            if (rows.stream().flatMap(row -> row.children().stream()).noneMatch(cell -> cell.is(SPANNING))) {
                var full = fullColumns(rows);
                forEachCell(rows, (cell, column) -> {
                    if (!full.get(column)) {
                        dead.add(cell);
                    }
                });
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

    /** The columns that hold anything. */
    private static BitSet fullColumns(List<Element> rows) {
        var full = new BitSet();
        forEachCell(rows, (cell, column) -> {
            if (!full.get(column) && !isEmpty(cell)) {
                full.set(column);
            }
        });
        return full;
    }

    private static void forEachCell(List<Element> rows, ObjIntConsumer<Element> taker) {
        for (var row : rows) {
            int column = 0;
            for (var cell : row.children()) {
                taker.accept(cell, column++);
            }
        }
    }

    /** A cell of very many nodes counts as full, as cells may hold tables. */
    private static boolean isEmpty(Element cell) {
        var nodes = cell.nodeStream().limit(NODES_MAX).toList();
        return nodes.size() < NODES_MAX
                && nodes.stream()
                        .noneMatch(node -> node.nameIs("img") || (node instanceof TextNode text && !text.isBlank()));
    }
}
