package dev.incipit.problem;

/** The account's plan does not permit what was asked; the message says which plan would. */
public final class PlanForbids extends Problem {
    private static final long serialVersionUID = 1L;

    public PlanForbids(String message) {
        super(message);
    }
}
