package dev.incipit.app.terminal;

import dev.incipit.app.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One command run in this process as a shell runs it: what it printed, what it said, how it ended. */
public record Session(int code, String out, String error) {
    public static Session of(String... args) {
        return with("", args);
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
