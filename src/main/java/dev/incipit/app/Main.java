package dev.incipit.app;

import dev.incipit.app.command.Commands;
import dev.incipit.app.command.VersionCommand;
import dev.incipit.app.process.QuickEnd;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.OutputChoice;
import dev.incipit.app.terminal.Terminal;
import io.helidon.common.config.Config;
import io.helidon.common.config.GlobalConfig;
import io.helidon.logging.common.LogConfig;
import java.security.Security;

/** Entry point of the program {@code incipit}. */
public final class Main {
    private Main() {}

    /** Runs the command that the arguments name and exits with its code. */
    public static void main(String[] args) {
        var terminal = Terminal.ofProcess();
        var code = run(terminal, args);
        // Only these end with all files in place.
        if (code == ExitCodes.DONE || code == ExitCodes.FINDINGS) {
            QuickEnd.end(code);
        }
        System.exit(code);
    }

    /** Runs a command on the given streams; returns its exit code (decisions §7). */
    public static int run(Terminal terminal, String... args) {
        return runWith(terminal.with(OutputChoice.of(args)), args);
    }

    private static int runWith(Terminal terminal, String... args) {
        var code = ended(terminal, args);
        if (!terminal.out().checkError()) {
            return code;
        }
        // A PrintStream hides write errors; a truncated result must not look complete.
        terminal.complain("Standard output did not take everything: is the disk full?");
        return code == ExitCodes.DONE ? ExitCodes.UNABLE : code;
    }

    private static int ended(Terminal terminal, String... args) {
        // Scripts and health checks call this often, so it does not even load picocli.
        if (args.length == 1 && VersionCommand.NAMES.contains(args[0])) {
            return new VersionCommand(terminal).call();
        }
        // Reads logging.properties before anything logs.
        LogConfig.configureRuntime();
        // Keeps Helidon from reading application.yaml by itself; Settings reads it.
        GlobalConfig.config(Config::empty, true);
        // The JDK caches failed lookups for ten seconds, but does not keep their cause. Each run has its own cache.
        Security.setProperty("networkaddress.cache.negative.ttl", "0");
        try {
            return Commands.line(terminal, args).execute(args);
        } catch (Error broken) {
            // Out of memory, stack overflow, missing class: no command can recover.
            return Commands.fault(terminal, broken);
        }
    }
}
