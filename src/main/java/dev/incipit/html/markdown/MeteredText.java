package dev.incipit.html.markdown;

/**
 * A text that counts the reads of its characters and throws once a reader takes far more than any normal text needs. Flexmark's
 * regular expressions try every way to split a run of backslashes, and no thread can interrupt that.
 */
final class MeteredText implements CharSequence {
    private static final int LOOKS_PER_CHARACTER_MAX = 200;
    private static final int LOOKS_ALWAYS = 1_000_000;

    private final String text;
    private long left;

    MeteredText(String text) {
        this.text = text;
        this.left = LOOKS_ALWAYS + (long) LOOKS_PER_CHARACTER_MAX * text.length();
    }

    /** Thrown when the characters have been read too often. */
    static final class TooManyLooks extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        private TooManyLooks() {
            super("the text was read too often");
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
