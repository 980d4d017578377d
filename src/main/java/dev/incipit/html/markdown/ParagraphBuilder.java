package dev.incipit.html.markdown;

import dev.incipit.html.simplify.Simplifier;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The paragraph or heading that is being collected, with the marks and the link that are open around it. */
final class ParagraphBuilder {
    static final String STRONG = "**";

    private static final Evaluator HEADINGS = Selector.evaluatorOf("h1, h2, h3, h4, h5, h6");

    /** Bounds nested marks. Each is closed and reopened around every paragraph inside it. */
    private static final int MARKS_MAX = 16;

    private final BlockSink sink;
    private final Deque<Element> marks = new ArrayDeque<>();
    private LinkBuilder link = LinkBuilder.none();
    private InlineRun run = new InlineRun();
    private int headingLevel;

    ParagraphBuilder(BlockSink sink) {
        this.sink = sink;
    }

    InlineRun run() {
        return run;
    }

    boolean isHeading() {
        return headingLevel > 0;
    }

    static boolean isMark(Element element) {
        return !markOf(element).isEmpty();
    }

    private static String markOf(Element element) {
        return switch (element.normalName()) {
            case "strong", "b", Simplifier.TITLE, "dt" -> STRONG;
            case "em", "i", "var", "dfn" -> "*";
            case "del", "s", "strike" -> "~~";
            default -> "";
        };
    }

    void beginHeading(int level) {
        flush();
        headingLevel = level;
        link.openIn(run, true);
    }

    void endHeading() {
        flush();
        headingLevel = 0;
    }

    /** Opens a mark; inside the same mark it says nothing. */
    void mark(Element element) {
        var mark = markOf(element);
        if (marks.size() >= MARKS_MAX || marks.stream().anyMatch(open -> mark.equals(markOf(open)))) {
            return;
        }
        marks.push(element);
        run.open(mark);
    }

    /** Opens a link; a link inside another one becomes plain text. */
    void link(Element anchor, String address) {
        if (marks.stream().noneMatch(open -> open.nameIs("a"))) {
            marks.push(anchor);
            link = new LinkBuilder(address, anchor.selectFirst(HEADINGS) != null);
            link.openIn(run, isHeading());
        }
    }

    /** Closes the innermost mark or link if it belongs to the element; false otherwise. */
    boolean close(Element element) {
        if (!element.equals(marks.peek())) {
            return false;
        }
        marks.pop();
        closeMark(element);
        link = element.nameIs("a") ? LinkBuilder.none() : link;
        return true;
    }

    private void closeMark(Element element) {
        if (element.nameIs("a")) {
            link.closeIn(run);
        } else {
            run.close(markOf(element));
        }
    }

    /** A second break in a row ends the paragraph. */
    void lineBreak() {
        if (!isHeading() && run.endsInBreak()) {
            flush();
        } else {
            run.lineBreak();
        }
    }

    /** Writes the paragraph. Marks and links that are still open continue in the next one. */
    void flush() {
        marks.forEach(this::closeMark);
        if (!run.isBlank()) {
            if (isHeading()) {
                sink.heading(headingLevel, run);
            } else {
                sink.paragraph(run);
            }
        }
        run = new InlineRun();
        marks.descendingIterator().forEachRemaining(element -> {
            if (element.nameIs("a")) {
                link.openIn(run, isHeading());
            } else {
                run.open(markOf(element));
            }
        });
    }
}
