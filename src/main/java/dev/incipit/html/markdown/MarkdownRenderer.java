package dev.incipit.html.markdown;

import dev.incipit.compute.Budget;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.simplify.CodeText;
import dev.incipit.html.simplify.Simplifier;
import dev.incipit.html.visible.VisibleText;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/**
 * Walks main content that {@link Simplifier} has simplified, and writes its blocks to a sink. Not recursive, so deep documents
 * cost no stack. Each instance renders one text.
 */
public final class MarkdownRenderer implements NodeFilter {
    private final AddressBase base;
    private final BlockSink sink;
    private final ParagraphBuilder paragraph;
    private final DefinitionLists definitions;
    private final InlineElements inline;
    private final TableGrid.Repeats repeats = new TableGrid.Repeats();

    private MarkdownRenderer(AddressBase base, BlockSink sink) {
        this.base = base;
        this.sink = sink;
        this.paragraph = new ParagraphBuilder(sink);
        this.definitions = new DefinitionLists(paragraph, sink);
        this.inline = new InlineElements(base);
    }

    /** Renders content that has no index yet. */
    public static RenderedContent render(Element content, AddressBase base) {
        return render(content, DocumentIndex.of(content), base);
    }

    /**
     * Renders the content as Markdown; changes the element.
     *
     * @param index of the content, or of the document it comes from
     */
    public static RenderedContent render(Element content, DocumentIndex index, AddressBase base) {
        Simplifier.simplify(content, index);
        var writer = new BlockWriter();
        write(content, base, writer);
        return new RenderedContent(writer.markdown(), writer.headings(), writer.paragraphs());
    }

    /** Writes the children of the element to the sink. */
    static void write(Element content, AddressBase base, BlockSink sink) {
        var renderer = new MarkdownRenderer(base, sink);
        for (var child : List.copyOf(content.childNodes())) {
            NodeTraversor.filter(renderer, child);
        }
        renderer.paragraph.flush();
    }

    @Override
    public FilterResult head(Node node, int depth) {
        Budget.step();
        if (node instanceof TextNode text) {
            definitions.words(text.isBlank());
            paragraph.run().text(text.getWholeText());
            return FilterResult.CONTINUE;
        }
        return node instanceof Element element ? enter(element) : FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult enter(Element element) {
        if (VisibleText.isHidden(element) || VisibleText.isPermalink(element)) {
            return FilterResult.SKIP_ENTIRELY;
        }
        if (Seam.isBadge(element)) {
            paragraph.run().seam(true);
        }
        return switch (element.normalName()) {
            case "br" -> {
                paragraph.lineBreak();
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "hr" -> {
                paragraph.flush();
                sink.rule();
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "pre" -> {
                paragraph.flush();
                sink.code(CodeText.of(element));
                yield FilterResult.SKIP_ENTIRELY;
            }
            case "table" -> table(element);
            case Simplifier.FORMULA -> formula(element);
            case "img", "code", "tt", "kbd", "samp", "button", "input", "rp", "label", Simplifier.NOTE_MARK ->
                inline.enter(element, paragraph.run());
            default -> open(element);
        };
    }

    private FilterResult table(Element element) {
        paragraph.flush();
        if (sink instanceof CellWriter) {
            return FilterResult.CONTINUE;
        }
        var grid = TableGrid.of(element);
        if (!grid.isData()) {
            return FilterResult.CONTINUE;
        }
        grid.caption().ifPresent(caption -> {
            paragraph.run().text(caption);
            paragraph.flush();
        });
        sink.table(grid.rows(base, repeats));
        return FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult formula(Element element) {
        var tex = VisibleText.fold(element.wholeText());
        if (element.hasAttr("display")) {
            paragraph.flush();
            sink.raw(List.of("$$", tex, "$$"));
        } else {
            paragraph.run().raw("$" + tex + "$");
        }
        return FilterResult.SKIP_ENTIRELY;
    }

    private FilterResult open(Element element) {
        int level = VisibleText.headingLevel(element);
        if (level > 0) {
            paragraph.beginHeading(level);
            return FilterResult.CONTINUE;
        }
        switch (element.normalName()) {
            case "dl" -> definitions.open(element);
            case "dt" -> {
                return definitions.term(element);
            }
            case "dd" -> definitions.definition(element);
            case Simplifier.TITLE -> {
                paragraph.flush();
                paragraph.mark(element);
            }
            case "ul", "ol", "menu", "li", "blockquote", Simplifier.NOTE -> openContainer(element);
            case "a" -> openLink(element);
            case "sub", "sup", "rt", "q" -> paragraph.run().raw(InlineElements.before(element));
            default -> {
                if (ParagraphBuilder.isMark(element)) {
                    paragraph.mark(element);
                } else if (isBlock(element)) {
                    openBlock(element);
                }
            }
        }
        return FilterResult.CONTINUE;
    }

    private void openContainer(Element element) {
        paragraph.flush();
        switch (element.normalName()) {
            case "li" -> {
                if (!ListShape.isInList(element)) {
                    sink.openList(false, 1, true);
                }
                sink.openItem();
            }
            case "blockquote" -> sink.openQuote();
            case Simplifier.NOTE -> sink.openNote(element.attr("label"));
            default -> sink.openList(element.nameIs("ol"), ListShape.start(element), ListShape.isTight(element));
        }
    }

    /** A link of a heading to itself is not written. A button without an address is a text of its own. */
    private void openLink(Element element) {
        var href = element.attr("href");
        if (paragraph.isHeading() && href.startsWith("#")) {
            return;
        }
        var address = base.written(href);
        if (address.isPresent()) {
            paragraph.link(element, address.get());
        } else if (!href.isEmpty() && element.previousSibling() instanceof Element) {
            paragraph.run().text(" ");
        }
    }

    /** A paragraph at the start of a definition continues the line of its term. */
    private void openBlock(Element element) {
        if (paragraph.isHeading()) {
            paragraph.run().text(" ");
            return;
        }
        if (!definitions.joins(element)) {
            paragraph.flush();
        }
        if (element.hasAttr(Simplifier.TAB_LABEL)) {
            var label = new InlineRun();
            label.open(ParagraphBuilder.STRONG);
            label.text(element.attr(Simplifier.TAB_LABEL));
            label.close(ParagraphBuilder.STRONG);
            sink.paragraph(label);
        }
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return FilterResult.CONTINUE;
        }
        if (VisibleText.headingLevel(element) > 0) {
            paragraph.endHeading();
            return FilterResult.CONTINUE;
        }
        if (Seam.mayFollow(element)) {
            paragraph.run().seam(Seam.isBetweenParts(element));
        }
        switch (element.normalName()) {
            case "dl" -> definitions.close();
            case "li" -> {
                closeContainer();
                if (!ListShape.isInList(element)) {
                    sink.close();
                }
            }
            case "ul", "ol", "menu", "blockquote", Simplifier.NOTE -> closeContainer();
            case "dd" -> definitions.endDefinition();
            case "sub", "sup", "rt", "q" -> paragraph.run().raw(InlineElements.after(element));
            default -> closeMarkOrBlock(element);
        }
        return FilterResult.CONTINUE;
    }

    private void closeContainer() {
        paragraph.flush();
        sink.close();
    }

    private void closeMarkOrBlock(Element element) {
        if (paragraph.close(element)) {
            if (element.nameIs(Simplifier.TITLE)) {
                paragraph.flush();
            }
        } else if (isBlock(element) && paragraph.isHeading()) {
            paragraph.run().text(" ");
        } else if (isBlock(element)) {
            paragraph.flush();
        }
    }

    private static boolean isBlock(Element element) {
        return element.isBlock() && !element.nameIs("ins") && !element.nameIs("del");
    }
}
