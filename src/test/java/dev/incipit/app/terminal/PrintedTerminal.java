package dev.incipit.app.terminal;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A terminal in memory that is none for those who ask (a pipe), and what was printed on it. */
public final class PrintedTerminal {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream error = new ByteArrayOutputStream();
    private final Terminal terminal = Terminal.piped(InputStream.nullInputStream(), printing(out), printing(error));

    private static PrintStream printing(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    public Terminal terminal() {
        return terminal;
    }

    /** What was printed. */
    public String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    public List<String> lines() {
        return out().lines().toList();
    }

    /** What was said beside it. */
    public String error() {
        return error.toString(StandardCharsets.UTF_8);
    }
}
