package dev.incipit.app.command;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of every command. */
final class CommonOptions {
    static final String CONFIG = "--config";

    @Option(names = CONFIG, paramLabel = "FILE", description = "Read settings from FILE, over the defaults.")
    private @Nullable Path config;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // Read by picocli, which then prints the help and runs nothing.
    private boolean help;

    /** The settings file named by the user. */
    Optional<Path> config() {
        return Optional.ofNullable(config);
    }
}
