package dev.incipit.html.dom;

import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The small line above a heading that designers write into its element: "Sleep among the vines" above "Rooms". */
public final class Kickers {
    private static final Set<String> NAMES =
            Set.of("section-heading-upper", "eyebrow", "kicker", "overline", "pretitle", "pre-title");

    /** A page with one has one of them. */
    public static final ElementHints SIGNS = ElementHints.ofClasses(NAMES);

    private static final Evaluator HEADINGS = Selector.evaluatorOf("h1, h2, h3, h4");

    /** Each is moved among its siblings, of which there may be many. */
    private static final int HEADINGS_MAX = 100;

    private Kickers() {}

    /** Makes paragraphs above the headings of those that stand first in one and beside something else. */
    public static void setApart(Element page) {
        page.select(HEADINGS).stream().limit(HEADINGS_MAX).forEach(heading -> {
            var first = heading.firstElementChild();
            if (first != null
                    && NAMES.stream().anyMatch(first::hasClass)
                    && (heading.childrenSize() > 1 || !heading.ownText().isBlank())) {
                heading.before(first.tagName("p"));
            }
        });
    }
}
