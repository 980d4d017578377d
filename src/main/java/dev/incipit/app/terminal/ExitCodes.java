package dev.incipit.app.terminal;

/** Exit codes of the commands (decisions §7). The shell itself gives 130 when Ctrl-C ends the program. */
public final class ExitCodes {
    public static final int DONE = 0;

    /** A lint that fails or is below its minimum, a {@code --check} that found differences, a service that is not ready. */
    public static final int FINDINGS = 1;

    public static final int BAD_USAGE = 2;

    /** What was asked could not be done: an unreachable or refusing site, a full disk, a store that does not open, a fault. */
    public static final int UNABLE = 3;

    public static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
