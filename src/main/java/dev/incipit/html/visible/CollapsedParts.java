package dev.incipit.html.visible;

import dev.incipit.html.dom.NameWords;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/**
 * Unfolds parts that are hidden until a reader opens them: tab panels, answers of an FAQ, the rest of a long text. Unlike
 * dialogs and menus they are content. A mark tells the block model that they were folded.
 */
public final class CollapsedParts {
    /** The attribute that marks an unfolded part. */
    public static final String MARK = "x-folded";

    private static final Set<String> WORDS = Words.table("""
            tab tabs panel pane accordion collapse collapsible expand expandable expanded answer faq details
            disclosure toggle description spec specs specification specifications content""");
    /** Words that name a part which is folded, and not its content. */
    private static final Set<String> FOLDS = Set.of(
            "tab", "panel", "pane", "accordion", "collapse", "collapsible", "expand", "answer", "faq", "disclosure");

    private static final Set<String> NEVER = Words.table("""
            modal dialog popup menu nav navbar navigation dropdown drawer overlay cookie consent tooltip
            megamenu flyout lightbox offcanvas popover toast listbox""");
    private static final Set<String> FRAME_TAGS = Set.of("nav", "header", "footer", "dialog", "menu");
    private static final List<String> CONTROLS = List.of("aria-controls", "data-target", "data-bs-target");
    private static final int NAME_MAX = 300;
    private static final int LEVELS_MAX = 6;

    /** A control may stand in a heading, or have a picture before it. */
    private static final int BEFORE_MAX = 6;

    private final Set<String> controlled = new HashSet<>();
    private final List<Element> hidden = new ArrayList<>();

    /** Finds the hidden parts of a tree without changing it. */
    public CollapsedParts(Element root) {
        root.traverse((node, depth) -> {
            if (node instanceof Element element && element.attributesSize() > 0) {
                for (var attribute : CONTROLS) {
                    var id = element.attr(attribute);
                    controlled.add(id.startsWith("#") ? id.substring(1) : id);
                }
                if (isHidden(element) || isSilent(element)) {
                    hidden.add(element);
                }
            }
        });
        controlled.remove("");
    }

    /** Makes visible what a click would open. */
    public void unfold() {
        for (var part : hidden) {
            if (opens(part) && !isFrame(part)) {
                part.removeAttr("hidden").removeAttr("style").removeAttr("aria-hidden");
                part.attr(MARK, "");
            }
        }
    }

    /** Whether the element itself hides its content. {@code until-found} does not count, as browsers search it. */
    public static boolean isHidden(Element element) {
        if (element.hasAttr("popover")
                || (element.hasAttr("hidden") && !element.attr("hidden").equals("until-found"))) {
            return true;
        }
        var style = element.attr("style");
        return !style.isEmpty() && StyleBlock.of(style).hidesAll();
    }

    /** Whether only screen readers skip the element, such as a closed panel that a style sheet hides. */
    private static boolean isSilent(Element element) {
        return element.isBlock() && element.attr("aria-hidden").equals("true");
    }

    private boolean opens(Element part) {
        return part.attr("role").equals("tabpanel")
                || controlled.contains(part.id())
                || isDisclosed(part)
                || (part.isBlock() && names(part, isHidden(part) ? WORDS : FOLDS))
                || (!isHidden(part) && part.parent() != null && part.parent().nameIs("details"));
    }

    /** Whether what stands before the part says that it opens something, and the part is no menu. */
    static boolean isDisclosed(Element part) {
        var before = part.previousElementSibling();
        return before != null
                && before.stream()
                        .limit(BEFORE_MAX)
                        .anyMatch(control -> control.hasAttr("aria-expanded") && !control.hasAttr("aria-haspopup"))
                && RunningText.isIn(part);
    }

    private static boolean isFrame(Element part) {
        return Stream.iterate(part, Objects::nonNull, Element::parent)
                .limit(LEVELS_MAX)
                .anyMatch(above -> FRAME_TAGS.contains(above.normalName())
                        || names(above, NEVER)
                        || NEVER.contains(above.attr("role").toLowerCase(Locale.ROOT)));
    }

    /** Whether class or id contains one of the words. */
    private static boolean names(Element element, Set<String> words) {
        return element.attributesSize() > 0
                && NameWords.in(element.className() + ' ' + element.id(), NAME_MAX).stream()
                        .anyMatch(words::contains);
    }
}
