package dev.incipit.app.command;

import dev.incipit.api.OpenApiHandler;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** Prints the OpenAPI document that the service serves at /openapi.json. */
@Command(
        name = "openapi",
        description = "Print the HTTP interface's OpenAPI document.",
        footer = {"", "Examples:", "  incipit openapi > openapi.json"})
final class OpenApiCommand extends TerminalCommand {
    OpenApiCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        terminal.printExactly(new String(OpenApiHandler.document(), StandardCharsets.UTF_8).strip());
        return ExitCodes.DONE;
    }
}
