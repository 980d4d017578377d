package dev.incipit.html.markdown;

import dev.incipit.html.markdown.InlineRun.Kind;
import dev.incipit.html.markdown.InlineRun.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Settles the pieces of a paragraph before they are written: single spaces, which stand outside marks, no empty marks, and adjacent
 * code and adjacent marks of the same kind merged.
 */
final class SettledPieces {
    private record Part(Piece piece, StringBuilder words) {
        Piece whole() {
            return new Piece(piece.kind(), words.isEmpty() ? piece.text() : piece.text() + words, piece.link());
        }
    }

    private final InlineShape shape;
    private final List<Part> parts = new ArrayList<>();

    /** Marks that nothing visible has followed yet. */
    private final ArrayDeque<Piece> waiting = new ArrayDeque<>();

    private boolean begun;
    /** Whether a space is due before the next words, or a line break. */
    private boolean blank;

    private boolean broken;

    private SettledPieces(InlineShape shape) {
        this.shape = shape;
    }

    static List<Piece> of(List<Piece> pieces, InlineShape shape) {
        var settled = new SettledPieces(shape);
        pieces.forEach(settled::take);
        return settled.parts.stream().map(Part::whole).toList();
    }

    private void take(Piece piece) {
        switch (piece.kind()) {
            case OPEN -> {
                if (isWritten(piece)) {
                    waiting.addLast(piece);
                }
            }
            case CLOSE -> close(piece);
            case BREAK -> {
                broken |= shape.breaks();
                blank = true;
            }
            case TEXT -> text(piece.text());
            case CODE, RAW -> {
                if (!piece.text().isEmpty()) {
                    visible(piece.kind(), piece.text());
                }
            }
        }
    }

    private boolean isWritten(Piece mark) {
        return mark.link() || !shape.plainMarks();
    }

    private void close(Piece piece) {
        if (!waiting.isEmpty() && waiting.peekLast().pairs(piece)) {
            waiting.removeLast();
        } else if (isWritten(piece)) {
            add(piece);
        }
    }

    private void text(String words) {
        int from = words.startsWith(" ") ? 1 : 0;
        blank |= from > 0;
        if (words.length() > from) {
            boolean tail = words.endsWith(" ");
            visible(Kind.TEXT, words.substring(from, words.length() - (tail ? 1 : 0)));
            blank = tail;
        }
    }

    private void visible(Kind kind, String words) {
        if (begun && broken) {
            add(new Piece(Kind.BREAK, "\n", false));
        } else if (begun && (blank || isAnotherLink(words))) {
            add(new Piece(Kind.TEXT, " ", false));
        }
        while (!waiting.isEmpty()) {
            open(waiting.removeFirst());
        }
        append(kind, words);
        begun = true;
        broken = false;
        blank = false;
    }

    /** Whether words begin a link right behind that to another page: a style sheet sets them apart, as the filters of a list. */
    private boolean isAnotherLink(String words) {
        var last = parts.isEmpty() ? null : parts.getLast().piece;
        var next = waiting.peekFirst();
        return last != null
                && next != null
                && next.link()
                && last.link()
                && last.kind() == Kind.CLOSE
                && !next.pairs(last)
                && parts.size() > 1
                && Seam.partsLinks(parts.get(parts.size() - 2).whole().text(), words);
    }

    /** Opens a mark; one that has just been closed goes on instead. */
    private void open(Piece mark) {
        if (!mark.link() && !parts.isEmpty() && mark.pairs(parts.getLast().piece)) {
            parts.removeLast();
        } else {
            add(mark);
        }
    }

    private void append(Kind kind, String words) {
        boolean joins =
                kind != Kind.RAW && !parts.isEmpty() && parts.getLast().piece.kind() == kind;
        if (joins) {
            parts.getLast().words.append(words);
        } else {
            add(new Piece(kind, words, false));
        }
    }

    private void add(Piece piece) {
        parts.add(new Part(piece, new StringBuilder(0)));
    }
}
