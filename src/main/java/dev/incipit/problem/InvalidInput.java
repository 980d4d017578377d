package dev.incipit.problem;

/** The request is not one we understand; the caller must change it. The message names the member and what would be right. */
public final class InvalidInput extends Problem {
    private static final long serialVersionUID = 1L;

    public InvalidInput(String message) {
        super(message);
    }
}
