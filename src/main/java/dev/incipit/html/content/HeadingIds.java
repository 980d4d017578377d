package dev.incipit.html.content;

import dev.incipit.html.visible.VisibleText;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/**
 * Ids that generators make from the words of a heading. {@code why-we-dropped-comments} is no name of a part of the page:
 * what stands below that heading is not a list of comments.
 */
final class HeadingIds {
    /** How many characters of a heading are compared. */
    private static final int HEADING_MAX = 200;

    /** A section is often called {@code comments} by its author. An id of at least so many words is made from a heading. */
    private static final int SECTION_WORDS = 3;

    private HeadingIds() {}

    /** Whether the id of a heading, or of an element that begins with one, has only words of that heading. */
    static boolean isMade(Element element) {
        boolean own = VisibleText.headingLevel(element) > 0;
        var heading = own ? element : element.firstElementChild();
        if (heading == null || VisibleText.headingLevel(heading) == 0) {
            return false;
        }
        var id = PageFacts.words(element.id());
        return (own || id.size() >= SECTION_WORDS) && words(heading).containsAll(id);
    }

    private static Set<String> words(Element heading) {
        var text = new StringBuilder();
        NodeTraversor.filter(new FirstText(text), heading);
        // Generators leave apostrophes out: "Don't" becomes "dont".
        return PageFacts.words(text.toString().replace("'", "").replace("’", ""));
    }

    private static final class FirstText implements NodeFilter {
        private final StringBuilder text;
        private int nodes;

        FirstText(StringBuilder text) {
            this.text = text;
        }

        @Override
        public FilterResult head(Node node, int depth) {
            nodes++;
            if (node instanceof TextNode words) {
                var found = words.getWholeText();
                text.append(found, 0, Math.min(found.length(), HEADING_MAX));
            }
            return text.length() >= HEADING_MAX || nodes >= HEADING_MAX ? FilterResult.STOP : FilterResult.CONTINUE;
        }
    }
}
