package dev.incipit.app.terminal;

import dev.incipit.app.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;

/** One command run in this process as a shell runs it: what it printed, what it said, how it ended. */
public record Session(int code, String out, String error) {
    public static Session of(String... args) {
        return with("", args);
    }

    /** With more words after the first ones. */
    public static Session of(List<String> words, String... more) {
        return of(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
    }

    /** One that may ask hosts on this machine. */
    public static Session onLoopback(List<String> words, String... more) {
        try {
            var settings = Files.createTempFile("incipit", ".yaml");
            Files.writeString(settings, "fetch:\n  allowed-networks: 127.0.0.0/8\n");
            var config = Stream.of("--config", settings.toString());
            var session = of(words, Stream.concat(config, Stream.of(more)).toArray(String[]::new));
            Files.delete(settings);
            return session;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    public static Session with(String input, String... args) {
        var out = new ByteArrayOutputStream();
        var error = new ByteArrayOutputStream();
        var terminal = Terminal.piped(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), printing(out), printing(error));
        return new Session(
                Main.run(terminal, args), out.toString(StandardCharsets.UTF_8), error.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream printing(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
