package dev.incipit.html.visible;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** Tells parts that a reader reads, with sentences, from menus, which are links. */
public final class RunningText {
    private static final Pattern SENTENCE = Pattern.compile("(?s).{24,}[.!?](?:\\s.*|$)|.{11,}[。！？](?:.*|$)");

    /** How much of a part is looked at. */
    private static final int NODES_MAX = 400;

    private static final int CHARACTERS_MAX = 500;
    private static final int LINK_LEVELS = 4;

    private RunningText() {}

    /** Whether a part has a sentence outside links, and links make less than half of its beginning. */
    public static boolean isIn(Element part) {
        int linked = 0;
        int all = 0;
        boolean sentence = false;
        for (var node : part.nodeStream().limit(NODES_MAX).toList()) {
            if (!(node instanceof TextNode text) || text.isBlank()) {
                continue;
            }
            var words = text.getWholeText().strip();
            boolean isLinked = isInLink(text);
            all += words.length();
            linked += isLinked ? words.length() : 0;
            sentence |= !isLinked
                    && SENTENCE.matcher(words.substring(0, Math.min(words.length(), CHARACTERS_MAX)))
                            .matches();
        }
        return sentence && linked * 2 < all;
    }

    private static boolean isInLink(Node text) {
        return Stream.iterate(text.parent(), Objects::nonNull, Node::parent)
                .limit(LINK_LEVELS)
                .anyMatch(around -> around.nameIs("a"));
    }
}
