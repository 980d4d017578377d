package dev.incipit.html.markdown;

import dev.incipit.html.visible.VisibleText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeFilter.FilterResult;
import org.jspecify.annotations.Nullable;

/** Writes definition lists, which CommonMark lacks, as lists: the term in bold, a colon, the definition. */
final class DefinitionLists {
    /** Classes of terms that are code. */
    private static final Set<String> SIGNATURES = Set.of("sig", "sig-object", "descname");

    private final ParagraphBuilder paragraph;
    private final BlockSink sink;
    /** For each open list, innermost first, whether an item of it is open. */
    private final Deque<Boolean> items = new ArrayDeque<>();
    /** For each open list whether its term has several definitions, which become a nested list. */
    private final Deque<Boolean> meanings = new ArrayDeque<>();
    /** For each open definition, innermost first, whether it is an item of such a nested list. */
    private final Deque<Boolean> definitions = new ArrayDeque<>();

    private boolean afterTerm;

    DefinitionLists(ParagraphBuilder paragraph, BlockSink sink) {
        this.paragraph = paragraph;
        this.sink = sink;
    }

    void open(Element list) {
        paragraph.flush();
        sink.openList(false, 1, ListShape.isTight(list));
        items.push(false);
        meanings.push(false);
    }

    void close() {
        endItem();
        meanings.pop();
        sink.close();
    }

    /** A term begins an item; consecutive terms share one. */
    FilterResult term(Element term) {
        if (!isOfList(term)) {
            paragraph.flush();
            return FilterResult.CONTINUE;
        }
        var before = term.previousElementSibling();
        boolean shared = items.peek() && before != null && before.nameIs("dt");
        if (shared && !paragraph.run().isBlank()) {
            paragraph.run().trimEnd();
            paragraph.run().text(", ");
        } else {
            beginItem();
        }
        if (VisibleText.hasWord(term, SIGNATURES)) {
            paragraph.run().code(VisibleText.of(term));
            return FilterResult.SKIP_ENTIRELY;
        }
        paragraph.mark(term);
        return FilterResult.CONTINUE;
    }

    /** A single definition continues the term's line. Several become a list below it. */
    void definition(Element definition) {
        var run = paragraph.run();
        boolean ours = isOfList(definition);
        if (!ours || meanings.peek()) {
            paragraph.flush();
        } else if (!items.peek()) {
            beginItem();
        } else if (!run.isBlank()) {
            run.trimEnd();
            run.text(run.plain().endsWith(":") ? " " : ": ");
            afterTerm = true;
            if (isDefinition(definition.nextElementSibling())) {
                paragraph.flush();
                sink.openList(false, 1, true);
                meanings.pop();
                meanings.push(true);
            }
        }
        boolean item = ours && meanings.peek();
        definitions.push(item);
        if (item) {
            sink.openItem();
            afterTerm = false;
        }
    }

    void endDefinition() {
        paragraph.flush();
        afterTerm = false;
        if (definitions.pop()) {
            sink.close();
        }
    }

    /** Whether it belongs to the innermost open list. A stray one elsewhere would open an item that nothing closes. */
    private boolean isOfList(Element part) {
        var parent = part.parent();
        var list = parent != null && parent.nameIs("div") ? parent.parent() : parent;
        return !items.isEmpty() && list != null && list.nameIs("dl");
    }

    private static boolean isDefinition(@Nullable Element element) {
        return element != null && element.nameIs("dd");
    }

    private void beginItem() {
        endItem();
        sink.openItem();
        items.push(true);
    }

    private void endItem() {
        paragraph.flush();
        if (meanings.pop()) {
            sink.close();
        }
        meanings.push(false);
        if (items.pop()) {
            sink.close();
        }
    }

    /** Called for text between a term and the next block. */
    void words(boolean blank) {
        afterTerm &= blank;
    }

    /** Whether the block continues the term's line, as the first paragraph of a definition does. */
    boolean joins(Element block) {
        boolean joined = afterTerm && block.nameIs("p");
        afterTerm = false;
        return joined;
    }
}
