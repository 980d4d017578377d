package dev.incipit.html.simplify;

import dev.incipit.compute.Budget;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.html.visible.WordCollector;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Rewrites the admonitions of many site generators as a bold title followed by their text, without a surrounding box. */
final class Callouts {
    private static final Set<String> WORDS = ClassWords.of("callout");
    private static final int TITLE_LENGTH_MAX = 200;
    private static final int ICON_NODES_MAX = 20;
    private static final Set<String> FRAME = Set.of("table", "tbody", "tr");

    /** Every page with callouts or collapsible parts has at least one of these. */
    static final ElementHints SIGNS = ElementHints.of("summary", "button").or(ElementHints.ofClasses(WORDS));

    private Callouts() {}

    static void rewrite(Element content) {
        for (var box : content.select("div[class], aside[class], section[class], blockquote[class], details[class]")) {
            Budget.step();
            if (VisibleText.hasWord(box, WORDS)) {
                box(box);
            }
        }
        content.select("summary").tagName(Simplifier.TITLE);
        unfoldingButtons(content);
    }

    /** A button that expands part of the text is the title of that part. */
    private static void unfoldingButtons(Element content) {
        var buttons = content.select("button[aria-controls][aria-expanded]");
        if (buttons.isEmpty()) {
            return;
        }
        var parts = new HashSet<String>();
        content.select("[id]").stream().filter(Element::hasText).forEach(part -> parts.add(part.id()));
        for (var button : buttons) {
            if (parts.contains(button.attr("aria-controls")) && !VisibleText.isInTitle(button)) {
                button.tagName(Simplifier.TITLE);
            }
        }
    }

    private static void box(Element box) {
        if (VisibleText.hasWord(box, Set.of("admonitionblock"))) {
            asciidoc(box);
            return;
        }
        var title = title(box);
        if (title != null) {
            title.tagName(Simplifier.TITLE);
        }
        boolean framed = box.nameIs("blockquote") || box.nameIs("aside");
        if (framed && (title != null || !box.nameIs("aside"))) {
            box.tagName("div");
        }
    }

    /** The element among the first two levels whose class calls it a title. */
    private static @Nullable Element title(Element box) {
        var first = box.firstElementChild();
        for (int depth = 0; first != null && depth < 2; depth++) {
            var candidate = first;
            for (int i = 0; candidate != null && i < 2; i++) {
                if (isTitle(candidate)) {
                    return candidate;
                }
                candidate = candidate.nextElementSibling();
            }
            first = first.firstElementChild();
        }
        return null;
    }

    private static boolean isTitle(Element element) {
        var classes = element.className().toLowerCase(Locale.ROOT);
        boolean called = classes.contains("title") || classes.contains("heading");
        return called
                && !element.nameIs("summary")
                && VisibleText.headingLevel(element) == 0
                && isShort(WordCollector.beginning(element, true, TITLE_LENGTH_MAX));
    }

    private static boolean isShort(String words) {
        return !words.isEmpty() && words.length() <= TITLE_LENGTH_MAX;
    }

    /** AsciiDoc sets an admonition as a table: an icon whose title is the kind, and the content. */
    private static void asciidoc(Element box) {
        Element icon = box.children().stream()
                .filter(part -> part.nameIs("table"))
                .findFirst()
                .orElse(null);
        while (icon != null && FRAME.contains(icon.normalName())) {
            icon = icon.firstElementChild();
        }
        if (icon == null || !icon.nameIs("td") || !icon.hasClass("icon")) {
            return;
        }
        var words = WordCollector.beginning(icon, true, TITLE_LENGTH_MAX);
        var kind = words.isEmpty() ? titleIn(icon) : words;
        for (var part = icon.nextElementSibling(); part != null; part = part.nextElementSibling()) {
            part.tagName("div");
        }
        for (var part = icon.parent(); part != null && !part.equals(box); part = part.parent()) {
            part.tagName("div");
        }
        icon.tagName(Simplifier.TITLE).text(kind);
    }

    private static String titleIn(Element icon) {
        return icon.nodeStream()
                .limit(ICON_NODES_MAX)
                .map(part -> part.attr("title"))
                .filter(title -> !title.isEmpty())
                .findFirst()
                .orElse("");
    }
}
