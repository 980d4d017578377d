package dev.incipit.app.command;

import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.app.terminal.Terminal;
import java.util.List;
import picocli.CommandLine.Command;

/** Prints the program's version. */
@Command(
        name = "version",
        description = "Print the version, with its commit, Java and platform.",
        footer = {"", "Examples:", "  incipit version"})
public final class VersionCommand extends TerminalCommand {
    public static final List<String> NAMES = List.of("version", "--version", "-V");

    public VersionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        ProgramVersion.lines().forEach(terminal::print);
        return ExitCodes.DONE;
    }
}
