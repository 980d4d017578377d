package dev.incipit.app.source;

import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.generate.WrittenOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A project's file {@value #NAME}: what its llms.txt is made of and what it has. How the program works on a machine stands in its
 * settings file and not here.
 *
 * @param file where it is; relative paths in it count from its folder
 * @param source the source as it is written there
 * @param fileType which files, as {@code --file-type} says it
 * @param instructions the file with the text for agents
 */
public record ProjectFile(
        Path file,
        WrittenOptions options,
        Optional<String> source,
        Optional<Path> out,
        Optional<String> fileType,
        Optional<Path> instructions) {
    public static final String NAME = "incipit.yaml";

    /** A repository's root; in a worktree it is a file. */
    private static final String REPOSITORY = ".git";

    /** The folder from which relative paths in the file count. */
    public Path folder() {
        return folderOf(file);
    }

    private static Path folderOf(Path file) {
        var parent = file.getParent();
        return parent == null ? Path.of("") : parent;
    }

    /**
     * Reads the named file, else the nearest one found upward from a folder.
     *
     * @throws SettingsFailed with all faults of the file
     */
    public static Optional<ProjectFile> read(Optional<Path> named, Path here, Optional<Path> home) throws IOException {
        var file = named.or(() -> nearest(here, home));
        return file.isPresent() ? Optional.of(read(file.get())) : Optional.empty();
    }

    /** @throws SettingsFailed with all faults of the file */
    static ProjectFile read(Path file) throws IOException {
        var members = ProjectMembers.of(file);
        var folder = folderOf(file);
        var project = new ProjectFile(
                file,
                members.options(),
                members.text("source"),
                members.text("out").map(folder::resolve),
                members.text("file-type"),
                members.text("instructions").map(folder::resolve));
        members.finish();
        return project;
    }

    /**
     * Looks in the folder and in those above it, up to the root of its repository or to the user's home. A folder that lies in neither
     * is the only one: a file above it may be anybody's.
     */
    static Optional<Path> nearest(Path here, Optional<Path> home) {
        var start = here.toAbsolutePath().normalize();
        var top = top(start, home);
        return Stream.iterate(start, folder -> folder != null && folder.startsWith(top), Path::getParent)
                .map(folder -> folder.resolve(NAME))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static Path top(Path start, Optional<Path> home) {
        var known = home.map(path -> path.toAbsolutePath().normalize());
        return Stream.iterate(start, Objects::nonNull, Path::getParent)
                .filter(folder -> Files.exists(folder.resolve(REPOSITORY))
                        || known.filter(folder::equals).isPresent())
                .findFirst()
                .orElse(start);
    }
}
