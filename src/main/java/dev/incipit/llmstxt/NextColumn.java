package dev.incipit.llmstxt;

import java.util.function.IntPredicate;

/**
 * The next character of a kind in one line. Near ones are looked for; for far ones there is a table, so that a line takes linear
 * time however often it is asked.
 */
final class NextColumn {
    private static final int NEAR = 128;
    private static final int[] NOT_MADE = {};

    private final String text;
    private final IntPredicate kind;
    private int[] next = NOT_MADE;

    NextColumn(String text, IntPredicate kind) {
        this.text = text;
        this.kind = kind;
    }

    /** Returns the first column from there on with such a character; the length of the text if there is none. */
    int from(int column) {
        int near = Math.min(text.length(), column + NEAR);
        for (int at = column; at < near; at++) {
            if (kind.test(text.charAt(at))) {
                return at;
            }
        }
        if (near == text.length()) {
            return near;
        }
        if (next.length == 0) {
            next = table();
        }
        return next[near];
    }

    private int[] table() {
        var table = new int[text.length() + 1];
        table[text.length()] = text.length();
        for (int at = text.length() - 1; at >= 0; at--) {
            table[at] = kind.test(text.charAt(at)) ? at : table[at + 1];
        }
        return table;
    }
}
