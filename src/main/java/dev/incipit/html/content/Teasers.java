package dev.incipit.html.content;

import dev.incipit.html.dom.Pruning;
import dev.incipit.text.TeaserNames;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.Selector;

/** What a page shows of other pages at its end: cards below "You may also like", and the links to the neighbours in a series. */
final class Teasers {
    private static final Evaluator HEADINGS = Selector.evaluatorOf("h2, h3, h4, h5, h6");

    /** To the pages before and after this one (HTML, 4.6.7, "Link types"). */
    private static final Evaluator NEIGHBOURS = Selector.evaluatorOf("a[rel~=(?i)^(?:prev|next)$]");

    private static final int NEIGHBOURS_MAX = 20;
    private static final int HEADINGS_MAX = 200;
    private static final int NAMES_MAX = 10;

    /** The box of a heading is seldom deeper. */
    private static final int LEVELS_MAX = 6;

    private static final int SIBLINGS_MAX = 60;
    private static final int LINKS_MIN = 2;

    /** A text of more characters for each of its links is one of this page. */
    private static final int PER_LINK_MAX = 500;

    /** A paragraph with more characters beside its links was written for this page. */
    private static final int SENTENCE_MIN = 60;

    /** Beside the link to a neighbour stands at most its name. */
    private static final int BESIDE_MAX = 20;

    private Teasers() {}

    /** Removes them. Looks at the first headings of a page only. */
    static void remove(Element content) {
        var dead = new ArrayList<Node>();
        content.select(NEIGHBOURS).stream()
                .limit(NEIGHBOURS_MAX)
                .filter(link -> link.parent() != null && link.parent().ownText().length() <= BESIDE_MAX)
                .forEach(dead::add);
        content.select(HEADINGS).stream()
                .limit(HEADINGS_MAX)
                .filter(heading -> TeaserNames.isOne(beginning(heading)))
                .limit(NAMES_MAX)
                .forEach(heading -> dead.addAll(section(heading, content)));
        Pruning.remove(dead);
    }

    /** Returns a heading's text, or more of it than such a name has: headings may stand in each other. */
    private static String beginning(Element heading) {
        var text = new StringBuilder();
        heading.filter((node, depth) -> {
            if (node instanceof TextNode words) {
                text.append(Words.beginning(words.getWholeText().strip(), TeaserNames.LENGTH_MAX + 1));
            }
            return text.length() > TeaserNames.LENGTH_MAX
                    ? NodeFilter.FilterResult.STOP
                    : NodeFilter.FilterResult.CONTINUE;
        });
        return text.toString();
    }

    /** Returns a heading's box and the boxes of links behind it; nothing if these are not made of links. */
    private static List<Element> section(Element heading, Element content) {
        var section = new ArrayList<Element>();
        var box = boxOf(heading, content);
        int links = 0;
        for (var next = box.nextElementSibling();
                next != null && section.size() < SIBLINGS_MAX && goesOn(next, heading);
                next = next.nextElementSibling()) {
            section.add(next);
            links += links(next);
        }
        if (links < LINKS_MIN) {
            return List.of();
        }
        section.add(box);
        return section;
    }

    /** The outermost element that has the heading and nothing else. */
    private static Element boxOf(Element heading, Element content) {
        var box = heading;
        for (int level = 0; level < LEVELS_MAX; level++) {
            var parent = box.parent();
            if (parent == null
                    || parent.equals(content)
                    || parent.childrenSize() > 1
                    || !parent.ownText().isBlank()) {
                return box;
            }
            box = parent;
        }
        return box;
    }

    private static boolean goesOn(Element next, Element heading) {
        boolean sentences = next.nameIs("p") && next.ownText().length() > SENTENCE_MIN;
        return !sentences && startsPart(next, heading).isEmpty() && next.text().length() <= PER_LINK_MAX * links(next);
    }

    /** The first heading of a box if it begins another part of this page: as high as the given one, and no link. */
    private static Optional<Element> startsPart(Element box, Element heading) {
        return Optional.ofNullable(box.is(HEADINGS) ? box : box.selectFirst(HEADINGS))
                .filter(first -> first.normalName().compareTo(heading.normalName()) <= 0)
                .filter(first -> first.selectFirst("a[href]") == null && first.closest("a[href]") == null);
    }

    private static int links(Element box) {
        return box.select("a[href]:not([href^=#])").size() + (box.is("a[href]") ? 1 : 0);
    }
}
