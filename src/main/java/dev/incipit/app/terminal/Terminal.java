package dev.incipit.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/**
 * What a command reads from and talks to. Results go to {@code out}, everything said to people beside them to {@code error}.
 *
 * @param readerLeft whether who reads {@code out} has left before its end
 * @param outIsTerminal people read {@code out}
 * @param errorIsTerminal people watch {@code error}, and a line of it can be drawn again
 * @param coloured escape sequences are understood and wanted
 * @param unicode signs beyond ASCII can be shown
 * @param columns width of a line
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream error,
        BooleanSupplier readerLeft,
        boolean outIsTerminal,
        boolean errorIsTerminal,
        boolean coloured,
        boolean unicode,
        int columns) {
    private static final int COLUMNS_DEFAULT = 80;

    /** The least that the help's layout takes. */
    private static final int COLUMNS_MIN = 55;

    private static final int COLUMNS_MAX = 200;

    /**
     * The streams of this process. Java can ask only for standard input and output together whether they are terminals, so
     * the launcher asks for each and says so in {@code incipit.terminal}: {@code out}, {@code error} or both, and the width.
     */
    public static Terminal ofProcess() {
        var said = System.getProperty("incipit.terminal", "");
        var plain = System.getenv("NO_COLOR") != null || "dumb".equals(System.getenv("TERM"));
        var out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                utf8(out),
                utf8(new FileOutputStream(FileDescriptor.err)),
                out::readerLeft,
                said.contains("out"),
                said.contains("error") && !"dumb".equals(System.getenv("TERM")),
                !plain,
                "UTF-8".equals(System.getProperty("native.encoding")),
                columns(System.getProperty("incipit.columns", "")));
    }

    /** Streams that lead to no terminal, as in a pipe. */
    public static Terminal piped(InputStream in, PrintStream out, PrintStream error) {
        return new Terminal(in, out, error, () -> false, false, false, false, false, COLUMNS_DEFAULT);
    }

    /** Says a line to people. Words of sites and files in it command nothing. */
    public void say(String line) {
        error.println(CiSafeText.of(line));
    }

    /** Says what went wrong, under the program's name. */
    public void complain(String sentence) {
        say(errorStyle().red("incipit:") + " " + sentence);
    }

    /** Prints a line of the result for people. Words of sites and files in it command nothing. */
    public void print(String line) {
        out.println(CiSafeText.of(line));
    }

    /** Prints a line of the result for a program, as it is: JSON, a key, a command of ours. */
    public void printExactly(String line) {
        out.println(line);
    }

    /** How words on {@code out} are dressed. */
    public TextStyle outStyle() {
        return new TextStyle(outIsTerminal && coloured, outIsTerminal && unicode);
    }

    /** How words on {@code error} are dressed. */
    public TextStyle errorStyle() {
        return new TextStyle(errorIsTerminal && coloured, errorIsTerminal && unicode);
    }

    private static PrintStream utf8(OutputStream stream) {
        // UTF-8 whatever the locale: the files and JSON that leave here are.
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    static int columns(String text) {
        try {
            var columns = Integer.parseInt(text);
            // Some pseudo terminals say 0.
            return columns > 0 ? Math.clamp(columns, COLUMNS_MIN, COLUMNS_MAX) : COLUMNS_DEFAULT;
        } catch (NumberFormatException unknown) {
            return COLUMNS_DEFAULT;
        }
    }
}
