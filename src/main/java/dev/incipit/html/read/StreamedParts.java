package dev.incipit.html.read;

import dev.incipit.compute.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Moves parts of a page that the server sends late, hidden at the end, to where a script would move them. React's streaming
 * uses {@code $RC("B:1","S:1")} to move segment S:1 to boundary B:1, and {@code $RS("S:2","P:2")} to placeholder P:2. GitBook
 * pages have their code blocks in such parts, other sites all of their text.
 */
public final class StreamedParts {
    private static final int PARTS_MAX = 500;
    /** The depth to which the parser limits a page before its parts are moved. */
    private static final int DEPTH_MAX = 512;

    private static final int SCRIPT_MAX = 1_000_000;

    /** The function's name and the two ids it is called with. Their lengths are bounded, so a failed match ends soon. */
    private static final Pattern CALL = Pattern.compile("\\$R[A-Z]\\(\"([^\"]{1,60})\",\"([^\"]{1,60})\"");

    private final Map<String, Element> segments = new HashMap<>();
    private final Map<String, Element> places = new HashMap<>();

    private StreamedParts() {}

    /** Moves every part to its place; a part without a place is shown where it is. */
    public static void place(Document document) {
        var hidden = document.select("div[hidden][id^=S:]");
        if (hidden.isEmpty() || hidden.size() > PARTS_MAX) {
            return;
        }
        var parts = new StreamedParts();
        hidden.forEach(segment -> parts.segments.put(segment.id(), segment.removeAttr("hidden")));
        document.select("template[id^=B:], template[id^=P:]")
                .forEach(template -> parts.places.put(template.id(), template));
        document.select("script:not([src])").forEach(script -> parts.move(script.data()));
    }

    /** Follows the calls in a script; the boundary or the segment may come first. */
    private void move(String script) {
        var calls = CALL.matcher(script).region(0, Math.min(script.length(), SCRIPT_MAX));
        while (calls.find()) {
            Budget.step();
            var first = calls.group(1);
            var second = calls.group(2);
            if (first.startsWith("S:")) {
                move(segments.remove(first), places.remove(second));
            } else {
                move(segments.remove(second), places.remove(first));
            }
        }
    }

    private static void move(@Nullable Element segment, @Nullable Element place) {
        if (segment == null || place == null || !mayHold(place, segment)) {
            return;
        }
        var around = place.parent();
        if (around != null) {
            int index = place.siblingIndex();
            var meanwhile = place.id().startsWith("B:") ? meanwhile(place) : List.<Node>of();
            around.insertChildren(index, List.copyOf(segment.childNodes()));
            meanwhile.forEach(Node::remove);
            place.remove();
            segment.remove();
        }
    }

    private static boolean mayHold(Element place, Element segment) {
        Element above = place;
        for (int depth = 0; depth < DEPTH_MAX && above != null; depth++) {
            if (above.equals(segment)) {
                return false;
            }
            above = above.parent();
        }
        return above == null;
    }

    /** The fallback that is shown until the part arrives: from the boundary's template to the comment that closes it. */
    private static List<Node> meanwhile(Element boundary) {
        var shown = new ArrayList<Node>();
        int open = 1;
        for (Node node = boundary.nextSibling(); node != null; node = node.nextSibling()) {
            if (node instanceof Comment comment) {
                open += comment.getData().startsWith("$")
                        ? 1
                        : comment.getData().equals("/$") ? -1 : 0;
                if (open == 0) {
                    return shown;
                }
            }
            shown.add(node);
        }
        return List.of();
    }
}
