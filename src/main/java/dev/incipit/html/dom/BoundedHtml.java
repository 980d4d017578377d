package dev.incipit.html.dom;

import dev.incipit.compute.Budget;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/**
 * The only access to jsoup's parsers (enforced by ArchitectureTest). Parses untrusted HTML with bounds on its characters,
 * nodes, elements and their depth. What lies beyond a bound, or after input that breaks the parser, is ignored.
 */
public final class BoundedHtml {
    /** Callers cut a body at {@code fetch.max-html-bytes}. This bounds what has grown since, such as Markdown. */
    private static final int CHARS_MAX = 64 << 20;

    /** Elements nested deeper are lifted to this depth, as browsers do (hostile.md row 25). */
    private static final int DEPTH_MAX = 512;

    /** Half of the 200 000 nodes that decisions §8 allows per page. The other half is the text between the elements. */
    private static final int ELEMENTS_MAX = 100_000;

    /** Bounds the {@code <} characters. Each node but text begins with one; an element has two, a script may have many. */
    private static final int MARKS_MAX = 400_000;

    /** What is compared for elements below its own too; longer values are cut. */
    private static final List<String> NAMES = List.of("class", "id", "role");

    private static final int NAME_MAX = 4_000;

    private static final System.Logger LOG = System.getLogger(BoundedHtml.class.getName());

    private BoundedHtml() {}

    /** Parses a document up to the bounds; links in it are relative to {@code base}. */
    public static Document document(String html, String base) {
        return document(html, base, ELEMENTS_MAX);
    }

    /** Parses a document with a lower bound on its elements. */
    public static Document document(String html, String base, int elementsMax) {
        try (var parser = new StreamParser(Parser.htmlParser().setMaxDepth(DEPTH_MAX))) {
            try {
                var elements = parser.parse(bounded(html), base).iterator();
                for (int count = 0; count < elementsMax && elements.hasNext(); count++) {
                    elements.next();
                    Budget.step();
                }
            } catch (IllegalArgumentException fault) {
                // Jsoup loses count of the templates that its depth limit removes.
                LOG.log(System.Logger.Level.DEBUG, "the document was parsed only in part", fault);
            }
            return withShortNames(parser.document());
        }
    }

    private static Document withShortNames(Document document) {
        document.traverse((node, _) -> {
            if (node instanceof Element element && element.attributesSize() > 0) {
                for (var name : NAMES) {
                    var value = element.attr(name);
                    if (value.length() > NAME_MAX) {
                        element.attr(name, value.substring(0, NAME_MAX));
                    }
                }
            }
        });
        return document;
    }

    /** Parses a piece of HTML into a single {@code div}. */
    public static Element fragment(String html, int elementsMax) {
        return document("<!doctype html><body>" + html, "", elementsMax).body().tagName("div");
    }

    /** Replaces the character references in a text (HTML §13.2.5.72). */
    public static String unescaped(String text) {
        return Parser.unescapeEntities(text, false);
    }

    private static String bounded(String html) {
        int end = Math.min(html.length(), CHARS_MAX);
        int at = html.indexOf('<');
        for (int marks = 0; at >= 0 && at < end; marks++) {
            if (marks == MARKS_MAX) {
                return html.substring(0, at);
            }
            at = html.indexOf('<', at + 1);
        }
        return html.substring(0, end);
    }
}
