package dev.incipit.app.command;

import dev.incipit.app.settings.CommonOptions;
import dev.incipit.app.terminal.Terminal;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** What the commands share: a terminal, and the options that every command has. Returns the exit code. */
abstract class TerminalCommand implements Callable<Integer> {
    final Terminal terminal;

    @Mixin
    final CommonOptions common = new CommonOptions();

    TerminalCommand(Terminal terminal) {
        this.terminal = terminal;
    }
}
