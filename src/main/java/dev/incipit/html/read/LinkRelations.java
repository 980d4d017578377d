package dev.incipit.html.read;

import dev.incipit.html.visible.VisibleText;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** How a link relates its page to another, by its attribute {@code rel} (HTML standard, link types) or by what stands there. */
final class LinkRelations {
    /** Text before a link to the previous or next page. */
    private static final Set<String> NEIGHBOURS =
            Set.of("previous:", "next:", "prev:", "previous topic:", "next topic:");

    private static final int NAME_MAX = "previous".length();

    /** A link with a picture and a word, at most. */
    private static final int NODES_MAX = 3;

    private static final Pattern TO = Pattern.compile("(?i)^(?:up(?: to)?:? )?[\"“]?|[\"”]$");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private LinkRelations() {}

    /** The words of the attribute, in lower case. */
    static List<String> of(Element link) {
        var rel = link.attr("rel");
        return rel.isEmpty()
                ? List.of()
                : List.of(BLANKS.split(rel.toLowerCase(Locale.ROOT).strip(), -1));
    }

    /** Whether a link leads to the page before or after this one. */
    static boolean isNeighbour(Element anchor) {
        var rel = of(anchor);
        var before =
                anchor.previousSibling() instanceof TextNode text ? text.text().strip() : "";
        return rel.contains("prev")
                || rel.contains("next")
                || rel.contains("previous")
                || NEIGHBOURS.contains(before.toLowerCase(Locale.ROOT));
    }

    /** Whether a link leads to the page above this one: by {@code rel=up}, or "Up" with DocBook's key or between the neighbours. */
    static boolean isUp(Element anchor) {
        return of(anchor).contains("up")
                || (isCalled(anchor, "up")
                        && (anchor.attr("accesskey").equals("u")
                                || isCalled(anchor.previousElementSibling(), "prev")
                                || isCalled(anchor.nextElementSibling(), "next")));
    }

    /** Returns what a link's title calls the page above: of 'up to "The Guide"' the name. */
    static String nameAbove(String title) {
        return TO.matcher(VisibleText.fold(title)).replaceAll("");
    }

    private static boolean isCalled(@Nullable Element link, String word) {
        if (link == null || !link.nameIs("a") || link.childNodeSize() > NODES_MAX) {
            return false;
        }
        var name = VisibleText.beginning(link, NAME_MAX + 1);
        return name.length() <= NAME_MAX && name.toLowerCase(Locale.ROOT).startsWith(word);
    }

    /** Whether the site does not vouch for what it links to. */
    static boolean isUnfollowed(Element anchor) {
        var rel = of(anchor);
        return rel.contains("nofollow") || rel.contains("ugc") || rel.contains("sponsored");
    }
}
