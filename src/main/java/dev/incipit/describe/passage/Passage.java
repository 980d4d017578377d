package dev.incipit.describe.passage;

import dev.incipit.describe.words.Sentences;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A block of a page's Markdown.
 *
 * @param depth the number of lists and quotes around it
 * @param markdown its lines without the marks of those; several lines only in code
 * @param text the same without markup
 */
public record Passage(Kind kind, int depth, String markdown, String text) {
    private static final String CELL = "|";
    private static final String BOLD = "**";
    private static final int QUESTION_MAX = 120;

    /** The linked name of a function or class, with what it takes. */
    private static final Pattern SIGNATURE =
            Pattern.compile("\\*{0,2}\\[`[^`\\[\\]]{1,300}`\\]\\([^\\s()]{1,500}\\)\\*{0,2}(?:\\(.{0,300}\\))?");

    /** What a block is. */
    public enum Kind {
        HEADING,
        TEXT,
        /** The first paragraph of a list item. */
        ITEM,
        ROW,
        CODE
    }

    /** A block whose text is read from its Markdown. */
    public Passage(Kind kind, int depth, String markdown) {
        this(kind, depth, markdown, kind == Kind.CODE ? markdown : UnmarkedText.of(markdown));
    }

    /** Whether it is of a kind. */
    public boolean is(Kind other) {
        return kind == other;
    }

    /** Whether it is a paragraph, of a list's item or not. */
    public boolean isParagraph() {
        return kind == Kind.TEXT || kind == Kind.ITEM;
    }

    /** Whether it is a picture and nothing else. */
    public boolean isPicture() {
        return text.isEmpty() && markdown.startsWith("![");
    }

    /** Whether all of it is bold. */
    public boolean isBold() {
        return markdown.startsWith(BOLD) && markdown.indexOf(BOLD, 2) == markdown.length() - 2;
    }

    /** Whether a paragraph is a question: the one below it answers it, as where answers unfold. */
    public boolean isQuestion() {
        return kind == Kind.TEXT && text.length() <= QUESTION_MAX && Sentences.asks(text);
    }

    /** Whether a paragraph is the linked name of a function or class: what stands below it is said of that. */
    public boolean isLinkedSignature() {
        return kind == Kind.TEXT && SIGNATURE.matcher(markdown).matches();
    }

    /** The texts of a row's cells without the empty ones. */
    public List<String> cellTexts() {
        return cells().stream()
                .map(UnmarkedText::of)
                .filter(cell -> !cell.isEmpty())
                .toList();
    }

    /** The cells of a row, as Markdown. */
    public List<String> cells() {
        var line = markdown.substring(1, markdown.endsWith(CELL) ? markdown.length() - 1 : markdown.length());
        return List.of(line.split("(?<!\\\\)\\|", -1)).stream()
                .map(String::strip)
                .toList();
    }
}
