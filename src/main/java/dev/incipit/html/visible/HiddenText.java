package dev.incipit.html.visible;

import dev.incipit.compute.Budget;
import dev.incipit.html.dom.DocumentIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeVisitor;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Finds text that a page hides with its own styles, in attributes and {@code style} elements, and marks it so that it is not
 * taken for content (hostile.md row 27). The page's links are not affected.
 */
public final class HiddenText implements NodeVisitor {
    /** Attribute that marks hidden elements. */
    public static final String MARK = "x-unseen";

    /** Ways that scripts and clicks often undo, and that pages use to hide their main content for a moment. */
    private static final Set<Hiding> OPENED = Set.of(
            Hiding.DISPLAY,
            Hiding.VISIBILITY,
            Hiding.CONTENT,
            Hiding.OPACITY,
            Hiding.NO_SIZE,
            Hiding.OFF_SCREEN,
            Hiding.SCALE);

    /** Those of {@link #OPENED} for which a style attribute says no more than a rule does. */
    private static final Set<Hiding> OPENED_BY_OWN =
            Set.of(Hiding.OPACITY, Hiding.NO_SIZE, Hiding.OFF_SCREEN, Hiding.SCALE);

    private static final Set<Hiding> MOVED = Set.of(Hiding.OPACITY, Hiding.SCALE);
    /** What makes a part more than mere text. */
    private static final Evaluator SECTION = Selector.evaluatorOf("img, picture, video, button, form, h1, h2, h3");

    /** This many parts without opacity indicate a page whose parts appear one after the other. */
    private static final int CLEAR_MANY = 3;

    private static final Evaluator MEDIA = Selector.evaluatorOf("img, picture, video, svg, canvas, iframe, object");
    private static final StyleBlock NO_STYLE = StyleBlock.of("");
    /** Doubtful parts of at least this many characters count as visible if they are more than half of the page. */
    private static final int MUCH = 1_000;
    /** Limits on descents into parts and around texts in their background's colour; what is not examined counts as visible. */
    private static final int LOOKS_MAX = 50;

    private static final int LEVELS = 3;

    private final Document document;
    private final PageStyles styles;
    /** Elements that hold the page's main topic: its first heading, its main element. */
    private final Set<Element> holders = new HashSet<>();

    private final List<Part> parts = new ArrayList<>();
    private final List<Part> words = new ArrayList<>();
    private TextState state;
    private @Nullable ControlTargets targets;
    private @Nullable Element unseen;
    private int chars;
    private int looks;

    /**
     * A hidden part of the page.
     *
     * @param way how an element is hidden; null for a text
     * @param doubtful whether it counts as visible after all if it is most of the page
     * @param chars the characters in it; while it is open, those before it
     */
    private record Part(Node node, @Nullable Hiding way, boolean doubtful, int chars) {
        /** Whether a click may show it, if its names say so. */
        boolean opens() {
            return way == Hiding.DISPLAY || way == Hiding.VISIBILITY;
        }
    }

    private HiddenText(Document document, DocumentIndex index, ReadSheets sheets) {
        this.document = document;
        this.styles = new PageStyles(StyleSheets.of(index, sheets));
        this.state = TextState.page(styles.areAll());
        for (var first : List.of(index.all("h1"), index.mains())) {
            Element above = first.isEmpty() ? null : first.getFirst();
            while (above != null && holders.add(above)) {
                above = above.parent();
            }
        }
    }

    /**
     * Marks the hidden parts of a document.
     *
     * @param sheets the style sheets of pages before it
     */
    public static void mark(Document document, DocumentIndex index, ReadSheets sheets) {
        var hidden = new HiddenText(document, index, sheets);
        document.traverse(hidden);
        hidden.mark();
    }

    @Override
    public void head(Node node, int depth) {
        Budget.step();
        if (node instanceof TextNode text && !text.isBlank()) {
            int length = text.getWholeText().strip().length();
            chars += length;
            if (unseen == null && state.hides() && (state.isSure() || standsAlone(text))) {
                words.add(new Part(text, null, !state.isSure(), length));
            }
        } else if (node instanceof Element element && unseen == null) {
            enter(element);
        }
    }

    private void enter(Element element) {
        var style = element.attributesSize() == 0 ? "" : element.attr("style");
        var own = style.isEmpty() ? NO_STYLE : StyleBlock.of(style);
        var rule = styles.hides(element);
        if (rule != null && rule.block().isUndoneIn(own)) {
            rule = null;
        }
        boolean page = element.nameIs("html") || element.nameIs("body");
        var way = page || own.isEmpty() ? null : wayOf(own, element);
        boolean byRule = way == null && rule != null && !page;
        if (byRule) {
            way = wayOf(rule, element);
        }
        if (way != null) {
            unseen = element;
            parts.add(new Part(element, way, byRule || way == Hiding.OPACITY, chars));
        } else if (!style.isEmpty() || !isDrawnAsBefore(element, rule)) {
            state = state.within(element, own, styles, rule);
        }
    }

    private boolean isDrawnAsBefore(Element element, @Nullable StyleRule rule) {
        return rule == null
                && !styles.areAll()
                && state.element() == null
                && !element.hasAttr("bgcolor")
                && !element.nameIs("font");
    }

    /** How the element's own style hides the whole element; null if it does not. */
    private @Nullable Hiding wayOf(StyleBlock own, Element element) {
        return own.ways().stream()
                .filter(HiddenText::isOfElement)
                .filter(way -> !(OPENED_BY_OWN.contains(way) && isOpened(element)))
                .filter(way -> !(MOVED.contains(way) && isMoved(element, way)))
                .findFirst()
                .orElse(null);
    }

    /** How a rule hides the whole element; null if it does not. */
    private @Nullable Hiding wayOf(StyleRule rule, Element element) {
        return rule.block().ways().stream()
                .filter(HiddenText::isOfElement)
                .filter(way -> !OPENED.contains(way)
                        || !(isOpened(element) || isStyledElsewhere(rule, element) || isMoved(element, way)))
                .findFirst()
                .orElse(null);
    }

    /** Font size and colour are inherited, and descendants may set their own. */
    private static boolean isOfElement(Hiding way) {
        return way != Hiding.FONT_SIZE && way != Hiding.COLOUR;
    }

    /** Whether a script is likely to show it: it is more than text, or its names say so. A heading alone is no part that opens. */
    private boolean isMoved(Element element, Hiding way) {
        boolean alone = VisibleText.headingLevel(element) > 0 && !MOVED.contains(way);
        return holders.contains(element)
                || ScriptReveal.isNamedIn(element)
                || looks++ >= LOOKS_MAX
                || (!alone && element.selectFirst(SECTION) != null);
    }

    private boolean isOpened(Element element) {
        return element.attr("role").equals("tabpanel") || isKnown(element.id()) || CollapsedParts.isDisclosed(element);
    }

    private boolean isKnown(String name) {
        if (targets == null) {
            targets = new ControlTargets(document);
        }
        return targets.know(name);
    }

    /** Whether unread scripts or style sheets may show it again: by a name in the rule, or one that the rule does not have. */
    private boolean isStyledElsewhere(StyleRule rule, Element element) {
        var names = rule.selector().subject().names();
        if (names.stream().anyMatch(this::isKnown)) {
            return true;
        }
        return !styles.areAll()
                && (!element.id().isEmpty() || element.classNames().size() > 1)
                && !names.containsAll(element.classNames());
    }

    /** White on white is no evidence if there may be an image behind the text. */
    private boolean standsAlone(TextNode text) {
        Element around = text.parent();
        if (looks++ >= LOOKS_MAX) {
            return false;
        }
        for (int level = 0; level < LEVELS && around != null && !around.nameIs("body"); level++) {
            if (around.selectFirst(MEDIA) != null) {
                return false;
            }
            around = around.parent();
        }
        return true;
    }

    @Override
    public void tail(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return;
        }
        if (element.equals(unseen)) {
            unseen = null;
            var begun = parts.removeLast();
            parts.add(new Part(element, begun.way(), begun.doubtful(), chars - begun.chars()));
        } else if (element.equals(state.element())) {
            state = state.outer();
        }
    }

    private void mark() {
        parts.addAll(words);
        long doubtful =
                parts.stream().filter(Part::doubtful).mapToLong(Part::chars).sum();
        boolean most = doubtful >= MUCH && doubtful * 2 > chars;
        long clear = parts.stream()
                .filter(part -> part.way() == Hiding.OPACITY && part.chars() > 0)
                .count();
        for (var part : parts) {
            boolean seen = (most && part.doubtful()) || (clear >= CLEAR_MANY && part.way() == Hiding.OPACITY);
            if (seen) {
                continue;
            }
            if (part.node() instanceof Element element) {
                mark(element, part.opens());
            } else {
                var box = new Element("span").attr(MARK, "");
                part.node().replaceWith(box);
                box.appendChild(part.node());
            }
        }
    }

    private static void mark(Element element, boolean opens) {
        if (!opens) {
            element.attr(MARK, "");
        } else if (!CollapsedParts.isHidden(element)) {
            element.attr("hidden", "");
        }
    }
}
