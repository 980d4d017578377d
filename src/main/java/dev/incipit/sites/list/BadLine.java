package dev.incipit.sites.list;

/** A line of a list is no site; the message says what a line must look like. */
public final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    public BadLine(String sentence) {
        super(sentence, null, false, false);
    }
}
