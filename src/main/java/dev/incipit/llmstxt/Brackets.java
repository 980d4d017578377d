package dev.incipit.llmstxt;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The pairs of brackets and of parentheses in one line; a backslash hides the character after it. Linear. */
public record Brackets(int[] partners) {
    private static final int NONE = -1;

    /** Pairs those of a line whose inline code is blanked. */
    public static Brackets in(String plain) {
        var partners = new int[plain.length()];
        Arrays.fill(partners, NONE);
        var square = new ArrayDeque<Integer>();
        var round = new ArrayDeque<Integer>();
        for (int at = 0; at < plain.length(); at++) {
            switch (plain.charAt(at)) {
                case '\\' -> at++;
                case '[' -> square.push(at);
                case '(' -> round.push(at);
                case ']' -> close(square, at, partners);
                case ')' -> close(round, at, partners);
                default -> {}
            }
        }
        return new Brackets(partners);
    }

    private static void close(Deque<Integer> open, int column, int[] partners) {
        if (!open.isEmpty()) {
            partners[open.pop()] = column;
        }
    }

    /** Returns the column where the bracket or parenthesis that opens at a column closes; -1 if none opens there, or it stays open. */
    public int partner(int open) {
        return partners[open];
    }
}
