package dev.incipit.html.visible;

import dev.incipit.html.dom.DocumentIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/** Reads the rules of the style sheets inside a page; linked ones are never fetched. */
final class StyleSheets {
    private static final int CHARACTERS_MAX = 512 * 1024;
    private static final int SHEETS_MAX = 500;
    private static final int RULES_MAX = 10_000;

    private final List<StyleRule> rules = new ArrayList<>();
    private boolean cut;
    private boolean linked;
    private boolean scripted;
    private int order;

    private StyleSheets() {}

    /**
     * Reads the style sheets of a document.
     *
     * @param index the document's index
     * @return the sheets; without rules if there are too many, since one that is not read may undo one that is
     */
    static StyleSheets of(DocumentIndex index) {
        var sheets = new StyleSheets();
        sheets.linked = index.all("link").stream()
                .anyMatch(link -> link.attr("rel").toLowerCase(Locale.ROOT).contains("stylesheet")
                        || link.attr("as").equalsIgnoreCase("style"));
        sheets.scripted = index.all("script").stream()
                .anyMatch(script -> !script.attr("type").contains("json"));
        var elements = index.all("style");
        int left = CHARACTERS_MAX;
        sheets.cut = elements.size() > SHEETS_MAX;
        for (var element : elements) {
            var text = element.data();
            left -= text.length();
            sheets.cut |= left < 0;
            if (!sheets.cut && isOfPage(element)) {
                sheets.read(text, countsAlways(element));
            }
        }
        if (sheets.cut) {
            sheets.rules.clear();
        }
        return sheets;
    }

    /** The rules, each with a single selector, in order. */
    List<StyleRule> rules() {
        return rules;
    }

    /** Whether these are all style sheets that are known to apply. */
    boolean areAll() {
        return !cut && !linked;
    }

    /** Whether a script may load another. */
    boolean mayGrow() {
        return scripted;
    }

    private static boolean isOfPage(Element sheet) {
        var type = sheet.attr("type");
        var parent = sheet.parent();
        return (type.isEmpty() || type.equalsIgnoreCase("text/css"))
                && !sheet.attr("media").equalsIgnoreCase("print")
                && (parent == null || !(parent.nameIs("svg") || parent.nameIs("defs") || parent.nameIs("template")));
    }

    private static boolean countsAlways(Element sheet) {
        var parent = sheet.parent();
        return CssText.isForScreens(sheet.attr("media")) && (parent == null || !parent.nameIs("noscript"));
    }

    private void read(String css, boolean always) {
        linked |= CssText.read(css, (selectors, block, conditional) -> add(selectors, block, conditional || !always));
    }

    private void add(String selectors, String text, boolean conditional) {
        var block = StyleBlock.of(text);
        if (block.isEmpty()) {
            return;
        }
        order++;
        // A nested rule may undo what the block itself does.
        boolean nesting = text.indexOf('{') >= 0;
        for (int at = 0; at < selectors.length() && !cut; ) {
            int end = CssText.next(selectors, at, ",");
            StyleSelector.of(selectors.substring(at, end).strip())
                    .map(selector -> new StyleRule(
                            selector,
                            block,
                            selector.weight(),
                            order,
                            conditional || nesting || selector.conditional()))
                    .ifPresent(rules::add);
            cut |= rules.size() > RULES_MAX;
            at = end + 1;
        }
    }
}
