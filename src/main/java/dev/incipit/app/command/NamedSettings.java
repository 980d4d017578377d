package dev.incipit.app.command;

import dev.incipit.app.settings.CommonOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Accepts {@code --config} at any command of the command line and passes it to the command that runs (decisions §7). */
final class NamedSettings implements IExecutionStrategy {
    private final IExecutionStrategy next = new RunLast();

    /**
     * Passes the file to the command and runs it.
     *
     * @throws ParameterException if several files are named
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
