package dev.incipit.app.command;

/** Exit codes of the commands (decisions §7). */
public final class ExitCodes {
    public static final int DONE = 0;
    public static final int FAILED = 1;
    static final int BAD_USAGE = 2;

    private ExitCodes() {}
}
