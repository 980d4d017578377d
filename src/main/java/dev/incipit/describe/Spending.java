package dev.incipit.describe;

import java.util.OptionalLong;

/** What one run has left of its calls and tokens. Shared by threads. */
final class Spending {
    private int calls;
    private long tokens;
    private boolean exhausted;
    private boolean stopped;

    Spending(ModelConfig config) {
        calls = config.callsMax();
        tokens = config.tokensMax();
    }

    /** Takes one call that may cost so many tokens, or nothing where that is more than is left. */
    synchronized boolean take(long tokensMax) {
        if (stopped || calls == 0 || tokens < tokensMax) {
            return false;
        }
        calls--;
        tokens -= tokensMax;
        return true;
    }

    /** Sets a call's true cost, where the endpoint says it, in place of what was taken for it. */
    synchronized void settle(long taken, OptionalLong used) {
        tokens += taken - used.orElse(taken);
    }

    /** A call is given up for want of what it may cost. */
    synchronized void exhaust() {
        exhausted |= !stopped;
    }

    /** No further call makes sense. */
    synchronized void stop() {
        stopped = true;
    }

    /** Whether a call was not made because too little was left. */
    synchronized boolean exhausted() {
        return exhausted;
    }
}
