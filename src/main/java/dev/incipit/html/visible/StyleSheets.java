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

    private final List<StyleRule> rules = new ArrayList<>();
    private boolean cut;
    private boolean linked;
    private boolean scripted;
    private int order;

    private StyleSheets() {}

    /**
     * Reads the style sheets of a document.
     *
     * @param read where parsed sheets are kept
     * @return the sheets; without rules if there are too many, since one that is not read may undo one that is
     */
    static StyleSheets of(DocumentIndex index, ReadSheets read) {
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
                sheets.add(read.of(text), countsAlways(element));
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

    private void add(StyleSheet sheet, boolean always) {
        linked |= sheet.imports();
        cut |= sheet.cut() || rules.size() + sheet.rules().size() > StyleSheet.RULES_MAX;
        if (!cut) {
            for (var rule : sheet.rules()) {
                rules.add(always && order == 0 ? rule : rule.at(order + rule.order(), rule.conditional() || !always));
            }
        }
        order += sheet.blocks();
    }
}
