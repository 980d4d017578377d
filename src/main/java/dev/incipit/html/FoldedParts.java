package dev.incipit.html;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * Parts that are hidden until a reader opens them: panels of tabs, answers of a list of questions, the rest of a long text.
 * They are on the page, unlike dialogs and menus, so they are shown; the block model is told that they were folded.
 */
final class FoldedParts {
    /** Marks what was folded. */
    static final String MARK = "x-folded";

    private static final Set<String> WORDS = Set.of(
            "tab",
            "tabs",
            "panel",
            "pane",
            "accordion",
            "collapse",
            "collapsible",
            "expand",
            "expandable",
            "expanded",
            "answer",
            "faq",
            "details",
            "disclosure",
            "toggle",
            "description",
            "spec",
            "specs",
            "specification",
            "specifications",
            "content");
    private static final Set<String> NEVER = Set.of(
            "modal",
            "dialog",
            "popup",
            "menu",
            "nav",
            "navbar",
            "navigation",
            "dropdown",
            "drawer",
            "overlay",
            "cookie",
            "consent",
            "tooltip",
            "megamenu",
            "flyout",
            "lightbox",
            "offcanvas",
            "popover",
            "toast",
            "listbox");
    private static final Set<String> FRAME_TAGS = Set.of("nav", "header", "footer", "dialog", "menu");
    private static final int NAME_MAX = 300;
    private static final int LEVELS_MAX = 6;

    private FoldedParts() {}

    /** Unfolds what a click would unfold. */
    static void unfold(Element root) {
        var controlled = new HashSet<String>();
        for (var control : root.select("[aria-controls], [data-target], [data-bs-target]")) {
            for (var attribute : new String[] {"aria-controls", "data-target", "data-bs-target"}) {
                var id = control.attr(attribute);
                controlled.add(id.startsWith("#") ? id.substring(1) : id);
            }
        }
        controlled.remove("");
        for (var part : root.select("[hidden], [style]")) {
            if (isHidden(part) && opens(part, controlled) && !isFrame(part)) {
                part.removeAttr("hidden").removeAttr("style").removeAttr("aria-hidden");
                part.attr(MARK, "");
            }
        }
    }

    /** Whether the element itself is kept from sight; {@code until-found} is not, as browsers search it. */
    static boolean isHidden(Element element) {
        if (element.hasAttr("hidden") && !element.attr("hidden").equals("until-found")) {
            return true;
        }
        var style = element.attr("style");
        if (style.isEmpty()) {
            return false;
        }
        var tight = style.replace(" ", "").toLowerCase(Locale.ROOT);
        return tight.contains("display:none") || tight.contains("visibility:hidden");
    }

    private static boolean opens(Element part, Set<String> controlled) {
        return part.attr("role").equals("tabpanel")
                || controlled.contains(part.id())
                || (part.isBlock() && names(part, WORDS));
    }

    private static boolean isFrame(Element part) {
        Element above = part;
        for (int level = 0; above != null && level < LEVELS_MAX; level++) {
            if (FRAME_TAGS.contains(above.normalName())
                    || names(above, NEVER)
                    || NEVER.contains(above.attr("role").toLowerCase(Locale.ROOT))) {
                return true;
            }
            above = above.parent();
        }
        return false;
    }

    /** Whether class or id has one of the words, compounds taken apart. */
    private static boolean names(Element element, Set<String> words) {
        if (element.attributesSize() == 0) {
            return false;
        }
        var name = element.className() + ' ' + element.id();
        int start = 0;
        int end = Math.min(name.length(), NAME_MAX);
        for (int i = 0; i <= end; i++) {
            boolean letter = i < end && Character.isLetter(name.charAt(i));
            boolean hump = letter
                    && i > start
                    && Character.isUpperCase(name.charAt(i))
                    && Character.isLowerCase(name.charAt(i - 1));
            if (!letter || hump) {
                if (i > start && words.contains(name.substring(start, i).toLowerCase(Locale.ROOT))) {
                    return true;
                }
                start = hump ? i : i + 1;
            }
        }
        return false;
    }
}
