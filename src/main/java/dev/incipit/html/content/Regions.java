package dev.incipit.html.content;

import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.visible.CollapsedParts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jsoup.nodes.Element;

/** Recognises elements and roles that declare which part of the page they are (HTML sections, WAI-ARIA landmarks). */
final class Regions {
    private record Kind(String name, String tags, String roles) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("nav", "nav menu", "navigation menu menubar tablist search toolbar directory"),
            new Kind("header", "header", "banner"),
            new Kind("footer", "footer", "contentinfo"),
            new Kind("aside", "aside", "complementary note"),
            new Kind("main", "main", "main"),
            new Kind("article", "article", "article"),
            new Kind("section", "section", "region"),
            new Kind("form", "form fieldset", "form"),
            new Kind("list", "ul ol", "list"),
            new Kind("table", "table", "table grid"),
            new Kind("quote", "blockquote", ""),
            new Kind("code", "pre", ""),
            new Kind("definitions", "dl", ""),
            new Kind("dialog", "dialog", "dialog alertdialog alert tooltip status"),
            new Kind("button", "button label summary", "button option tab"),
            new Kind("link", "a", "link"),
            new Kind("details", "details", ""),
            new Kind("figure", "figure figcaption", "figure"));

    private static final Map<String, Integer> BY_TAG = new HashMap<>();
    private static final Map<String, Integer> BY_ROLE = new HashMap<>();

    static {
        for (int k = 0; k < KINDS.size(); k++) {
            for (var tag : KINDS.get(k).tags().split(" ", -1)) {
                BY_TAG.put(tag, 1 << k);
            }
            for (var role : KINDS.get(k).roles().split(" ", -1)) {
                BY_ROLE.put(role, 1 << k);
            }
        }
    }

    private static final int NAV = bitOf("nav");
    private static final int HEADER = bitOf("header");
    private static final int ASIDE = bitOf("aside");
    private static final int FOOTER = bitOf("footer");

    private Regions() {}

    /** The kinds' names, in the order of their bits, followed by {@code hidden} (aria-hidden) and {@code folded}. */
    static List<String> kinds() {
        var names = new ArrayList<>(KINDS.stream().map(Kind::name).toList());
        names.add("hidden");
        names.add("folded");
        return List.copyOf(names);
    }

    static int bitOf(String kind) {
        return 1 << kinds().indexOf(kind);
    }

    /** The parts of the page that an element declares itself to be, as bits. */
    static int maskOf(Element element) {
        int mask = BY_TAG.getOrDefault(element.normalName(), 0);
        var role = element.attr("role");
        if (!role.isEmpty()) {
            mask |= BY_ROLE.getOrDefault(role.toLowerCase(Locale.ROOT), 0);
        }
        mask |= FrameNames.byId(element).map(Regions::maskOf).orElse(0);
        mask |= element.attr("aria-hidden").equals("true") ? 1 << KINDS.size() : 0;
        return element.hasAttr(CollapsedParts.MARK) ? mask | (1 << (KINDS.size() + 1)) : mask;
    }

    private static int maskOf(FrameNames.Part part) {
        return switch (part) {
            case HEAD -> HEADER;
            case MENU, SIDE_MENU -> NAV;
            case ASIDE -> ASIDE;
            case FOOT -> FOOTER;
        };
    }
}
