package dev.incipit.app;

import java.util.List;
import java.util.Optional;
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
        terminal.print("incipit " + version());
        return ExitCodes.DONE;
    }

    /** The version of the jar we run from; {@code dev} outside of one. */
    static String version() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("dev");
    }
}
