package dev.incipit.app.command;

import dev.incipit.app.source.ProjectFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of commands that read the project's file. */
final class ProjectOptions {
    @Option(
            names = "--project",
            paramLabel = "FILE",
            description =
                    "Read the project's choices from FILE; by default from incipit.yaml, looked for here and in the folders above, "
                            + "up to the repository's root. The command line wins.")
    private @Nullable Path project;

    @Option(names = "--no-project", description = "Read no incipit.yaml.")
    private boolean none;

    /** The project's file, if there is one; says with {@code --verbose} which one. */
    Optional<ProjectFile> read(Terminal terminal) throws IOException {
        if (none && project != null) {
            throw new InvalidInput("Say --project FILE or --no-project, not both.");
        }
        var home = Optional.ofNullable(System.getProperty("user.home")).map(Path::of);
        var file = none
                ? Optional.<ProjectFile>empty()
                : ProjectFile.read(Optional.ofNullable(project), Path.of(""), home);
        file.filter(_ -> terminal.verbose()).ifPresent(read -> terminal.say("Project file: " + read.file()));
        return file;
    }
}
