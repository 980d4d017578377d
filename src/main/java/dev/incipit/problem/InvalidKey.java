package dev.incipit.problem;

/** The key is missing, wrong or revoked; the message is fixed by interface section 5. */
public final class InvalidKey extends Problem {
    private static final long serialVersionUID = 1L;

    public InvalidKey() {
        super("Invalid or revoked API key.");
    }
}
