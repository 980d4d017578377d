package dev.incipit.html.read;

import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** How a link relates its page to another, by its attribute {@code rel} (HTML standard, link types) or by what stands there. */
public final class LinkRelations {
    /** Text before a link to the previous or next page. */
    private static final Set<String> NEIGHBOURS =
            Set.of("previous:", "next:", "prev:", "previous topic:", "next topic:");

    private static final Set<String> UP = Set.of("up");
    private static final Set<String> PREVIOUS = Set.of("prev", "previous");
    private static final Set<String> NEXT = Set.of("next");

    private static final int NAME_MAX = 20;
    private static final int TITLE_MAX = 300;

    /** How a link says that it leads up, instead of where. */
    private static final Pattern WAY = Pattern.compile(
            "(?iU)^(?:(?:up|go|back|return|one level|parent|home|contents|zurück|nach oben|eine ebene|retour|remonter|haut|volver|arriba|torna|indietro|voltar|terug)\\b"
                    + "|(?:section|chapter|level|page|node)$|\\W*$)");

    /** A link with a picture and a word, at most. */
    private static final int NODES_MAX = 3;

    private static final Pattern TO = Pattern.compile("(?i)^(?:up(?: to)? ?:? )?[\"“]?|[\"”]$");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private LinkRelations() {}

    /** The words of the attribute, in lower case. */
    public static List<String> of(Element link) {
        var rel = link.attr("rel");
        return rel.isEmpty()
                ? List.of()
                : List.of(BLANKS.split(rel.toLowerCase(Locale.ROOT).strip(), -1));
    }

    /** Whether a link leads to the page before or after this one. */
    static boolean isNeighbour(Element anchor) {
        var rel = of(anchor);
        var before = anchor.previousSibling() instanceof TextNode text
                ? VisibleText.fold(Words.beginning(text.getWholeText(), TITLE_MAX))
                : "";
        return rel.contains("prev")
                || rel.contains("next")
                || rel.contains("previous")
                || NEIGHBOURS.contains(before.toLowerCase(Locale.ROOT));
    }

    /** Whether a link leads to the page above this one: by {@code rel=up}, or "Up" with DocBook's key or between the neighbours. */
    static boolean isUp(Element anchor) {
        return of(anchor).contains("up")
                || (isCalled(anchor, UP)
                        && (anchor.attr("accesskey").equals("u")
                                || isCalled(anchor.previousElementSibling(), PREVIOUS)
                                || isCalled(anchor.nextElementSibling(), NEXT)));
    }

    /** Returns what a link up calls the page above: 'up to "The Guide"' the name; empty if it says only where it leads. */
    static String nameAbove(Element anchor, String words) {
        return Stream.of(anchor.attr("title"), words)
                .map(text -> TO.matcher(VisibleText.fold(Words.beginning(text, TITLE_MAX)))
                        .replaceAll(""))
                .filter(name -> !name.isEmpty() && !WAY.matcher(name).find())
                .findFirst()
                .orElse("");
    }

    private static boolean isCalled(@Nullable Element link, Set<String> names) {
        if (link == null || !link.nameIs("a") || link.childNodeSize() > NODES_MAX) {
            return false;
        }
        var text = link.childNodeSize() == 1 && link.firstChild() instanceof TextNode only
                ? only.getWholeText()
                : VisibleText.beginning(link, NAME_MAX);
        return names.contains(withoutEdges(Words.beginning(text, NAME_MAX)).toLowerCase(Locale.ROOT));
    }

    /** A name without what stands before its first and behind its last letter. */
    private static String withoutEdges(String name) {
        int from = 0;
        int to = name.length();
        while (from < to && !Character.isLetter(name.charAt(from))) {
            from++;
        }
        while (to > from && !Character.isLetter(name.charAt(to - 1))) {
            to--;
        }
        return name.substring(from, to);
    }

    /** Whether the site does not vouch for what it links to. */
    static boolean isUnfollowed(Element anchor) {
        var rel = of(anchor);
        return rel.contains("nofollow") || rel.contains("ugc") || rel.contains("sponsored");
    }
}
