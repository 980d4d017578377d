package dev.incipit.problem;

/** The account's plan does not include what was requested; the message says which plan does. */
public final class PlanForbids extends Problem {
    private static final long serialVersionUID = 1L;

    public PlanForbids(String message) {
        super(message);
    }
}
