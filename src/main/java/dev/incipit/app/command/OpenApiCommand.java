package dev.incipit.app.command;

import dev.incipit.api.OpenApiHandler;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Prints the OpenAPI document that the service serves at /openapi.json. */
@Command(
        name = "openapi",
        description = "Print the HTTP interface's OpenAPI document.",
        footer = {"", "Examples:", "  incipit openapi > openapi.json"})
final class OpenApiCommand implements Callable<Integer> {
    private final Terminal terminal;

    OpenApiCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.printExactly(new String(OpenApiHandler.document(), StandardCharsets.UTF_8).strip());
        return ExitCodes.DONE;
    }
}
