package dev.incipit.app;

import dev.incipit.app.command.Commands;
import dev.incipit.app.command.ExitCodes;
import dev.incipit.app.command.VersionCommand;
import dev.incipit.app.terminal.Terminal;
import io.helidon.common.config.Config;
import io.helidon.common.config.GlobalConfig;
import io.helidon.logging.common.LogConfig;
import java.security.Security;

/** Entry point of the program {@code incipit}. */
public final class Main {
    private Main() {}

    /** Runs the command the arguments name and ends the process with its exit code. */
    public static void main(String[] args) {
        var terminal = Terminal.ofProcess();
        var code = run(terminal, args);
        System.exit(code);
    }

    /** Runs a command on the given streams; 0 done, 1 failed, 2 bad usage (decisions §7). */
    public static int run(Terminal terminal, String... args) {
        var code = ended(terminal, args);
        if (!terminal.out().checkError()) {
            return code;
        }
        // Streams of Java's keep that to themselves, and a copy that is not there must not look like one.
        terminal.complain("Standard output did not take everything: is the disk full?");
        return code == ExitCodes.DONE ? ExitCodes.FAILED : code;
    }

    private static int ended(Terminal terminal, String... args) {
        // Asked by scripts and health checks, so not even the command line's own machinery is loaded for it.
        if (args.length == 1 && VersionCommand.NAMES.contains(args[0])) {
            return new VersionCommand(terminal).call();
        }
        // Reads logging.properties, before anything speaks.
        LogConfig.configureRuntime();
        // The web server's library would read an application.yaml of its own, which is ours (Settings).
        GlobalConfig.config(Config::empty, true);
        // The platform tells why a name could not be looked up, and forgets it for ten seconds; each run remembers by
        // itself.
        Security.setProperty("networkaddress.cache.negative.ttl", "0");
        try {
            return Commands.line(terminal).execute(args);
        } catch (Error broken) {
            // No memory, no stack, no class: nothing a command could mend.
            return Commands.fault(terminal, broken);
        }
    }
}
