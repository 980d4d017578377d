package dev.incipit.llmstxt;

import java.util.function.IntPredicate;

/** Runs of characters of one kind in a text. */
public final class CharacterRuns {
    private CharacterRuns() {}

    /** Whether it is white space within a line (CommonMark §2.1). */
    public static boolean isBlank(int here) {
        return here == ' ' || here == '\t';
    }

    /** Returns where the run that begins at {@code from} ends; {@code from} itself if none begins there. */
    public static int end(String text, int from, IntPredicate kind) {
        int end = from;
        while (end < text.length() && kind.test(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Returns where the run that ends at {@code end} begins; {@code end} itself if none ends there. */
    public static int start(String text, int end, IntPredicate kind) {
        int start = end;
        while (start > 0 && kind.test(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    /** Returns the text without the runs at its beginning and its end. */
    public static String stripped(String text, IntPredicate kind) {
        int from = end(text, 0, kind);
        return text.substring(from, Math.max(from, start(text, text.length(), kind)));
    }
}
