package dev.incipit.html.content;

import dev.incipit.html.visible.VisibleText;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * A run of text that is read as a unit: a paragraph, a heading, a line of a list item, a table cell.
 *
 * @param box the block-level element that directly contains it
 * @param nodes its inline nodes, all children of that element
 * @param text its words, white space collapsed
 * @param linkChars characters of the text inside links
 * @param names {@link NameHints} of its inline elements
 * @param headingLevel 1 to 6; 0 if it is not a heading
 */
record Block(Box box, List<Node> nodes, String text, int linkChars, int links, int names, int headingLevel) {
    private static final Set<String> LABELS = Set.of("summary", "dt", "caption", "legend");
    private static final int HEADING_LEVELS_MAX = 3;

    private static final int FILES_CHARS_MAX = 300;
    private static final double LINKED_MIN = 0.8;
    private static final Pattern FILE =
            Pattern.compile("(?i)[^?#]{1,2000}\\.(?:pdf|docx?|xlsx?|pptx?|od[pst]|rtf|epub|csv|zip)(?:[?#].{0,2000})?");

    int chars() {
        return text.length();
    }

    double linkDensity() {
        return text.isEmpty() ? 0 : (double) linkChars / text.length();
    }

    boolean isCode() {
        return box.element.normalName().equals("pre");
    }

    /** Whether it is hardly more than links to files that a reader may take away: "Annual report (PDF)". */
    boolean leadsToFiles() {
        if (links == 0 || text.length() > FILES_CHARS_MAX || linkDensity() < LINKED_MIN) {
            return false;
        }
        var inside = nodes.stream()
                .flatMap(node -> node.nodeStream(Element.class))
                .filter(element -> element.nameIs("a"))
                .toList();
        return !inside.isEmpty()
                && inside.stream()
                        .allMatch(link -> FILE.matcher(link.attr("href")).matches());
    }

    /** Whether it names what follows: a heading, the question of an answer that unfolds, a term, a caption. */
    boolean isLabel() {
        return headingLevel > 0 || LABELS.contains(box.element.normalName());
    }

    /** The heading's level, 1 to 6, if a heading element encloses the box; 0 otherwise. */
    static int headingLevelIn(Box box) {
        for (var level = box; level != null && box.depth - level.depth < HEADING_LEVELS_MAX; level = level.parent) {
            int heading = VisibleText.headingLevel(level.element);
            if (heading > 0) {
                return heading;
            }
        }
        return 0;
    }
}
