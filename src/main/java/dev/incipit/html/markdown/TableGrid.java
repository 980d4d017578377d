package dev.incipit.html.markdown;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.visible.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;
import org.jspecify.annotations.Nullable;

/** A table as rows of cells with spans expanded; also decides whether it holds data or only serves layout. */
final class TableGrid implements NodeFilter {
    /** Bounds on the expansion of spans. */
    private static final int COLUMNS_MAX = 100;

    private static final int SPAN_DIGITS_MAX = 4;

    private static final int CELLS_MAX = 50_000;
    private static final int CELL_WORDS_MAX = 1_500;

    private final Element table;
    private final List<Element> rowElements = new ArrayList<>();
    private @Nullable Element caption;
    private boolean nested;
    private boolean blocks;
    private boolean heads;
    private int widest;
    private int cells;

    /** What spans write again on one page: some thousand bytes of HTML can ask for gigabytes. */
    static final class Repeats {
        static final int CHARACTERS_MAX = 1024 * 1024;

        private int left = CHARACTERS_MAX;

        private boolean take(int characters) {
            boolean fits = characters <= left;
            left -= fits ? characters : 0;
            return fits;
        }
    }

    private TableGrid(Element table) {
        this.table = table;
    }

    static TableGrid of(Element table) {
        var grid = new TableGrid(table);
        NodeTraversor.filter(grid, table);
        grid.measure();
        return grid;
    }

    /** Finds the number of columns, those that cells of rows above reach into among them. */
    private void measure() {
        int spanned = 0;
        var ends = new int[rowElements.size() + 1];
        for (int y = 0; y < rowElements.size(); y++) {
            spanned -= ends[y];
            widest = Math.clamp(spanned + columns(rowElements.get(y)), widest, COLUMNS_MAX);
            for (var cell : rowElements.get(y).children()) {
                int down = down(cell, y);
                if (down > 1) {
                    int across = span(cell, "colspan");
                    spanned += across;
                    ends[y + down] += across;
                }
            }
        }
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (!(node instanceof Element element) || depth == 0) {
            return FilterResult.CONTINUE;
        }
        switch (element.normalName()) {
            case "table" -> {
                nested = true;
                return FilterResult.STOP;
            }
            case "caption" -> {
                caption = element;
                return FilterResult.SKIP_CHILDREN;
            }
            case "tr" -> {
                rowElements.add(element);
            }
            case "th", "td" -> {
                cells++;
                heads |= element.nameIs("th");
            }
            case "h1", "h2", "h3", "h4", "form", "iframe", "video" -> blocks = true;
            default -> {
                // Only the text of other elements matters.
            }
        }
        return FilterResult.CONTINUE;
    }

    private static int columns(Element row) {
        int columns =
                row.children().stream().mapToInt(cell -> span(cell, "colspan")).sum();
        return Math.min(columns, COLUMNS_MAX);
    }

    Optional<String> caption() {
        return Optional.ofNullable(caption).map(VisibleText::of).filter(words -> !words.isEmpty());
    }

    /** Whether it is a table of data. One that serves layout, has a single column or nested tables is read as running text. */
    boolean isData() {
        var role = table.attr("role");
        if (nested || role.equals("presentation") || role.equals("none") || cells < 2 || (widest < 2 && !heads)) {
            return false;
        }
        if (rowElements.size() * (long) widest > CELLS_MAX) {
            return false;
        }
        if (heads && widest < 2) {
            return rowElements.size() > 1 && !blocks && isHead(rowElements.getFirst());
        }
        if (heads) {
            return !blocks || table.selectFirst("thead") != null;
        }
        return !blocks && rowElements.size() > 1 && longestCell() <= CELL_WORDS_MAX;
    }

    private int longestCell() {
        return rowElements.stream()
                .flatMap(row -> row.children().stream())
                .mapToInt(cell -> cell.text().length())
                .max()
                .orElse(0);
    }

    /**
     * The rows as lines of a GFM table. The first is the header; it is empty if the table has none.
     *
     * @param repeats how many characters the cells that span others may write again; then these others stay empty
     */
    List<String> rows(AddressBase base, Repeats repeats) {
        var filled = filled(base, repeats);
        var lines = new ArrayList<String>();
        boolean headed = !rowElements.isEmpty() && isHead(rowElements.getFirst());
        if (!headed) {
            lines.add(line(new String[widest]));
        }
        Stream.of(filled).map(TableGrid::line).forEach(lines::add);
        lines.add(1, "|" + " --- |".repeat(widest));
        return lines;
    }

    private static boolean isHead(Element row) {
        if (row.parent() != null && row.parent().nameIs("thead")) {
            return true;
        }
        return row.childrenSize() > 0 && row.children().stream().allMatch(cell -> cell.nameIs("th"));
    }

    private String[][] filled(AddressBase base, Repeats repeats) {
        var grid = new String[rowElements.size()][widest];
        for (int y = 0; y < rowElements.size(); y++) {
            boolean head = isHead(rowElements.get(y));
            int x = 0;
            for (var cell : rowElements.get(y).children()) {
                if (!cell.nameIs("td") && !cell.nameIs("th")) {
                    continue;
                }
                while (x < widest && grid[y][x] != null) {
                    x++;
                }
                int across = Math.min(span(cell, "colspan"), widest - x);
                int down = down(cell, y);
                var sink = new CellWriter(head);
                MarkdownRenderer.write(cell, base, sink);
                var text = sink.text();
                for (int dy = 0; dy < down; dy++) {
                    for (int dx = 0; dx < across; dx++) {
                        boolean heading = across == widest && dx > 0;
                        boolean first = dx == 0 && dy == 0;
                        grid[y + dy][x + dx] = first || (!heading && repeats.take(text.length())) ? text : "";
                    }
                }
                x += across;
            }
        }
        return grid;
    }

    /** How many rows of its row group a cell spans; one that says 0 all that follow (HTML §4.9.11). */
    private int down(Element cell, int y) {
        int said = cell.attr("rowspan").equals("0") ? COLUMNS_MAX : span(cell, "rowspan");
        var group = rowElements.get(y).parent();
        return (int) rowElements.subList(y, rowElements.size()).stream()
                .limit(said)
                .takeWhile(row -> Objects.equals(row.parent(), group))
                .count();
    }

    private static int span(Element cell, String attribute) {
        return Math.clamp(ListShape.number(cell.attr(attribute), SPAN_DIGITS_MAX), 1, COLUMNS_MAX);
    }

    private static String line(String[] cells) {
        return Stream.of(cells)
                .map(cell -> cell == null || cell.isEmpty() ? " |" : " " + cell + " |")
                .collect(Collectors.joining("", "|", ""));
    }
}
