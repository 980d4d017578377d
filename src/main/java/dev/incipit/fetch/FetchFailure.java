package dev.incipit.fetch;

import java.io.IOException;

/** An exchange that ended without a usable answer. Never leaves the room: the fetcher makes an outcome of it. */
public final class FetchFailure extends IOException {
    private static final long serialVersionUID = 1L;

    private final FetchOutcome.Cause cause;

    public FetchFailure(FetchOutcome.Cause cause, String detail) {
        super(detail);
        this.cause = cause;
    }

    public FetchOutcome.Cause kind() {
        return cause;
    }
}
