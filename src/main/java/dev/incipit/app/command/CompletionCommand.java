package dev.incipit.app.command;

import dev.incipit.app.manual.Manual;
import dev.incipit.app.manual.Manual.Shell;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a completion script. */
@Command(
        name = "completion",
        description = "Print a script by which a shell completes commands and options.",
        footer = {
            "",
            "Examples:",
            "  source <(incipit completion bash)                                  in ~/.bashrc",
            "  source <(incipit completion zsh)                                   in ~/.zshrc",
            "  incipit completion fish > ~/.config/fish/completions/incipit.fish"
        })
final class CompletionCommand extends TerminalCommand {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Shell shell = Shell.BASH;

    CompletionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        terminal.printExactly(
                new Manual(spec.root().commandLine()).completion(shell).stripTrailing());
        return ExitCodes.DONE;
    }
}
