package dev.incipit.problem;

/** The request's body or content exceeds its limit. */
public final class ContentTooLarge extends Problem {
    private static final long serialVersionUID = 1L;

    public ContentTooLarge(String message) {
        super(message);
    }
}
