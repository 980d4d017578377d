package dev.incipit.text;

/** Runs of combining marks, of which nobody writes more than a few; {@code \b} of a pattern walks back over all of one at each. */
public final class CombiningMarks {
    /** As in stream-safe text (Unicode Standard Annex #15, section 13). */
    private static final int RUN_MAX = 30;

    private CombiningMarks() {}

    /** Returns the text without the marks that follow thirty others at once. */
    public static String bounded(String text) {
        var kept = new StringBuilder(text.length());
        int run = 0;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int point = text.codePointAt(at);
            next = at + Character.charCount(point);
            run = Character.getType(point) == Character.NON_SPACING_MARK ? run + 1 : 0;
            if (run <= RUN_MAX) {
                kept.appendCodePoint(point);
            }
        }
        return kept.length() == text.length() ? text : kept.toString();
    }
}
