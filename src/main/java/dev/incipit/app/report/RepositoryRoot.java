package dev.incipit.app.report;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder from which a code host resolves the paths of annotations: the CI system's checkout, else the git repository around
 * the working directory, else the working directory.
 */
public record RepositoryRoot(Path folder) {
    /** GitHub's and GitLab's variables for the checkout. */
    private static final List<String> VARIABLES = List.of("GITHUB_WORKSPACE", "CI_PROJECT_DIR");

    public static RepositoryRoot ofProcess() {
        return of(System.getenv(), Path.of("").toAbsolutePath());
    }

    static RepositoryRoot of(Map<String, String> environment, Path here) {
        return VARIABLES.stream()
                .map(name -> environment.getOrDefault(name, ""))
                .flatMap(value -> folder(value).stream())
                .filter(here::startsWith)
                .findFirst()
                .or(() -> around(here))
                .map(RepositoryRoot::new)
                .orElseGet(() -> new RepositoryRoot(here));
    }

    private static Optional<Path> folder(String text) {
        try {
            return text.isBlank()
                    ? Optional.empty()
                    : Optional.of(Path.of(text).toAbsolutePath().normalize());
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /** In a worktree {@code .git} is a file. */
    private static Optional<Path> around(Path here) {
        return Stream.iterate(here, Objects::nonNull, Path::getParent)
                .filter(folder -> Files.exists(folder.resolve(".git")))
                .findFirst();
    }

    /** A file's path below the root, with slashes; absolute if it is elsewhere. */
    String path(Path file) {
        var there = file.toAbsolutePath().normalize();
        return (there.startsWith(folder) ? folder.relativize(there) : there)
                .toString()
                .replace(File.separatorChar, '/');
    }
}
