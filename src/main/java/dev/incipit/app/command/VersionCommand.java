package dev.incipit.app.command;

import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.app.terminal.Terminal;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Prints the program's version. */
@Command(
        name = "version",
        description = "Print the version, with its commit, Java and platform.",
        footer = {"", "Examples:", "  incipit version"})
public final class VersionCommand implements Callable<Integer> {
    /** The arguments that print it. */
    public static final List<String> NAMES = List.of("version", "--version", "-V");

    private final Terminal terminal;

    public VersionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        ProgramVersion.lines().forEach(terminal::print);
        return ExitCodes.DONE;
    }
}
