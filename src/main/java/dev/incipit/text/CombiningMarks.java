package dev.incipit.text;

import java.util.List;

/**
 * Bounds runs of combining marks: nobody writes more than a few on one letter, and {@code \b} of a pattern walks back over the
 * whole run at each of them.
 */
public final class CombiningMarks {
    /** As in stream-safe text (Unicode Standard Annex #15, section 13). */
    private static final int RUN_MAX = 30;

    /** No mark lies below this. */
    private static final int MARKS_FIRST = 0x300;

    private CombiningMarks() {}

    /** Returns the text without the marks that follow thirty others at once. */
    public static String bounded(String text) {
        var kept = new StringBuilder();
        int copied = 0;
        int run = 0;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int point = text.codePointAt(at);
            next = at + Character.charCount(point);
            run = point >= MARKS_FIRST && Character.getType(point) == Character.NON_SPACING_MARK ? run + 1 : 0;
            if (run > RUN_MAX) {
                kept.append(text, copied, at);
                copied = next;
            }
        }
        return copied == 0 ? text : kept.append(text, copied, text.length()).toString();
    }

    /** Returns the texts, each as {@link #bounded(String)}. */
    public static List<String> bounded(List<String> texts) {
        return texts.stream().map(CombiningMarks::bounded).toList();
    }
}
