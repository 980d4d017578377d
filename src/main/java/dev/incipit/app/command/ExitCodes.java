package dev.incipit.app.command;

/** Exit codes of the commands (decisions §7). The shell itself gives 130 when Ctrl-C ends the program. */
public final class ExitCodes {
    public static final int DONE = 0;

    /** A lint that fails or is below its minimum, a {@code --check} that found differences, a service that is not ready. */
    static final int FINDINGS = 1;

    static final int BAD_USAGE = 2;

    /** What was asked could not be done: an unreachable or refusing site, a full disk, a store that does not open, a fault. */
    public static final int UNABLE = 3;

    static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
