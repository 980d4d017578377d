package dev.incipit.web.serve;

/** A form longer than its page reads. */
final class FormTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final long bytesMax;

    FormTooLarge(long bytesMax) {
        super("A form of more than " + bytesMax + " bytes", null, false, false);
        this.bytesMax = bytesMax;
    }

    long bytesMax() {
        return bytesMax;
    }
}
