package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.List;

/**
 * A link of a page.
 *
 * @param target where it leads, without fragment
 * @param anchorText its words as a reader sees them, white space folded; an image's alternative text where it has no words
 * @param region the part of the page it stands in
 * @param trail the labels of the menu groups it stands under, outermost first; empty outside menus
 * @param nofollow rel=nofollow, ugc or sponsored
 */
public record PageLink(WebUrl target, String anchorText, Region region, List<String> trail, boolean nofollow) {
    public PageLink {
        trail = List.copyOf(trail);
    }

    /** The part of a page a link stands in. */
    public enum Region {
        /** The site's menu: header, nav. */
        NAVIGATION,
        /** A table of contents of the site beside the text: a manual's sidebar. */
        SIDEBAR,
        /** The path from the home page to this one. */
        BREADCRUMB,
        /** The main content. */
        MAIN,
        /** Previous and next page. */
        PAGINATION,
        /** The foot of the page. */
        FOOTER
    }
}
