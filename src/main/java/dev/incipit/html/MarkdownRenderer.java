package dev.incipit.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
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
    private static final Map<String, String> MARKS = Map.ofEntries(
            Map.entry("strong", "**"),
            Map.entry("b", "**"),
            Map.entry("em", "*"),
            Map.entry("i", "*"),
            Map.entry("var", "*"),
            Map.entry("dfn", "*"),
            Map.entry("del", "~~"),
            Map.entry("s", "~~"),
            Map.entry("strike", "~~"));

    private final AddressBase base;
    private final BlockSink sink;
    private final Deque<Element> openMarks = new ArrayDeque<>();
    private final InlineElements inline;
    private InlineRun run = new InlineRun();
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
            case "ul", "ol", "menu", "dl" -> {
                flush();
                sink.openList(element.nameIs("ol"), ListShape.start(element), ListShape.isTight(element));
            }
            case "li" -> {
                flush();
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
                if (base.written(element.attr("href")).isPresent()) {
                    openMarks.push(element);
                    run.openLink(linkOf(element));
                }
            }
            case "sub", "sup", "rt", "q" -> run.raw(InlineElements.before(element));
            default -> {
                var mark = MARKS.get(element.normalName());
                if (mark != null) {
                    openMarks.push(element);
                    run.open(mark);
                } else if (isBlock(element)) {
                    flush();
                }
            }
        }
        return FilterResult.CONTINUE;
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
            case "ul", "ol", "menu", "dl", "li", "blockquote", Simplifier.NOTE -> {
                flush();
                sink.close();
            }
            case "sub", "sup", "rt", "q" -> run.raw(InlineElements.after(element));
            default -> {
                if (element.equals(openMarks.peek())) {
                    openMarks.pop();
                    close(element);
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
