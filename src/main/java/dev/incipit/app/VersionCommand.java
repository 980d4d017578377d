package dev.incipit.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Says which Incipit this is. */
@Command(name = "version", description = "Print the version.")
final class VersionCommand implements Callable<Integer> {
    /** The ways people ask for it. */
    static final List<String> NAMES = List.of("version", "--version", "-V");

    private final Terminal terminal;

    VersionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.print("incipit " + ProgramVersion.get());
        return ExitCodes.DONE;
    }
}
