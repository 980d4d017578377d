package dev.incipit.html.dom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Finds the menus of pages from before style sheets: cells of links, beside the cell with the text. One pass. */
public final class MenuCells implements NodeVisitor {
    private static final int LINKS_MIN = 5;

    /** The rest counts visitors. */
    private static final double LINKED_MIN = 0.8;

    /** Of a cell with text, outside its links. */
    private static final int TEXT_MIN = 12;

    /** No page is laid out in more columns. */
    private static final int COLUMNS_MAX = 4;

    private final IdentityHashMap<Element, Cell> cells = new IdentityHashMap<>();
    private final Deque<Cell> open = new ArrayDeque<>();
    private int openLinks;
    private int characters;

    /** What a cell holds, with the cells in it. */
    private static final class Cell {
        private int links;
        private int characters;
        private int linked;
    }

    private MenuCells() {}

    /** Returns those in a tree. */
    public static List<Element> in(Element root) {
        var cells = new MenuCells();
        root.traverse(cells);
        var menus = new ArrayList<Element>();
        cells.cells.forEach((element, cell) -> {
            if (isOfLinks(cell) && cells.standsBesideText(element)) {
                menus.add(element);
            }
        });
        return menus;
    }

    private static boolean isOfLinks(Cell cell) {
        return cell.links >= LINKS_MIN && cell.linked >= LINKED_MIN * cell.characters;
    }

    /** Whether the row holds most of the page, so that it lays it out, and another cell has its text. */
    private boolean standsBesideText(Element element) {
        var row = element.parent();
        if (row == null || row.childrenSize() > COLUMNS_MAX) {
            return false;
        }
        var beside =
                row.children().stream().map(cells::get).filter(Objects::nonNull).toList();
        return beside.stream().mapToInt(cell -> cell.characters).sum() * 2 >= characters
                && beside.stream().anyMatch(cell -> cell.characters - cell.linked >= TEXT_MIN);
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode text) {
            int length = text.text().strip().length();
            characters += length;
            if (!open.isEmpty()) {
                open.peek().characters += length;
                open.peek().linked += openLinks > 0 ? length : 0;
            }
        } else if (node.nameIs("td")) {
            open.push(new Cell());
        } else if (node.nameIs("a")) {
            openLinks++;
            if (!open.isEmpty()) {
                open.peek().links++;
            }
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element && element.nameIs("td")) {
            var cell = open.pop();
            cells.put(element, cell);
            if (!open.isEmpty()) {
                var around = open.peek();
                around.links += cell.links;
                around.characters += cell.characters;
                around.linked += cell.linked;
            }
        } else if (node.nameIs("a")) {
            openLinks--;
        }
    }
}
