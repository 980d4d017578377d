package dev.incipit.html.dom;

import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The small line above a heading that designers write into its element: "Sleep among the vines" above "Rooms". */
public final class Kickers {
    private static final Set<String> NAMES =
            Set.of("section-heading-upper", "eyebrow", "kicker", "pretitle", "pre-title");

    private static final Set<String> TAGS = Set.of("span", "small", "em", "strong", "b", "i", "a", "div", "p");

    /** A style that moves or aligns a heading, but neither far nor back. */
    private static final Pattern LAYOUT = Pattern.compile(
            "(?:\\s*+(?:(?:margin|padding)(?:-[a-z]{1,6})?|text-align|text-transform|letter-spacing|font-weight|font-family"
                    + "|line-height(?=\\s*+:\\s*+[1-9])|--[a-z-]{1,30})\\s*+:"
                    + "(?![^;]{0,60}(?:-(?!0|\\.|\\d{1,2}px)[\\d.]|\\d{3,}(?:px|r?em|%|e)|\\d{4}|v[wh]|calc|var))[^;\\\\]{0,60}+(?:;|$))*+\\s*+");

    /** The attributes of a heading that is shown. */
    private static final Set<String> PLAIN = Words.table("""
            class id lang dir title role itemprop itemscope itemtype tabindex aria-level""");

    /** A page with one has one of them. */
    public static final ElementHints SIGNS = ElementHints.ofClasses(NAMES);

    private static final Evaluator HEADINGS = Selector.evaluatorOf("h1, h2, h3, h4");

    /** Each is moved among its siblings, of which there may be many. */
    private static final int HEADINGS_MAX = 100;

    /** So many nodes of a heading are looked at, as each may stand in another. */
    private static final int NODES_MAX = 20;

    private Kickers() {}

    /** Makes paragraphs above the headings of those that stand first in one and beside something else. */
    public static void setApart(Element page) {
        page.select(HEADINGS).stream().limit(HEADINGS_MAX).forEach(heading -> {
            var first = heading.firstElementChild();
            if (first != null
                    && isPlain(heading)
                    && TAGS.contains(first.normalName())
                    && NAMES.stream().anyMatch(first::hasClass)
                    && isMoreThan(first, heading)) {
                var line = new Element("p");
                heading.before(line);
                line.appendChild(first);
            }
        });
    }

    /** Whether nothing that hides a heading can be on it: what is moved out of it would show. */
    private static boolean isPlain(Element heading) {
        return heading.attributes().asList().stream()
                .allMatch(attribute -> PLAIN.contains(attribute.getKey())
                        || attribute.getKey().startsWith("data-")
                        || (attribute.getKey().equals("style")
                                && LAYOUT.matcher(attribute.getValue()).matches()));
    }

    /** Whether a heading has words behind its first element; a sign that links to it is none. */
    private static boolean isMoreThan(Element first, Element heading) {
        return heading.childNodes().stream()
                .filter(child -> !child.equals(first))
                .limit(NODES_MAX)
                .flatMap(child -> child.nodeStream().limit(NODES_MAX))
                .anyMatch(node -> node instanceof TextNode text
                        && text.getWholeText().chars().anyMatch(Character::isLetterOrDigit));
    }
}
