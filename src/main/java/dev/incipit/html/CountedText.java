package dev.incipit.html;

/**
 * A text that counts the looks at its characters and ends a reader that takes far more of them than any honest text needs. Flexmark's
 * expressions try a run of back-slashes in every way there is, which no thread can interrupt.
 */
final class CountedText implements CharSequence {
    private static final int LOOKS_PER_CHARACTER_MAX = 200;
    private static final int LOOKS_ALWAYS = 1_000_000;

    private final String text;
    private long left;

    CountedText(String text) {
        this.text = text;
        this.left = LOOKS_ALWAYS + (long) LOOKS_PER_CHARACTER_MAX * text.length();
    }

    /** The text was looked at too often. */
    static final class TooManyLooks extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        private TooManyLooks() {
            super("a text was looked at too often");
        }
    }

    @Override
    public char charAt(int index) {
        left--;
        if (left < 0) {
            throw new TooManyLooks();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
