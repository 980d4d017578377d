package dev.incipit.app.terminal;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds what a mistyped word may have meant. */
public final class NearWords {
    private static final int MOST = 3;
    private static final int TYPED_MAX = 100;

    private NearWords() {}

    /** The end of a sentence on a word that there is not: what it may have meant, if any word is like it. */
    public static String endOfSentence(String typed, Collection<String> words) {
        var near = of(typed, words);
        return near.isEmpty() ? "." : "; did you mean " + String.join(" or ", near) + "?";
    }

    /** The words most like the typed one, at most three, the nearest first; empty if none is like it. */
    public static List<String> of(String typed, Collection<String> words) {
        if (typed.isEmpty() || typed.length() > TYPED_MAX) {
            return List.of();
        }
        int far = Math.max(2, typed.length() / 3);
        return words.stream()
                .filter(word -> distance(word, typed) <= far || word.contains(typed))
                .sorted(Comparator.comparingInt(word -> distance(word, typed)))
                .limit(MOST)
                .toList();
    }

    /** Levenshtein's distance. */
    private static int distance(String one, String other) {
        var row = new int[other.length() + 1];
        for (int column = 0; column <= other.length(); column++) {
            row[column] = column;
        }
        for (int line = 1; line <= one.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column <= other.length(); column++) {
                int above = row[column];
                int change = diagonal + (one.charAt(line - 1) == other.charAt(column - 1) ? 0 : 1);
                row[column] = Math.min(change, Math.min(above, row[column - 1]) + 1);
                diagonal = above;
            }
        }
        return row[other.length()];
    }
}
