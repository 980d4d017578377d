package dev.incipit.html.simplify;

import dev.incipit.compute.Budget;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.PhraseTable;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.Selector;

/** Rewrites as {@code pre} what pages use instead: tables with line numbers, bare {@code code}. Drops labels beside code. */
final class CodeBlocks {
    private static final Set<String> BUTTON_WORDS = Set.copyOf(PhraseTable.phrases("""
            copy, copy code, copied, copied!, copy to clipboard, copy snippet, expand, collapse, wrap, run,
            show hidden lines, copy page, copy text, code copied"""));
    private static final Set<String> CODE_CELLS = Words.table("""
            code blob-code rouge-code hljs-ln-code line-code lntd line_content line-content crayon-code""");
    /** MkDocs with line numbers puts the file name in a row of its own above the code. */
    private static final Set<String> FILE_NAMES = Set.of("filename");

    private static final Evaluator PAGE_PARTS = Selector.evaluatorOf("h1, h2, h3, h4, ul, ol, blockquote");
    private static final Evaluator PRE = new Evaluator.Tag("pre");
    private static final int WRAPPERS_MAX = 3;
    private static final int LABEL_MAX = 24;

    private CodeBlocks() {}

    static void rewrite(Element content) {
        for (var table : content.select("table")) {
            Budget.step();
            if (table.closest(PRE) == null) {
                table(table);
            }
        }
        boolean hasPre = content.selectFirst(PRE) != null;
        for (var code : content.select("code")) {
            Budget.step();
            if (hasPre && code.closest(PRE) == null && code.selectFirst(PRE) != null) {
                // Chirpy sets the table with the line numbers into it.
                code.tagName("div");
            } else if (isBlock(code)) {
                code.tagName("pre");
            }
        }
        for (var pre : content.select("pre")) {
            Budget.step();
            if (pre.parent() == null || pre.parent().closest(PRE) == null) {
                pre(pre);
            }
        }
    }

    /** Rewrites a table with one row of numbers beside one block of code, or with one row per line. */
    private static void table(Element table) {
        var rows = rows(table)
                .filter(row -> row.childrenSize() != 1 || !VisibleText.hasWord(row.child(0), FILE_NAMES))
                .toList();
        int numbered = 0;
        int lines = 0;
        for (var row : rows) {
            if (row.childrenSize() < 2) {
                return;
            }
            var last = row.lastElementChild();
            boolean code = VisibleText.hasWord(last, CODE_CELLS) || isWholly(last, "pre");
            lines += code ? 1 : 0;
            numbered += isNumbers(row.firstElementChild()) ? 1 : 0;
        }
        if (lines == 0 || lines != rows.size() || numbered == 0) {
            return;
        }
        for (var row : rows) {
            for (var cell : row.children()) {
                if (!cell.equals(row.lastElementChild())) {
                    Simplifier.drop(cell);
                }
            }
        }
        boolean holdsBlock = table.selectFirst(PRE) != null;
        table.tagName(holdsBlock && rows.size() == 1 ? "div" : "pre");
    }

    private static boolean isWholly(Element cell, String name) {
        var inner = cell;
        for (int depth = 0; depth < WRAPPERS_MAX && inner.childrenSize() == 1; depth++) {
            inner = inner.child(0);
            if (inner.nameIs(name)) {
                return true;
            }
        }
        return false;
    }

    private static Stream<Element> rows(Element table) {
        return table.children().stream()
                .flatMap(child ->
                        child.nameIs("tbody") || child.nameIs("thead") ? child.children().stream() : Stream.of(child))
                .filter(row -> row.nameIs("tr"));
    }

    private static boolean isNumbers(Element cell) {
        var numbers = new Numbers();
        return NodeTraversor.filter(numbers, cell) != NodeFilter.FilterResult.STOP
                && (numbers.digits || cell.hasAttr("data-line-number"));
    }

    /** Stops at the first character that is neither a digit nor white space. */
    private static final class Numbers implements NodeFilter {
        private boolean digits;

        @Override
        public FilterResult head(Node node, int depth) {
            Budget.step();
            return node instanceof TextNode text
                            && !text.getWholeText().codePoints().allMatch(this::isNumber)
                    ? FilterResult.STOP
                    : FilterResult.CONTINUE;
        }

        private boolean isNumber(int c) {
            digits |= Character.isDigit(c);
            return Character.isDigit(c) || Character.isWhitespace(c) || c == '\u00A0';
        }
    }

    /** Whether the code stands alone in its block and has lines of its own. */
    private static boolean isBlock(Element code) {
        var parent = code.parent();
        if (parent == null || !hasNoMore(parent) || code.closest(PRE) != null) {
            return false;
        }
        if (code.selectFirst("br") != null) {
            return true;
        }
        boolean kept = code.className().contains("language-")
                || VisibleText.hasWord(code, Set.of("hljs", "prettyprint", "block"))
                || code.attr("style").contains("white-space");
        return kept && code.wholeText().strip().indexOf('\n') >= 0;
    }

    private static boolean hasNoMore(Element parent) {
        return parent.childrenSize() == 1
                && (parent.nameIs("p") || parent.nameIs("div") || parent.nameIs("figure"))
                && parent.textNodes().stream().allMatch(TextNode::isBlank);
    }

    /** A pre that holds page structure is not code. Beside one that is, the language label and the buttons are dropped. */
    private static void pre(Element pre) {
        if (pre.selectFirst(PAGE_PARTS) != null) {
            pre.tagName("div");
            return;
        }
        var language = CodeText.language(pre);
        dropHead(pre);
        Element inner = pre;
        for (int level = 0; level < WRAPPERS_MAX; level++) {
            var wrapper = inner.parent();
            if (wrapper == null || wrapper.childrenSize() > 6 || !(wrapper.nameIs("div") || wrapper.nameIs("figure"))) {
                return;
            }
            for (var sibling : wrapper.children()) {
                boolean label = isLabel(sibling, language) || CodeText.isGutter(sibling);
                if (!sibling.equals(inner) && label) {
                    Simplifier.drop(sibling);
                }
            }
            inner = wrapper;
        }
    }

    /** Zudoku sets a block's title and buttons into the pre, above its only code. */
    private static void dropHead(Element pre) {
        var codes = pre.select("div > div > code[class]");
        var box = codes.size() == 1 ? codes.getFirst().parent() : null;
        var head = box == null ? null : box.previousElementSibling();
        if (head != null
                && head.nameIs("div")
                && head.elementSiblingIndex() == 0
                && box.nextElementSibling() == null
                && head.text().length() <= LABEL_MAX) {
            Simplifier.drop(head);
        }
    }

    private static boolean isLabel(Element sibling, String language) {
        if (sibling.nameIs("pre") || VisibleText.headingLevel(sibling) > 0 || sibling.childrenSize() > 4) {
            return false;
        }
        var words = VisibleText.of(sibling).toLowerCase(Locale.ROOT);
        boolean named = !language.isEmpty() && words.equals(language);
        return words.length() <= LABEL_MAX
                && (named
                        || BUTTON_WORDS.contains(words)
                        || VisibleText.hasWord(
                                sibling, Set.of("lang", "code-lang", "code-language", "language-label")));
    }
}
