package dev.incipit.html.read;

import dev.incipit.compute.Budget;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.visible.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** The short lines of a page's footer and of its postal addresses, where a business says how it is reached. */
final class FooterLines implements NodeFilter {
    private static final int PARTS_MAX = 4;
    private static final int NODES_MAX = 1_000;
    private static final int LINES_MAX = 40;
    private static final int LINE_MAX = 100;

    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();
    private int nodes;

    private FooterLines() {}

    /** The lines as a reader sees them, each up to a bound; longer ones are text and not among them. */
    static List<String> of(DocumentIndex document) {
        var found = new FooterLines();
        Stream.concat(
                        document.all("footer").stream().filter(footer -> footer.closest("article, main") == null),
                        document.all("address").stream().filter(address -> address.closest("footer, article") == null))
                .limit(PARTS_MAX)
                .forEach(found::read);
        return found.lines.stream().distinct().toList();
    }

    private void read(Element part) {
        nodes = 0;
        NodeTraversor.filter(this, part);
        flush();
    }

    @Override
    public FilterResult head(Node node, int depth) {
        Budget.step();
        nodes++;
        if (node instanceof TextNode text && line.length() <= LINE_MAX) {
            line.append(text.getWholeText(), 0, Math.min(text.getWholeText().length(), 2 * LINE_MAX));
        } else if (node instanceof Element element) {
            if (VisibleText.isHidden(element) || element.nameIs("form")) {
                return FilterResult.SKIP_ENTIRELY;
            }
            breakAt(element);
        }
        return nodes < NODES_MAX && lines.size() < LINES_MAX ? FilterResult.CONTINUE : FilterResult.STOP;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (node instanceof Element element) {
            breakAt(element);
        }
        return FilterResult.CONTINUE;
    }

    private void breakAt(Element element) {
        if (element.isBlock() || element.nameIs("br")) {
            flush();
        }
    }

    private void flush() {
        var words = VisibleText.fold(line);
        line.setLength(0);
        if (!words.isEmpty() && words.length() <= LINE_MAX && lines.size() < LINES_MAX) {
            lines.add(words);
        }
    }
}
