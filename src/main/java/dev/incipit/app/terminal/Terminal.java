package dev.incipit.app.terminal;

import dev.incipit.api.Json;
import dev.incipit.app.terminal.OutputChoice.Colour;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import java.io.Console;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A command's input and output. Results go to {@code out}, messages to people to {@code error}.
 *
 * @param readerLeft whether the reader of {@code out} closed it early
 * @param outIsTerminal whether {@code out} is a terminal
 * @param errorIsTerminal whether {@code error} is a terminal, on which a line can be redrawn
 * @param colour when escape sequences are wanted
 * @param loudness how much is said besides results
 * @param unicode whether characters beyond ASCII can be shown
 * @param columns width of a line
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream error,
        BooleanSupplier readerLeft,
        boolean outIsTerminal,
        boolean errorIsTerminal,
        Colour colour,
        Loudness loudness,
        boolean unicode,
        int columns) {
    private static final String ERASE_LINE = "\r\u001b[K";
    private static final int COLUMNS_DEFAULT = 80;

    private static final int COLUMNS_MAX = 200;
    private static final InputStream STANDARD_INPUT = new FileInputStream(FileDescriptor.in);

    /**
     * The streams of this process. Java can only check standard input and output together for a terminal, so the launcher
     * checks each stream and passes {@code incipit.terminal}: {@code out}, {@code error} or both, and the width. Where a shell
     * cannot check, Java does.
     */
    public static Terminal ofProcess() {
        var said = System.getProperty("incipit.terminal", ofBoth().isPresent() ? "out,error" : "");
        var out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        return new Terminal(
                STANDARD_INPUT,
                printing(out, said.contains("out"), "stdout.encoding"),
                printing(new FileOutputStream(FileDescriptor.err), said.contains("error"), "stderr.encoding"),
                out::readerLeft,
                said.contains("out"),
                said.contains("error") && !"dumb".equals(System.getenv("TERM")),
                colour(System.getenv()),
                Loudness.USUAL,
                "UTF-8".equals(System.getProperty("native.encoding")),
                columns(System.getProperty("incipit.columns", "")));
    }

    /** Streams that are not terminals, as in a pipe. */
    public static Terminal piped(InputStream in, PrintStream out, PrintStream error) {
        return new Terminal(
                in, out, error, () -> false, false, false, Colour.AUTO, Loudness.USUAL, false, COLUMNS_DEFAULT);
    }

    public Terminal with(OutputChoice choice) {
        return new Terminal(
                in,
                out,
                error,
                readerLeft,
                outIsTerminal,
                errorIsTerminal,
                choice.colour().orElse(colour),
                choice.loudness(),
                unicode,
                columns);
    }

    /** Prints a message line, made safe by {@link CiSafeText}, unless the user wants errors only. */
    public void say(String line) {
        if (loudness != Loudness.QUIET) {
            error.println(CiSafeText.of(line));
        }
    }

    public boolean verbose() {
        return loudness == Loudness.VERBOSE;
    }

    public boolean quiet() {
        return loudness == Loudness.QUIET;
    }

    /** Prints an error message under the program's name. */
    public void complain(String sentence) {
        error.println(CiSafeText.of(errorStyle().red("incipit:") + " " + sentence));
    }

    /** Says that a file was written, with a word on it. */
    public void wrote(String what, String more) {
        var style = errorStyle();
        say("  " + style.green(style.sign("✓", "wrote")) + " " + what + style.dim("  " + more));
    }

    /** Writes a line on the terminal of messages in place of the one that was written so before; an empty one erases that. */
    public void redraw(String line) {
        error.print(ERASE_LINE + line);
        error.flush();
    }

    /** Prints a result line for people, made safe by {@link CiSafeText}. */
    public void print(String line) {
        out.println(CiSafeText.of(line));
    }

    /** Prints JSON for a program, spelled so that it is safe in a log, too. */
    public void printJson(String json) {
        out.println(CiSafeText.json(json));
    }

    /** Prints a record as the API would, with every member named. */
    public void printJson(Record body) {
        printJson(Json.text(body));
    }

    /** Prints a result line for a program, unchanged: a key, a workflow command. */
    public void printExactly(String line) {
        out.println(line);
    }

    public TextStyle outStyle() {
        return style(outIsTerminal);
    }

    public TextStyle errorStyle() {
        return style(errorIsTerminal);
    }

    private TextStyle style(boolean isTerminal) {
        return switch (colour) {
            case AUTO -> new TextStyle(isTerminal, isTerminal && unicode);
            case ALWAYS -> new TextStyle(true, unicode);
            case NEVER -> new TextStyle(false, isTerminal && unicode);
        };
    }

    /** The custom of no-color.org and force-color.org: a variable counts if it is not empty. */
    static Colour colour(Map<String, String> environment) {
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || "dumb".equals(environment.get("TERM"))) {
            return Colour.NEVER;
        }
        return environment.getOrDefault("FORCE_COLOR", "").isEmpty() ? Colour.AUTO : Colour.ALWAYS;
    }

    /** The console at which a person types what is read from {@code in}, and sees {@code out}; empty if there is none. */
    public Optional<Console> console() {
        return ofBoth().filter(_ -> in.equals(STANDARD_INPUT));
    }

    @SuppressWarnings("SystemConsoleNull") // From Java 25 on it is null again without a terminal.
    private static Optional<Console> ofBoth() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal);
    }

    private static PrintStream printing(OutputStream stream, boolean isTerminal, String encoding) {
        // UTF-8 whatever the locale, because the files and JSON are UTF-8; but a console of Windows has a charset of
        // its own.
        boolean own = isTerminal && File.separatorChar == '\\';
        return new PrintStream(
                stream,
                true,
                own
                        ? Charset.forName(System.getProperty(encoding, "UTF-8"), StandardCharsets.UTF_8)
                        : StandardCharsets.UTF_8);
    }

    static int columns(String text) {
        try {
            var columns = Integer.parseInt(text);
            // Some pseudo terminals report 0.
            return columns > 0 ? Math.min(columns, COLUMNS_MAX) : COLUMNS_DEFAULT;
        } catch (NumberFormatException unknown) {
            return COLUMNS_DEFAULT;
        }
    }
}
