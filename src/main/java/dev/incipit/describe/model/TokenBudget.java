package dev.incipit.describe.model;

import dev.incipit.describe.ModelConfig;
import java.util.OptionalLong;

/** The calls and tokens that a run has left. Thread-safe. */
final class TokenBudget {
    private int calls;
    private long tokens;
    private boolean exhausted;
    private boolean stopped;

    TokenBudget(ModelConfig config) {
        calls = config.callsMax();
        tokens = config.tokensMax();
    }

    /** Reserves one call and up to {@code tokensMax} tokens; reserves nothing and returns false if too little is left. */
    synchronized boolean take(long tokensMax) {
        if (stopped || calls == 0 || tokens < tokensMax) {
            return false;
        }
        calls--;
        tokens -= tokensMax;
        return true;
    }

    /** Replaces what was reserved for a call by its true cost, if the endpoint states it. */
    synchronized void settle(long taken, OptionalLong used) {
        tokens += taken - used.orElse(taken);
    }

    /** Records that a call was given up because too little was left for it. */
    synchronized void exhaust() {
        exhausted |= !stopped;
    }

    /** Stops all further calls, since none makes sense. */
    synchronized void stop() {
        stopped = true;
    }

    /** Whether a call was not made because too little was left. */
    synchronized boolean exhausted() {
        return exhausted;
    }
}
