package dev.incipit.app.settings;

import dev.incipit.app.terminal.OutputChoice;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of every command. */
public final class CommonOptions {
    public static final String CONFIG = "--config";

    @Option(
            names = {"-c", CONFIG},
            paramLabel = "FILE",
            description = "Read settings from FILE, over the defaults.",
            preprocessor = SameAgain.class)
    private @Nullable Path config;

    @Option(
            names = OutputChoice.COLOUR,
            paramLabel = "WHEN",
            description = "Colours: auto (the default: on a terminal), always or never.")
    @SuppressWarnings("UnusedVariable") // OutputChoice reads it; here it is checked and explained.
    private OutputChoice.@Nullable Colour colour;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print results and errors only.")
    @SuppressWarnings("UnusedVariable") // As above.
    private boolean quiet;

    @Option(
            names = {"-v", "--verbose"},
            description = "Say more: for instance every page that was left out, and why.")
    @SuppressWarnings("UnusedVariable") // As above.
    private boolean verbose;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // Read by picocli, which then prints the help and runs nothing.
    private boolean help;

    /** Passes over a file that was named before. */
    private static final class SameAgain implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> details) {
            boolean again =
                    !words.isEmpty() && option.getValue() instanceof Path named && named.equals(Path.of(words.peek()));
            if (again) {
                words.pop();
            }
            return again;
        }
    }

    public Optional<Path> config() {
        return Optional.ofNullable(config);
    }

    public Settings settings() {
        return Settings.load(config());
    }
}
