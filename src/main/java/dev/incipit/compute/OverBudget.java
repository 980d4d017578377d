package dev.incipit.compute;

/** A piece of work exceeded its budget of processor time; its result is lost. */
public final class OverBudget extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OverBudget(String message) {
        // Thrown while a hostile page is read: the location is irrelevant, and a trace of 512 frames is expensive.
        super(message, null, false, false);
    }
}
