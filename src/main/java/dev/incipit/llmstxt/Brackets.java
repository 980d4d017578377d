package dev.incipit.llmstxt;

import java.util.Arrays;

/** The pairs of brackets and of parentheses in one line; a backslash hides the character after it. Linear. */
public final class Brackets {
    private static final int COUNT_USUAL = 8;
    private static final int NONE = -1;

    /** Of the opening ones, from left to right. */
    private int[] columns = new int[COUNT_USUAL];

    private int[] partners = new int[COUNT_USUAL];
    /** The one of the same kind that was open before. */
    private int[] outer = new int[COUNT_USUAL];

    private int count;

    private Brackets() {}

    /** Pairs those of a line whose inline code is blanked. */
    public static Brackets in(String plain) {
        var brackets = new Brackets();
        int square = NONE;
        int round = NONE;
        for (int at = 0; at < plain.length(); at++) {
            switch (plain.charAt(at)) {
                case '\\' -> at++;
                case '[' -> square = brackets.open(at, square);
                case '(' -> round = brackets.open(at, round);
                case ']' -> square = brackets.close(at, square);
                case ')' -> round = brackets.close(at, round);
                default -> {}
            }
        }
        return brackets;
    }

    private int open(int column, int before) {
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            partners = Arrays.copyOf(partners, 2 * count);
            outer = Arrays.copyOf(outer, 2 * count);
        }
        columns[count] = column;
        partners[count] = NONE;
        outer[count] = before;
        return count++;
    }

    private int close(int column, int innermost) {
        if (innermost == NONE) {
            return NONE;
        }
        partners[innermost] = column;
        return outer[innermost];
    }

    /** Returns the column where the bracket or parenthesis that opens at a column closes; -1 if none opens there, or it stays open. */
    public int partner(int open) {
        int found = Arrays.binarySearch(columns, 0, count, open);
        return found < 0 ? NONE : partners[found];
    }
}
