package dev.incipit.app.manual;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** What the description of a command says of its parts. */
public final class Subcommands {
    private Subcommands() {}

    /** The subcommands that help shows, in its order. */
    public static List<CommandSpec> visible(CommandSpec command) {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(subcommand -> !subcommand.usageMessage().hidden())
                .toList();
    }

    /** The description of a command in one line. */
    static String summary(CommandSpec command) {
        return String.join(" ", command.usageMessage().description())
                .replace("%n", " ")
                .strip();
    }

    /** The description of an option or a parameter in one line. */
    static String text(ArgSpec argument) {
        return String.join(" ", argument.description());
    }
}
