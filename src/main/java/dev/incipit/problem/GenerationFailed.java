package dev.incipit.problem;

/** An internal error; the only problem with a cause and a stack trace. */
public final class GenerationFailed extends Problem {
    private static final long serialVersionUID = 1L;

    public GenerationFailed(String message, Throwable cause) {
        super(message, cause);
    }
}
