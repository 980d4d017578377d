package dev.incipit.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Prints the description of the HTTP interface, as it is served at /openapi.json. */
@Command(name = "openapi", description = "Print the HTTP interface's OpenAPI document.")
final class OpenApiCommand implements Callable<Integer> {
    private final Terminal terminal;

    OpenApiCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        try (var document = Main.class.getResourceAsStream("/openapi.json")) {
            var bytes = Objects.requireNonNull(document, "openapi.json is part of the program")
                    .readAllBytes();
            terminal.printExactly(new String(bytes, StandardCharsets.UTF_8).strip());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return ExitCodes.DONE;
    }
}
