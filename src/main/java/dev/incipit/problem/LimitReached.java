package dev.incipit.problem;

import java.time.Duration;

/** The per-minute limit or the month's allowance is exhausted; says how long to wait. */
public final class LimitReached extends Problem {
    private static final long serialVersionUID = 1L;
    private final Duration retryAfter;

    public LimitReached(String message, Duration retryAfter) {
        super(message);
        this.retryAfter = retryAfter;
    }

    /** Returns how long the client should wait before the next attempt. */
    public Duration retryAfter() {
        return retryAfter;
    }
}
