package dev.incipit.web.layout;

import java.util.ArrayList;
import java.util.List;

/** Sentences in which backticks mark code, as pages show them. */
final class MarkedCode {
    private MarkedCode() {}

    record Piece(String text, boolean code) {}

    /** The pieces of a text in their order; a backtick without a second is text. */
    static List<Piece> pieces(String text) {
        var pieces = new ArrayList<Piece>();
        int from = 0;
        for (int open = text.indexOf('`'); open >= 0; open = text.indexOf('`', from)) {
            int close = text.indexOf('`', open + 1);
            if (close < 0) {
                break;
            }
            add(pieces, text.substring(from, open), false);
            add(pieces, text.substring(open + 1, close), true);
            from = close + 1;
        }
        add(pieces, text.substring(from), false);
        return pieces;
    }

    private static void add(List<Piece> pieces, String text, boolean code) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text, code));
        }
    }
}
