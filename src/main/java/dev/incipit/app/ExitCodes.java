package dev.incipit.app;

/** What a command's end tells a script (decisions §7). */
final class ExitCodes {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int BAD_USAGE = 2;

    private ExitCodes() {}
}
