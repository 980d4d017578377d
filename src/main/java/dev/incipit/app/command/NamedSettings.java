package dev.incipit.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Lets {@code --config} count for the command that runs, at whichever command of the line it stands (decisions §7). */
final class NamedSettings implements IExecutionStrategy {
    private final IExecutionStrategy next = new RunLast();

    /**
     * Hands the file down, and runs the command.
     *
     * @throws ParameterException where several are named
     */
    @Override
    public int execute(ParseResult parsed) {
        var named = new LinkedHashMap<Path, Path>();
        for (var command : parsed.asCommandLineList()) {
            Path file = command.getParseResult().matchedOptionValue(CommonOptions.CONFIG, null);
            if (file != null) {
                named.putIfAbsent(file.toAbsolutePath().normalize(), file);
            }
        }
        var files = new ArrayList<>(named.values());
        if (files.size() > 1) {
            throw new ParameterException(
                    parsed.asCommandLineList().getLast(),
                    CommonOptions.CONFIG + " names two files, " + files.get(0) + " and " + files.get(1)
                            + ": which of them counts?");
        }
        files.forEach(file -> parsed.asCommandLineList().forEach(command -> set(command, file)));
        return next.execute(parsed);
    }

    private static void set(CommandLine command, Path file) {
        var option = command.getCommandSpec().findOption(CommonOptions.CONFIG);
        if (option != null) {
            option.setValue(file);
        }
    }
}
