package dev.incipit.html.simplify;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Turns tables of contents that are marked as definition lists, as DocBook's are, into plain lists. */
final class ContentsLists {
    /** An entry has few elements around its link. */
    private static final int ENTRY_ELEMENTS_MAX = 20;

    private ContentsLists() {}

    static void rewrite(Element content) {
        var contents = new HashSet<Element>();
        // Inner lists first.
        for (var list : content.select("dl").reversed()) {
            if (isContents(list, contents)) {
                contents.add(list);
            }
        }
        contents.forEach(ContentsLists::asList);
    }

    /** Whether every term is a link, and what stands below it is only a table of contents of its own. */
    private static boolean isContents(Element list, Set<Element> contents) {
        var first = list.firstElementChild();
        return first != null
                && first.nameIs("dt")
                && list.ownText().isBlank()
                && list.children().stream()
                        .allMatch(part ->
                                part.nameIs("dt") ? isEntry(part) : part.nameIs("dd") && holdsOnly(part, contents));
    }

    private static boolean isEntry(Element term) {
        var within = term.stream().limit(ENTRY_ELEMENTS_MAX + 1L).toList();
        return within.size() <= ENTRY_ELEMENTS_MAX
                && within.stream()
                        .filter(element -> element.nameIs("a") && element.hasAttr("href"))
                        .anyMatch(link -> link.text().length() * 2 > term.text().length());
    }

    private static boolean holdsOnly(Element definition, Set<Element> contents) {
        return definition.ownText().isBlank()
                && definition.childrenSize() > 0
                && contents.containsAll(definition.children());
    }

    private static void asList(Element list) {
        var parts = List.copyOf(list.children());
        // One part moved out of many costs as much as all.
        list.empty();
        list.tagName("ul");
        var entry = list;
        for (var part : parts) {
            if (part.nameIs("dt")) {
                entry = part.tagName("li");
                list.appendChild(entry);
            } else {
                entry.appendChild(part.tagName("div"));
            }
        }
    }
}
