package dev.incipit.html.markdown;

import dev.incipit.html.visible.VisibleText;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the text and marks of a paragraph in document order and writes them as Markdown. White space is collapsed and moved
 * out of emphasis. Marks that would not parse as emphasis are dropped, and text that would parse as Markdown is escaped.
 */
final class InlineRun {
    enum Kind {
        TEXT,
        /** Code between backticks. */
        CODE,
        /** Markdown that is written unchanged: an image, inline HTML, a formula. */
        RAW,
        BREAK,
        OPEN,
        CLOSE
    }

    /**
     * A piece of a paragraph.
     *
     * @param text words, code or raw Markdown; for a link its URL, for emphasis its mark
     * @param link whether an opening or closing piece belongs to a link
     */
    record Piece(Kind kind, String text, boolean link) {
        boolean pairs(Piece close) {
            return close.kind == Kind.CLOSE && close.link == link && close.text.equals(text);
        }
    }

    private static final int SEAM_PIECES_MAX = 8;

    private final List<Piece> pieces = new ArrayList<>();
    private boolean seen;
    /** Whether an element has just ended, and whether another one follows it at once. */
    private boolean seam;

    private boolean seamOfParts;

    /** Called where an element ends: the next text may be another word, as {@link Seam} decides. */
    void seam(boolean betweenParts) {
        seam = true;
        seamOfParts = betweenParts;
    }

    void text(String words) {
        if (seam && !words.isEmpty()) {
            seam = false;
            if (Seam.parts(lastWords(), words, seamOfParts)) {
                add(Kind.TEXT, " ");
            }
        }
        var folded = new StringBuilder(words.length());
        boolean blank = false;
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (VisibleText.isBlank(c)) {
                if (!blank) {
                    folded.append(' ');
                }
                blank = true;
            } else if (VisibleText.isPrinted(c)) {
                folded.append(c);
                blank = false;
            }
        }
        if (!folded.isEmpty()) {
            seen |= folded.length() > 1 || folded.charAt(0) != ' ';
            add(Kind.TEXT, folded.toString());
        }
    }

    void code(String code) {
        var folded = VisibleText.fold(code);
        if (!folded.isEmpty()) {
            seen = true;
            add(Kind.CODE, folded);
        }
    }

    void raw(String markdown) {
        seen = true;
        add(Kind.RAW, markdown);
    }

    void lineBreak() {
        add(Kind.BREAK, "\n");
    }

    void open(String mark) {
        pieces.add(new Piece(Kind.OPEN, mark, false));
    }

    void close(String mark) {
        pieces.add(new Piece(Kind.CLOSE, mark, false));
    }

    void openLink(String address) {
        pieces.add(new Piece(Kind.OPEN, address, true));
    }

    void closeLink(String address) {
        pieces.add(new Piece(Kind.CLOSE, address, true));
    }

    /** The text before the marks that end here; empty if something else stands there. */
    private String lastWords() {
        for (int i = pieces.size() - 1; i >= 0 && pieces.size() - i <= SEAM_PIECES_MAX; i--) {
            var kind = pieces.get(i).kind;
            if (kind == Kind.TEXT) {
                return pieces.get(i).text;
            }
            if (kind != Kind.OPEN && kind != Kind.CLOSE) {
                return "";
            }
        }
        return "";
    }

    private void add(Kind kind, String text) {
        seam &= kind == Kind.TEXT;
        pieces.add(new Piece(kind, text, false));
    }

    boolean isBlank() {
        return !seen;
    }

    /** Whether the run ends in a line break, ignoring white space. A second break ends the paragraph. */
    boolean endsInBreak() {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            var piece = pieces.get(i);
            if (piece.kind == Kind.BREAK) {
                return true;
            }
            if (piece.kind != Kind.TEXT || !piece.text.isBlank()) {
                return false;
            }
        }
        return false;
    }

    /** Removes white space and breaks at the end, also before closing marks. */
    void trimEnd() {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            var piece = pieces.get(i);
            boolean blank = piece.kind == Kind.BREAK || (piece.kind == Kind.TEXT && piece.text.isBlank());
            if (blank) {
                pieces.remove(i);
            } else if (piece.kind == Kind.TEXT) {
                pieces.set(i, new Piece(Kind.TEXT, piece.text.stripTrailing(), false));
                return;
            } else if (piece.kind != Kind.CLOSE) {
                return;
            }
        }
    }

    /** The text without marks. */
    String plain() {
        var text = new StringBuilder();
        for (var piece : pieces) {
            switch (piece.kind) {
                case TEXT, CODE, BREAK -> text.append(piece.text);
                case RAW -> text.append(piece.text.startsWith("![") || piece.text.startsWith("<") ? "" : piece.text);
                case OPEN, CLOSE -> {}
            }
        }
        return VisibleText.fold(text);
    }

    /** Whether all text is strong, as in a title set in bold. */
    boolean isAllStrong() {
        int strong = 0;
        for (var piece : pieces) {
            if (!piece.link && piece.text.equals("**")) {
                strong += piece.kind == Kind.OPEN ? 1 : piece.kind == Kind.CLOSE ? -1 : 0;
            } else if (strong == 0 && piece.kind == Kind.TEXT && !piece.text.isBlank()) {
                return false;
            }
        }
        return seen;
    }

    /** The run as Markdown for a place of this shape; lines end in {@code \n}. */
    String markdown(InlineShape shape) {
        return new InlineWriter(shape).write(SettledPieces.of(pieces, shape));
    }
}
