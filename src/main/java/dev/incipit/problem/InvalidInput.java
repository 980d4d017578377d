package dev.incipit.problem;

/** The request is invalid; the client must change it. The message names the member and says what is valid. */
public final class InvalidInput extends Problem {
    private static final long serialVersionUID = 1L;

    public InvalidInput(String message) {
        super(message);
    }
}
