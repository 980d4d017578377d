package dev.incipit.app.manual;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes a completion script for fish, for which picocli has no generator (fishshell.com, "complete"). */
final class FishCompletion {
    private final String program;
    private final StringBuilder script = new StringBuilder();

    private FishCompletion(String program) {
        this.program = program;
    }

    /** The script of a program and all its visible subcommands. */
    static String of(CommandLine root) {
        var completion = new FishCompletion(root.getCommandName());
        completion.script.append("# Completion of ").append(completion.program).append(" for fish.\n");
        completion.add(root.getCommandSpec(), List.of());
        return completion.script.toString();
    }

    private void add(CommandSpec command, List<String> path) {
        var subcommands = Subcommands.visible(command);
        var names = subcommands.stream().map(CommandSpec::name).collect(Collectors.joining(" "));
        var here = condition(path, names);
        for (var subcommand : subcommands) {
            line(here, "-f -a " + subcommand.name() + description(Subcommands.summary(subcommand)));
        }
        for (var option : command.options()) {
            if (!option.hidden()) {
                line(here, names(option) + value(option) + description(Subcommands.text(option)));
            }
        }
        for (var parameter : command.positionalParameters()) {
            if (parameter.completionCandidates() != null) {
                line(here, "-f -a '" + candidates(parameter) + "'");
            }
        }
        for (var subcommand : subcommands) {
            var below = new ArrayList<>(path);
            below.add(subcommand.name());
            add(subcommand, below);
        }
    }

    private static String condition(List<String> path, String subcommands) {
        var seen =
                path.stream().map(name -> "__fish_seen_subcommand_from " + name).collect(Collectors.joining("; and "));
        if (subcommands.isEmpty()) {
            return seen;
        }
        var none = "not __fish_seen_subcommand_from " + subcommands;
        return seen.isEmpty() ? none : seen + "; and " + none;
    }

    private void line(String condition, String rest) {
        script.append("complete -c ").append(program);
        if (!condition.isEmpty()) {
            script.append(" -n '").append(condition).append('\'');
        }
        script.append(' ').append(rest).append('\n');
    }

    private static String names(OptionSpec option) {
        return List.of(option.names()).stream()
                .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                .collect(Collectors.joining(" "));
    }

    private static String value(ArgSpec option) {
        if (option.arity().max() == 0) {
            return "";
        }
        if (option.completionCandidates() != null) {
            return " -x -a '" + candidates(option) + "'";
        }
        // With -r alone files are offered.
        return option.type() == Path.class ? " -r" : " -x";
    }

    private static String candidates(ArgSpec argument) {
        return String.join(" ", argument.completionCandidates());
    }

    /** The first sentence: fish shows one line. */
    private static String description(String words) {
        var text = words.replaceFirst("(?<=[a-z)])[.:;] .*", "");
        return text.isEmpty() ? "" : " -d '" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
