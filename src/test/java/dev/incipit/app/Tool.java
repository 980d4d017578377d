package dev.incipit.app;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A program of the machine that some tests ask where it is there. */
public final class Tool {
    private Tool() {}

    /** What it says on both streams, or empty where it is not on the path; ends the test where it fails. */
    public static Optional<String> run(String name, String... arguments) throws IOException, InterruptedException {
        return started(Redirect.PIPE, name, arguments);
    }

    /** As {@link #run}, with a file as its standard input. */
    public static Optional<String> fed(Path input, String name, String... arguments)
            throws IOException, InterruptedException {
        return started(Redirect.from(input.toFile()), name, arguments);
    }

    private static Optional<String> started(Redirect input, String name, String... arguments)
            throws IOException, InterruptedException {
        var path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        var found = Pattern.compile(":")
                .splitAsStream(path)
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        var command = new ArrayList<>(List.of(found.get().toString()));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command)
                .redirectInput(input)
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new AssertionError(command + ": " + said);
        }
        return Optional.of(said);
    }
}
