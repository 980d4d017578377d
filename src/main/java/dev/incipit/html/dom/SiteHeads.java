package dev.incipit.html.dom;

import java.util.Collection;
import java.util.List;
import org.jsoup.nodes.Element;

/** Recognises the head of a site, with its menu, that some themes put into the main element of each page. */
public final class SiteHeads {
    private static final int MENU_LINKS_MIN = 4;

    /** So many heads, and menus of each, are looked through, as one may stand in another. */
    private static final int LOOKED_AT_MAX = 4;

    private SiteHeads() {}

    /** Returns those header elements that hold a menu, and neither the title nor the text of the page. */
    public static List<Element> among(Collection<Element> headers) {
        return headers.stream().limit(LOOKED_AT_MAX).filter(SiteHeads::isOne).toList();
    }

    private static boolean isOne(Element header) {
        return header.closest("article") == null
                && header.selectFirst("h1, main, article") == null
                && header.select("nav").stream()
                        .limit(LOOKED_AT_MAX)
                        .anyMatch(menu -> menu.select("a").size() >= MENU_LINKS_MIN);
    }
}
