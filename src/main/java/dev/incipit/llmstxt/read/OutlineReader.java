package dev.incipit.llmstxt.read;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Heading.Form;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Determines the kind of each line of a file. One pass; keeps only the state of open blocks. */
public final class OutlineReader {
    /** Characters read in about the time of one step. */
    private static final int STEP_CHARS = 32;

    private final List<String> texts;
    private final List<Line> lines;
    private final List<Heading> headings = new ArrayList<>();
    private final List<Heading> unspaced = new ArrayList<>();
    private final SectionCollector sections = new SectionCollector();
    private final Comments comments;
    private final int frontMatterLines;

    private Optional<Fence> fence = Optional.empty();
    private int fenceLine;
    private int fenceIndent;
    private int openComment;
    /** Column at which the text of the current list's items begins; -1 outside lists. */
    private int itemColumn = -1;
    /** First line of the paragraph that the last line belongs to, from 1; 0 if it belongs to none. */
    private int paragraph;

    private OutlineReader(List<String> texts) {
        this.texts = texts;
        this.lines = new ArrayList<>(texts.size());
        this.comments = new Comments(texts);
        this.frontMatterLines = Lines.frontMatter(texts);
    }

    public static FileOutline read(String text) {
        var reader = new OutlineReader(text.lines().toList());
        for (int at = 0; at < reader.texts.size(); at++) {
            Budget.steps(1 + reader.texts.get(at).length() / STEP_CHARS);
            reader.line(at + 1, reader.texts.get(at));
        }
        reader.sections.end(reader.lines);
        return new FileOutline(
                reader.lines,
                reader.headings,
                reader.unspaced,
                reader.sections.sections(),
                reader.sections.looseEntries(),
                reader.frontMatterLines,
                reader.fence.isPresent() ? reader.fenceLine : 0,
                reader.openComment);
    }

    private void line(int number, String text) {
        if (number <= frontMatterLines) {
            add(number, text, "", Kind.FRONT_MATTER);
        } else if (fence.isPresent()) {
            boolean closed = fence.get().closedBy(text, fenceIndent);
            fence = closed ? Optional.empty() : fence;
            add(number, text, "", Kind.CODE);
        } else {
            prose(number, text, comments.blanked(number, text));
        }
    }

    private void prose(int number, String text, String plain) {
        int start = Lines.start(plain);
        if (start == plain.length() || Lines.isBlank(text)) {
            boolean blank = Lines.isBlank(text);
            add(number, text, plain, blank ? Kind.BLANK : Kind.COMMENT);
            paragraph = 0;
            return;
        }
        int indent = Lines.indent(plain);
        boolean inItem = itemColumn >= 0 && indent >= Math.min(2, itemColumn);
        if (openComment == 0 && !inItem && indent <= Lines.INDENT_MAX && Comments.startsAt(start, text, plain)) {
            openComment = number;
        }
        if (opensFence(number, text, start, indent, inItem)) {
            add(number, text, "", Kind.CODE);
            paragraph = 0;
        } else if (inItem) {
            insideItem(number, text, plain, start, indent);
        } else {
            outside(number, text, plain, start, indent);
        }
    }

    private boolean opensFence(int number, String text, int at, int indent, boolean inItem) {
        if (indent > Lines.INDENT_MAX && !inItem) {
            return false;
        }
        fence = Fence.opening(text, at);
        fenceLine = number;
        fenceIndent = indent;
        return fence.isPresent();
    }

    private void insideItem(int number, String text, String plain, int start, int indent) {
        boolean item = Lines.itemText(plain, start) >= 0 && !Lines.isRule(plain);
        if (item && indent < itemColumn) {
            item(number, text, plain, start, indent);
        } else {
            var line = add(number, text, plain, item ? Kind.NESTED_ITEM : Kind.CONTINUATION);
            if (!item && lines.size() > 1) {
                sections.goOn(line);
            }
        }
        paragraph = 0;
    }

    private void outside(int number, String text, String plain, int start, int indent) {
        int level = Lines.headingLevel(plain);
        if (level > 0) {
            heading(add(number, text, plain, Kind.HEADING), level, Lines.headingText(text, level), Form.ATX);
        } else if (paragraph > 0 && Lines.underlineLevel(plain) > 0) {
            underlined(add(number, text, plain, Kind.HEADING), Lines.underlineLevel(plain));
        } else if (Lines.isRule(plain)) {
            other(number, text, plain, Kind.RULE);
        } else if (plain.charAt(start) == '>' && indent <= Lines.INDENT_MAX) {
            other(number, text, plain, Kind.QUOTE);
        } else if (Lines.itemText(plain, start) >= 0 && indent <= Lines.INDENT_MAX) {
            item(number, text, plain, start, indent);
        } else if (Lines.indent(text) > Lines.INDENT_MAX && isPreamble() && endsBlock()) {
            add(number, text, "", Kind.CODE);
        } else {
            text(number, text, plain, start);
        }
    }

    /** Whether the line stands between title and lists: in a section, an indented line may be meant as an item. */
    private boolean isPreamble() {
        return !headings.isEmpty() && !sections.open();
    }

    /** Whether an indented line goes on no paragraph, and so is code (CommonMark §4.4). */
    private boolean endsBlock() {
        return switch (lines.getLast().kind()) {
            case BLANK, CODE, HEADING, RULE, COMMENT, FRONT_MATTER -> true;
            case QUOTE, ENTRY, NESTED_ITEM, CONTINUATION, TABLE, DEFINITION, TEXT -> false;
        };
    }

    private void item(int number, String text, String plain, int start, int indent) {
        int words = Lines.itemText(plain, start);
        itemColumn = indent + words - start;
        paragraph = 0;
        var line = add(number, text, plain, Kind.ENTRY);
        if (Fence.opening(text, words).isPresent()) {
            opensFence(number, text, words, itemColumn, true);
        }
        int markEnd = CharacterRuns.end(plain, start, here -> !CharacterRuns.isBlank(here));
        sections.entry(EntryReader.read(line, plain.substring(start, Math.min(markEnd, words)), words));
    }

    private void text(int number, String text, String plain, int start) {
        boolean afterItem = itemColumn >= 0 && lines.getLast().kind() != Kind.BLANK;
        itemColumn = -1;
        var candidate = new Line(number, text, plain, Kind.ENTRY);
        if (sections.open() && EntryReader.standsAlone(candidate)) {
            lines.add(candidate);
            sections.entry(EntryReader.readAlone(candidate));
            paragraph = 0;
            return;
        }
        var kind = kindOfText(plain, start);
        var line = add(number, text, plain, kind);
        unspaced(line, start);
        paragraph = kind != Kind.TEXT || afterItem ? 0 : paragraph > 0 ? paragraph : number;
    }

    private static Kind kindOfText(String plain, int start) {
        if (plain.charAt(start) == '|') {
            return Kind.TABLE;
        }
        int close = plain.charAt(start) == '[' ? plain.indexOf("]:", start) : -1;
        return close > start + 1 && plain.indexOf(']', start) == close ? Kind.DEFINITION : Kind.TEXT;
    }

    /**
     * Records a line that looks like a heading; but {@code #1} names an issue, {@code #!} begins a script, and {@code #word} may
     * begin a sentence.
     */
    private void unspaced(Line line, int start) {
        int end = CharacterRuns.end(line.plain(), start, here -> here == '#');
        int level = end - start;
        boolean margin = Lines.indent(line.plain()) <= Lines.INDENT_MAX;
        boolean word = margin && level > 0 && level <= 6 && end < line.plain().length();
        boolean other = word
                && (Character.isDigit(line.plain().charAt(end)) || line.plain().charAt(end) == '!');
        if (word && (level > 1 || (!other && mayBeTitle(line.plain(), end)))) {
            unspaced.add(new Heading(line.number(), level, line.text().strip().substring(level), Form.ATX));
        }
    }

    private boolean mayBeTitle(String plain, int at) {
        boolean first = headings.isEmpty() && unspaced.isEmpty();
        boolean own = paragraph == 0 && !plain.stripTrailing().endsWith(".");
        return own && (first || !Character.isLowerCase(plain.codePointAt(at)));
    }

    private void other(int number, String text, String plain, Kind kind) {
        add(number, text, plain, kind);
        itemColumn = -1;
        paragraph = 0;
    }

    private void underlined(Line underline, int level) {
        var words = new ArrayList<String>();
        for (int at = paragraph - 1; at < underline.number() - 1; at++) {
            var line = lines.get(at);
            words.add(line.text().strip());
            lines.set(at, new Line(line.number(), line.text(), line.plain(), Kind.HEADING));
        }
        heading(lines.get(paragraph - 1), level, String.join(" ", words), Form.UNDERLINED);
    }

    private void heading(Line line, int level, String text, Form form) {
        var heading = new Heading(line.number(), level, text, form);
        headings.add(heading);
        sections.heading(heading, lines);
        itemColumn = -1;
        paragraph = 0;
    }

    private Line add(int number, String text, String plain, Kind kind) {
        var line = new Line(number, text, plain, kind);
        lines.add(line);
        return line;
    }
}
