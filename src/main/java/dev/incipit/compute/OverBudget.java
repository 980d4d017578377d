package dev.incipit.compute;

/** A piece of work took more of the processor than its budget; what it had made is lost. */
public final class OverBudget extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OverBudget(String message) {
        // Thrown where a hostile page is read: the place says nothing, and a trace of 512 frames costs.
        super(message, null, false, false);
    }
}
