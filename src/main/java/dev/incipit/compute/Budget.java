package dev.incipit.compute;

/**
 * The processor time that the current work may still use. Every loop over external input checks it, so that the work ends when
 * it is exhausted and pauses when others are due. On a thread without a budget, a check is free and has no effect.
 */
public final class Budget {
    private Budget() {}

    /**
     * Counts one more step: some hundred nanoseconds of work, a node or a line. Also ends work that nobody waits for any more.
     *
     * @throws OverBudget if the budget is exhausted
     */
    public static void step() {
        if (Thread.currentThread() instanceof ComputeThread thread) {
            thread.spend(1);
        }
    }

    /** Counts several steps at once, for work that cannot check in between. */
    public static void steps(int count) {
        if (Thread.currentThread() instanceof ComputeThread thread) {
            thread.spend(count);
        }
    }
}
