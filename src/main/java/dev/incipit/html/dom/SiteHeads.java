package dev.incipit.html.dom;

import java.util.Collection;
import java.util.List;
import org.jsoup.nodes.Element;

/** Recognises the head of a site, with its menu or its name, that some themes put into the main element of each page. */
public final class SiteHeads {
    private static final int MENU_LINKS_MIN = 4;

    /** So many heads, and menus of each, are looked through, as one may stand in another. */
    private static final int LOOKED_AT_MAX = 4;

    private static final int HEADINGS_MAX = 20;
    private static final int NAME_DEPTH_MAX = 3;

    private SiteHeads() {}

    /** Returns those header elements that hold a menu or begin with a link to the front page, and neither the title nor the text of the page. */
    public static List<Element> among(Collection<Element> headers) {
        return headers.stream().limit(LOOKED_AT_MAX).filter(SiteHeads::isOne).toList();
    }

    /** Returns those headings of the first level that are the site's name: links to its front page on another one. */
    public static List<Element> names(Collection<Element> headings) {
        return headings.stream().limit(HEADINGS_MAX).filter(SiteHeads::isName).toList();
    }

    private static boolean isName(Element heading) {
        var part = heading;
        for (int depth = 0;
                depth < NAME_DEPTH_MAX
                        && part.childrenSize() == 1
                        && part.ownText().isBlank();
                depth++) {
            part = part.child(0);
            if (part.nameIs("a")) {
                return FrontPageLinks.leadsToRoot(part) && !FrontPageLinks.isOnFront(part);
            }
        }
        return false;
    }

    /** Whether a head begins with a link to the front page and has neither a heading nor a paragraph. */
    private static boolean isLogo(Element header) {
        var link = header.selectFirst("a");
        return link != null && FrontPageLinks.isOne(link) && header.selectFirst("h2, h3, h4, h5, h6, p") == null;
    }

    private static boolean isOne(Element header) {
        return header.closest("article") == null
                && header.selectFirst("h1, main, article") == null
                && (header.select("nav").stream()
                                .limit(LOOKED_AT_MAX)
                                .anyMatch(menu -> menu.select("a").size() >= MENU_LINKS_MIN)
                        || isLogo(header));
    }
}
