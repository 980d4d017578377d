package dev.incipit.app.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

final class SubcommandsTest {
    @Test
    void hiddenCommandsAreNotShownAndTheOthersKeepTheirOrder() {
        var hidden = CommandSpec.create();
        hidden.usageMessage().hidden(true);
        var command = CommandSpec.create()
                .name("all")
                .addSubcommand("b", CommandSpec.create().name("b"))
                .addSubcommand("hidden", hidden)
                .addSubcommand("a", CommandSpec.create().name("a"));
        assertEquals(
                List.of("b", "a"),
                Subcommands.visible(command).stream().map(CommandSpec::name).toList());
    }

    @Test
    void aDescriptionIsOneLine() {
        var command = CommandSpec.create();
        command.usageMessage().description("Writes%n", "files. ");
        assertEquals("Writes  files.", Subcommands.summary(command));
        assertEquals(
                "One two.",
                Subcommands.text(
                        OptionSpec.builder("-x").description("One", "two.").build()));
    }
}
