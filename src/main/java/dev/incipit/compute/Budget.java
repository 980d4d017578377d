package dev.incipit.compute;

/**
 * What the work at hand may still take of the processor. Every loop over something from outside looks at it, so that the work ends
 * when it is used up, and pauses where others are to have a turn. On a thread that has no budget, looking costs and does nothing.
 */
public final class Budget {
    private Budget() {}

    /**
     * One more step: some hundred nanoseconds of work, a node or a line.
     *
     * @throws OverBudget when the budget is used up, or nobody waits for the work any more
     */
    public static void step() {
        if (Thread.currentThread() instanceof ComputeThread thread) {
            thread.spend(1);
        }
    }

    /** So many steps at once, for work that cannot look in between. */
    public static void steps(int count) {
        if (Thread.currentThread() instanceof ComputeThread thread) {
            thread.spend(count);
        }
    }
}
