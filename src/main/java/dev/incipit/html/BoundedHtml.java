package dev.incipit.html;

import dev.incipit.compute.Budget;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/**
 * The only door to jsoup's parsers (ArchitectureTest). What a stranger sent becomes a document with bounds on its characters,
 * its nodes, its elements and their depth. What lies beyond a bound, or behind a place that breaks the parser, is not read.
 */
final class BoundedHtml {
    /** Whoever hands a body over has cut it at {@code fetch.max-html-bytes}; this holds for what grows on the way, such as Markdown. */
    private static final int CHARS_MAX = 64 << 20;

    /** Elements nested deeper are lifted to this depth, as browsers do (hostile.md row 25). */
    private static final int DEPTH_MAX = 512;

    /** Of the 200 000 nodes that decisions §8 allows a page, half are elements and half the text between them. */
    private static final int ELEMENTS_MAX = 100_000;

    /** Every node that is no text begins with one; an element has two, a script may have many. */
    private static final int MARKS_MAX = 400_000;

    private static final System.Logger LOG = System.getLogger(BoundedHtml.class.getName());

    private BoundedHtml() {}

    /** The document that a text is, as far as it is within the bounds; addresses in it are relative to {@code base}. */
    static Document document(String html, String base) {
        return document(html, base, ELEMENTS_MAX);
    }

    /** The same with a lower bound on its elements. */
    static Document document(String html, String base, int elementsMax) {
        try (var parser = new StreamParser(Parser.htmlParser().setMaxDepth(DEPTH_MAX))) {
            try {
                var elements = parser.parse(bounded(html), base).iterator();
                for (int count = 0; count < elementsMax && elements.hasNext(); count++) {
                    elements.next();
                    Budget.step();
                }
            } catch (IllegalArgumentException fault) {
                // Jsoup loses count of the templates that its limit of depth prunes.
                LOG.log(System.Logger.Level.DEBUG, "a document was read in part", fault);
            }
            return parser.document();
        }
    }

    /** A piece of HTML as one {@code div}. */
    static Element fragment(String html, int elementsMax) {
        return document("<!doctype html><body>" + html, "", elementsMax).body().tagName("div");
    }

    /** A text with its character references replaced (HTML §13.2.5.72). */
    static String unescaped(String text) {
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
