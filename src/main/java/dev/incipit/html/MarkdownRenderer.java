package dev.incipit.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/**
 * Walks main content, simplified by {@link Simplifier}, and writes its blocks into a sink. Not recursive: the depth of the
 * document costs no stack. One walk; made anew for each text.
 */
final class MarkdownRenderer implements NodeFilter {
    private static final String STRONG = "**";

    /** Definition terms that are code. */
    private static final Set<String> SIGNATURES = Set.of("sig", "sig-object", "descname");

    private static final Map<String, String> MARKS = Map.ofEntries(
            Map.entry("strong", STRONG),
            Map.entry("b", STRONG),
            Map.entry("em", "*"),
            Map.entry("i", "*"),
            Map.entry("var", "*"),
            Map.entry("dfn", "*"),
            Map.entry(Simplifier.TITLE, STRONG),
            Map.entry("dt", STRONG),
            Map.entry("del", "~~"),
            Map.entry("s", "~~"),
            Map.entry("strike", "~~"));

    private final AddressBase base;
    private final BlockSink sink;
    private final Deque<Element> openMarks = new ArrayDeque<>();
    private final InlineElements inline;
    /** For each open definition list, innermost first, whether a term of it is open. */
    private final Deque<Boolean> termOpen = new ArrayDeque<>();

    private InlineRun run = new InlineRun();
    private boolean afterTerm;
    private int headingLevel;

    private MarkdownRenderer(AddressBase base, BlockSink sink) {
        this.base = base;
        this.sink = sink;
        this.inline = new InlineElements(base);
    }

    /** The content as Markdown; the element is changed on the way. */
    static Rendered render(Element content, AddressBase base) {
        Simplifier.simplify(content);
        var writer = new BlockWriter();
        write(content, base, writer);
        return new Rendered(writer.markdown(), writer.headings(), writer.paragraphs());
    }

    /** Writes what the element holds into the sink. */
    static void write(Element content, AddressBase base, BlockSink sink) {
        var renderer = new MarkdownRenderer(base, sink);
        for (var child : List.copyOf(content.childNodes())) {
            NodeTraversor.filter(renderer, child);
        }
        renderer.flush();
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof TextNode text) {
            afterTerm &= text.isBlank();
            run.text(text.getWholeText());
            return FilterResult.CONTINUE;
        }
        return node instanceof Element element ? enter(element) : FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult enter(Element element) {
        if (VisibleText.isHidden(element) || VisibleText.isPermalink(element)) {
            return FilterResult.SKIP_ENTIRELY;
        }
        return switch (element.normalName()) {
            case "br" -> {
                lineBreak();
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "hr" -> {
                flush();
                sink.rule();
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "pre" -> {
                flush();
                sink.code(CodeText.of(element));
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "table" -> table(element);
            case Simplifier.FORMULA -> formula(element);
            case "img", "code", "tt", "kbd", "samp", "button", "input", "rp", "label", Simplifier.NOTE_MARK ->
                inline.enter(element, run);
            default -> open(element);
        };
    }

    private FilterResult table(Element element) {
        if (sink instanceof CellWriter) {
            flush();
            return FilterResult.CONTINUE;
        }
        var grid = TableGrid.of(element);
        if (!grid.isData()) {
            flush();
            return FilterResult.CONTINUE;
        }
        flush();
        grid.caption().ifPresent(caption -> {
            run.text(caption);
            flush();
        });
        sink.table(grid.rows(base));
        return FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult formula(Element element) {
        var tex = VisibleText.fold(element.wholeText());
        if (element.hasAttr("display")) {
            flush();
            sink.raw(List.of("$$", tex, "$$"));
        } else {
            run.raw("$" + tex + "$");
        }
        return FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult open(Element element) {
        int level = VisibleText.headingLevel(element);
        if (level > 0) {
            flush();
            headingLevel = level;
            return FilterResult.CONTINUE;
        }
        switch (element.normalName()) {
            case "dl" -> {
                flush();
                sink.openList(false, 1, ListShape.isTight(element));
                termOpen.push(false);
            }
            case "dt" -> {
                return term(element);
            }
            case "dd" -> definition();
            case Simplifier.TITLE -> {
                flush();
                mark(element);
            }
            case "ul", "ol", "menu" -> {
                flush();
                sink.openList(element.nameIs("ol"), ListShape.start(element), ListShape.isTight(element));
            }
            case "li" -> {
                flush();
                if (!ListShape.isInList(element)) {
                    sink.openList(false, 1, true);
                }
                sink.openItem();
            }
            case "blockquote" -> {
                flush();
                sink.openQuote();
            }
            case Simplifier.NOTE -> {
                flush();
                sink.openNote(element.attr("label"));
            }
            case "a" -> {
                boolean toItself = headingLevel > 0 && element.attr("href").startsWith("#");
                if (!toItself && base.written(element.attr("href")).isPresent()) {
                    openMarks.push(element);
                    run.openLink(linkOf(element));
                }
            }
            case "sub", "sup", "rt", "q" -> run.raw(InlineElements.before(element));
            default -> {
                if (MARKS.containsKey(element.normalName())) {
                    mark(element);
                } else if (isBlock(element)) {
                    openBlock(element);
                }
            }
        }
        return FilterResult.CONTINUE;
    }

    private void mark(Element element) {
        openMarks.push(element);
        run.open(MARKS.get(element.normalName()));
    }

    /** A paragraph that opens a definition goes on after its term. */
    private void openBlock(Element element) {
        if (headingLevel > 0) {
            run.text(" ");
            return;
        }
        boolean joined = afterTerm && element.nameIs("p");
        afterTerm = false;
        if (!joined) {
            flush();
        }
        if (element.hasAttr(Simplifier.TAB_LABEL)) {
            var label = new InlineRun();
            label.open(STRONG);
            label.text(element.attr(Simplifier.TAB_LABEL));
            label.close(STRONG);
            sink.paragraph(label);
        }
    }

    /** A term begins an item of the list its definitions make; several share one. */
    private FilterResult term(Element element) {
        if (termOpen.isEmpty()) {
            flush();
            return FilterResult.CONTINUE;
        }
        var before = element.previousElementSibling();
        if (termOpen.peek() && before != null && before.nameIs("dt") && !run.isBlank()) {
            run.text(", ");
        } else {
            endTerm();
            sink.openItem();
            termOpen.push(true);
        }
        if (VisibleText.hasWord(element, SIGNATURES)) {
            run.code(VisibleText.of(element));
            return FilterResult.SKIP_ENTIRELY;
        }
        mark(element);
        return FilterResult.CONTINUE;
    }

    private void endTerm() {
        flush();
        if (termOpen.pop()) {
            sink.close();
        }
    }

    private void definition() {
        if (termOpen.isEmpty()) {
            flush();
        } else if (!termOpen.peek()) {
            endTerm();
            sink.openItem();
            termOpen.push(true);
        } else if (!run.isBlank()) {
            run.text(run.plain().endsWith(":") ? " " : ": ");
            afterTerm = true;
        }
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return FilterResult.CONTINUE;
        }
        if (VisibleText.headingLevel(element) > 0) {
            flush();
            headingLevel = 0;
            return FilterResult.CONTINUE;
        }
        switch (element.normalName()) {
            case "dl" -> {
                endTerm();
                sink.close();
            }
            case "li" -> {
                flush();
                sink.close();
                if (!ListShape.isInList(element)) {
                    sink.close();
                }
            }
            case "ul", "ol", "menu", "blockquote", Simplifier.NOTE -> {
                flush();
                sink.close();
            }
            case "dd" -> {
                flush();
                afterTerm = false;
            }
            case "sub", "sup", "rt", "q" -> run.raw(InlineElements.after(element));
            default -> {
                if (element.equals(openMarks.peek())) {
                    openMarks.pop();
                    close(element);
                    if (element.nameIs(Simplifier.TITLE)) {
                        flush();
                    }
                } else if (isBlock(element) && headingLevel > 0) {
                    run.text(" ");
                } else if (isBlock(element)) {
                    flush();
                }
            }
        }
        return FilterResult.CONTINUE;
    }

    private void close(Element element) {
        if (element.nameIs("a")) {
            run.closeLink(linkOf(element));
        } else {
            run.close(MARKS.get(element.normalName()));
        }
    }

    private String linkOf(Element anchor) {
        return base.written(anchor.attr("href")).orElse("");
    }

    private static boolean isBlock(Element element) {
        return element.isBlock() && !element.nameIs("ins") && !element.nameIs("del");
    }

    private void lineBreak() {
        if (headingLevel == 0 && run.endsInBreak()) {
            flush();
        } else {
            run.lineBreak();
        }
    }

    /** Ends the paragraph or heading that is being read; what is still open around it goes on in the next. */
    private void flush() {
        openMarks.forEach(this::close);
        if (!run.isBlank()) {
            if (headingLevel > 0) {
                sink.heading(headingLevel, run);
            } else {
                sink.paragraph(run);
            }
        }
        run = new InlineRun();
        openMarks.descendingIterator().forEachRemaining(element -> {
            if (element.nameIs("a")) {
                run.openLink(linkOf(element));
            } else {
                run.open(MARKS.get(element.normalName()));
            }
        });
    }
}
