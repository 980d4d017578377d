package dev.incipit.html.content;

import dev.incipit.html.visible.VisibleText;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/**
 * Ids that generators make from the words of a heading. {@code why-we-dropped-comments} is no name of a part of the page:
 * what stands below that heading is not a list of comments.
 */
final class HeadingIds {
    /** How many characters of a heading are compared, in as many nodes at most. */
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
        heading.nodeStream()
                .limit(HEADING_MAX)
                .takeWhile(_ -> text.length() < HEADING_MAX)
                .map(node -> node instanceof TextNode words ? words.getWholeText() : "")
                .forEach(words -> text.append(words, 0, Math.min(words.length(), HEADING_MAX)));
        // Generators leave apostrophes out: "Don't" becomes "dont".
        return PageFacts.words(text.toString().replace("'", "").replace("’", ""));
    }
}
