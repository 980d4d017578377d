package dev.incipit.app.settings;

import dev.incipit.app.terminal.OutputChoice;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of every command. */
public final class CommonOptions {
    public static final String CONFIG = "--config";

    @Option(
            names = {"-c", CONFIG},
            paramLabel = "FILE",
            description = "Read settings from FILE, over the defaults.")
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

    public Optional<Path> config() {
        return Optional.ofNullable(config);
    }

    public Settings settings() {
        return Settings.load(config());
    }
}
