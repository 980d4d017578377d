package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.WordCollector;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Rewrites footnotes as references and notes with the same label, and drops the links back. */
final class Footnotes {
    private static final String MARKS = "a.footnote-ref, a.footnote-reference, a.footnoteref, a[role=doc-noteref],"
            + " a[data-footnote-ref], sup > a[href^=#fn], sup > a[href^=#footnote], sup > a[href^=#cite_note],"
            + " sup.footnote-reference > a";
    private static final String BACK = "a.footnote-backref, a.reversefootnote, a.footnote-backreference,"
            + " a[role=doc-backlink], a[data-footnote-backref], .backrefs, .mw-cite-backlink,"
            + " aside.footnote > .label, .footnote-definition-label";
    private static final Set<String> NOTES = Set.of("li", "aside", "div", "p");
    private static final int MARK_MAX = 60;
    private static final Pattern LABEL = Pattern.compile("[A-Za-z0-9_*†‡-]{1,32}");

    /** Every page with footnotes has at least one of these. */
    static final ElementHints SIGNS = ElementHints.ofSelector("""
            sup, [role=doc-noteref], [role=doc-backlink], [data-footnote-ref], [data-footnote-backref], .footnote,
            .footnote-ref, .footnote-reference, .footnoteref, .footnote-backref, .reversefootnote,
            .footnote-backreference, .backrefs, .mw-cite-backlink, .footnote-definition-label""");

    private Footnotes() {}

    static void rewrite(Element content) {
        content.select(BACK).forEach(Simplifier::drop);
        var marks = content.select(MARKS);
        if (marks.isEmpty()) {
            return;
        }
        var targets = new HashMap<String, Element>();
        content.select("[id]").forEach(element -> targets.putIfAbsent(element.id(), element));
        for (var mark : marks) {
            mark(mark, targets);
        }
    }

    private static void mark(Element mark, Map<String, Element> targets) {
        if (!WordCollector.isShort(mark, MARK_MAX)) {
            return;
        }
        var href = mark.attr("href");
        var label = mark.text().replace("[", "").replace("]", "").strip();
        var note = targets.get(href.substring(href.indexOf('#') + 1));
        if (note == null || !LABEL.matcher(label).matches()) {
            return;
        }
        boolean known = note.nameIs(Simplifier.NOTE);
        if (!known && !NOTES.contains(note.normalName())) {
            return;
        }
        var parent = mark.parent();
        if (parent != null && parent.nameIs("sup")) {
            parent.tagName("span");
        }
        if (known) {
            label = note.attr("label");
        } else {
            var list = note.parent();
            if (note.nameIs("li") && list != null) {
                list.tagName("div");
            }
            note.tagName(Simplifier.NOTE).attr("label", label);
        }
        mark.clearAttributes();
        mark.tagName(Simplifier.NOTE_MARK).attr("label", label);
    }
}
