package dev.incipit.html.markdown;

import dev.incipit.html.Page;
import dev.incipit.html.simplify.CodeBlock;
import dev.incipit.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/** Writes blocks as a page of Markdown: one blank line between blocks, none between the items of a tight list. */
final class BlockWriter implements BlockSink {
    /** A sign between two texts that is left alone, as before a price for each unit that is not given. */
    private static final Pattern SEPARATOR = Pattern.compile("\\\\?[/|·•,;:]");

    /** Deeper lists and quotes are written at this depth. Nobody reads them, and each level lengthens every line. */
    private static final int NESTING_MAX = 24;

    /** OpenBlocks beyond this number are only counted, because every block visits all open containers for its line prefix. */
    private static final int CONTAINERS_MAX = 2 * NESTING_MAX;

    /** Twice what is parsed of a page. Each quote and list around a line lengthens it, so that a page may grow fiftyfold. */
    static final int CHARACTERS_MAX = 8 * 1024 * 1024;

    private final StringBuilder out = new StringBuilder();
    private final List<Page.Heading> headings = new ArrayList<>();
    private final List<String> paragraphs = new ArrayList<>();
    /** Innermost first. */
    private final Deque<OpenBlock> containers = new ArrayDeque<>();

    /** What the open item of a list has so far, if it may be a card. */
    private final Card card = new Card();

    private int uncontained;

    BlockWriter() {
        containers.push(new OpenBlock("", "", false, false, false));
    }

    String markdown() {
        return out.toString();
    }

    List<Page.Heading> headings() {
        return headings;
    }

    List<String> paragraphs() {
        return paragraphs;
    }

    @Override
    public void paragraph(InlineRun run) {
        var text = run.markdown(InlineShape.PARAGRAPH);
        if (text.isEmpty() || SEPARATOR.matcher(text).matches()) {
            return;
        }
        if (containers.size() == 1 && paragraphs.size() < Page.PARAGRAPHS_MAX && !run.isAllStrong()) {
            var plain = run.plain();
            if (!plain.isEmpty()) {
                paragraphs.add(beginning(plain, Page.PARAGRAPH_CHARACTERS_MAX));
            }
        }
        if (!mayBeCard() || !card.add(text, run.plain())) {
            writeAfterCard(text.lines().toList());
        }
    }

    private boolean mayBeCard() {
        var item = containers.peek();
        return item.isBullet() && !item.started;
    }

    /** Writes the blocks of an item that has proved to be no card. */
    private void releaseCard() {
        card.release().forEach(part -> write(List.of(part)));
    }

    private void writeAfterCard(List<String> lines) {
        releaseCard();
        write(lines);
    }

    /** Cuts the text at a word, so that a page with only one paragraph is not held in memory twice. */
    private static String beginning(String text, int charactersMax) {
        if (text.length() <= charactersMax) {
            return text;
        }
        int space = text.lastIndexOf(' ', charactersMax);
        return Words.beginning(text, space > 0 ? space : charactersMax - 1);
    }

    @Override
    public void heading(int level, InlineRun run) {
        var text = run.markdown(InlineShape.HEADING);
        if (!text.isEmpty()) {
            var plain = run.plain();
            if (!plain.isEmpty()) {
                headings.add(new Page.Heading(level, beginning(plain, Page.HEADING_CHARACTERS_MAX)));
            }
            // A closing run of hashes would be read as decoration.
            var safe =
                    text.endsWith("#") && !text.endsWith("\\#") ? text.substring(0, text.length() - 1) + "\\#" : text;
            var line = "#".repeat(level) + " " + safe;
            if (!mayBeCard() || !card.addHeading(line, text, plain)) {
                writeAfterCard(List.of(line));
            }
        }
    }

    @Override
    public void code(CodeBlock block) {
        if (block.text().isBlank()) {
            return;
        }
        var fence = "`".repeat(Math.max(3, InlineWriter.longestRun(block.text(), '`') + 1));
        var lines = new ArrayList<String>();
        lines.add(fence + block.language());
        block.text().lines().forEach(lines::add);
        lines.add(fence);
        writeAfterCard(lines);
    }

    @Override
    public void rule() {
        releaseCard();
        boolean first = containers.peek().isItem() && !containers.peek().started;
        boolean empty = out.isEmpty();
        if (!first && !empty) {
            write(List.of("---"));
        }
    }

    @Override
    public void table(List<String> rows) {
        writeAfterCard(rows);
    }

    @Override
    public void raw(List<String> lines) {
        writeAfterCard(lines);
    }

    @Override
    public void openQuote() {
        push("> ", "> ");
    }

    @Override
    public void openList(boolean ordered, int start, boolean tight) {
        releaseCard();
        if (isFull()) {
            return;
        }
        var parent = containers.peek();
        var list = new OpenBlock("", "", true, ordered, tight);
        list.number = Math.max(0, Math.min(start, 999_999_999));
        char usual = ordered ? '.' : '-';
        list.mark = parent.listBefore == usual ? (ordered ? ')' : '*') : usual;
        containers.push(list);
    }

    @Override
    public void openItem() {
        if (isFull()) {
            return;
        }
        if (!containers.peek().list) {
            openList(false, 1, true);
        }
        var list = containers.peek();
        var mark = list.ordered ? list.number++ + "" + list.mark + " " : list.mark + " ";
        push(mark, " ".repeat(mark.length()));
    }

    @Override
    public void openNote(String label) {
        push("[^" + label + "]: ", "    ");
    }

    private void push(String first, String rest) {
        releaseCard();
        if (isFull()) {
            return;
        }
        boolean deep = containers.size() > NESTING_MAX;
        containers.push(new OpenBlock(deep ? "" : first, deep ? "" : rest, false, false, true));
    }

    private boolean isFull() {
        boolean full = containers.size() >= CONTAINERS_MAX;
        uncontained += full ? 1 : 0;
        return full;
    }

    @Override
    public void close() {
        if (uncontained > 0) {
            uncontained--;
            return;
        }
        // The page itself stays open to the end, even if close is called too often.
        if (containers.size() == 1) {
            return;
        }
        card.joined().ifPresentOrElse(line -> write(List.of(line)), this::releaseCard);
        var closed = containers.pop();
        if (closed.list) {
            containers.peek().listBefore = closed.holdsItems ? closed.mark : 0;
        }
    }

    /** Writes a block. Of one that is too long the last line stays, which closes a code block. */
    private void write(List<String> lines) {
        if (out.length() > CHARACTERS_MAX) {
            return;
        }
        var outside = new ArrayList<OpenBlock>(containers);
        Collections.reverse(outside);
        if (!out.isEmpty()) {
            out.append('\n');
            if (needsBlankLine(outside)) {
                appendTrimmed(startedPrefix(outside));
                out.append('\n');
            }
        }
        var rest = new StringBuilder();
        var first = new StringBuilder();
        for (var container : outside) {
            first.append(container.started ? container.rest : container.first);
            rest.append(container.rest);
            container.started = true;
            container.holdsItems = true;
            container.listBefore = 0;
        }
        var next = first.toString();
        int last = lines.size() - 1;
        for (int i = 0; i <= last; i++) {
            if (out.length() > CHARACTERS_MAX && i < last) {
                continue;
            }
            if (i > 0) {
                out.append('\n');
            }
            appendTrimmed(next + lines.get(i));
            next = rest.toString();
        }
    }

    private void appendTrimmed(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == ' ') {
            end--;
        }
        out.append(line, 0, end);
    }

    private static String startedPrefix(List<OpenBlock> outside) {
        var prefix = new StringBuilder();
        for (var container : outside) {
            if (!container.started) {
                break;
            }
            prefix.append(container.rest);
        }
        return prefix.toString();
    }

    /**
     * There is no blank line between items of a tight list, nor between an item's text and a list below it. But a list that
     * does not start at one cannot directly follow text (CommonMark §5.3).
     */
    private static boolean needsBlankLine(List<OpenBlock> outside) {
        for (int i = 1; i < outside.size(); i++) {
            var container = outside.get(i);
            if (container.started) {
                continue;
            }
            var list = container.list ? container : outside.get(i - 1);
            int at = container.list ? i : i - 1;
            boolean unmarked = !container.list && container.first.isEmpty();
            if (!list.list || unmarked) {
                return true;
            }
            if (list.started) {
                return !list.tight;
            }
            boolean nested = outside.get(at - 1).isItem() && outside.get(at - 1).started;
            boolean tightParent = nested && at >= 2 && outside.get(at - 2).tight;
            boolean followsWords = !list.ordered || list.number <= 2;
            return !(tightParent && list.tight && followsWords);
        }
        return true;
    }
}
