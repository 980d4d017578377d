package dev.incipit.html;

import dev.incipit.text.CombiningMarks;
import dev.incipit.url.WebUrl;
import java.util.List;

/**
 * A link of a page.
 *
 * @param target the URL it links to, without fragment
 * @param anchorText its visible text, white space collapsed; the alternative text of an image if it has none
 * @param region the part of the page that contains it
 * @param trail the labels of the menu groups above it, outermost first; empty outside menus
 * @param nofollow whether it is marked rel=nofollow, ugc or sponsored
 * @param tag whether it is marked rel=tag: its text is a category of the page, its target lists the pages of that category
 */
public record PageLink(
        WebUrl target, String anchorText, Region region, List<String> trail, boolean nofollow, boolean tag) {
    public PageLink {
        anchorText = CombiningMarks.bounded(anchorText);
        trail = CombiningMarks.bounded(trail);
    }

    /** A link that is no tag. */
    public PageLink(WebUrl target, String anchorText, Region region, List<String> trail, boolean nofollow) {
        this(target, anchorText, region, trail, nofollow, false);
    }

    /** Whether it is in the main content. */
    public boolean isInText() {
        return region == Region.MAIN;
    }

    /** Whether it is in a menu at the top or beside the text. */
    public boolean isInMenu() {
        return region == Region.NAVIGATION || region == Region.SIDEBAR;
    }

    public enum Region {
        /** The site's menu: header, nav. */
        NAVIGATION,
        /** A table of contents of the site beside the text, such as the sidebar of a manual. */
        SIDEBAR,
        /** The path from the home page to this one. */
        BREADCRUMB,
        MAIN,
        /** Links to the previous and next page. */
        PAGINATION,
        FOOTER
    }
}
