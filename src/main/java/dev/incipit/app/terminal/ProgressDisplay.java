package dev.incipit.app.terminal;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Shows people how far a crawl is: one line drawn again in place on a terminal, a line now and then elsewhere. Takes reports
 * from any thread.
 */
public final class ProgressDisplay implements Consumer<CrawlProgress>, AutoCloseable {
    /** Often enough to look alive; more only costs. */
    private static final long REDRAW_NANOS = 100_000_000;

    /** Plain lines land in logs: not more than one a second. */
    private static final long LINE_NANOS = 1_000_000_000;

    private static final int BAR_CELLS_MAX = 24;

    /** Columns the words beside the bar may take. */
    private static final int WORDS_COLUMNS = 50;

    private static final String ERASE_LINE = "\r\u001b[K";

    private final Terminal terminal;
    private final TextStyle style;
    private final LongSupplier nanos;
    /** After Ctrl-C the shell finds a clean line too. */
    private final Thread atExit = Thread.ofPlatform().unstarted(this::erase);

    private long lastNanos;
    private boolean shown;
    private boolean drawn;
    private boolean closed;
    private String lastLine = "";

    public ProgressDisplay(Terminal terminal, LongSupplier nanos) {
        this.terminal = terminal;
        this.style = terminal.errorStyle();
        this.nanos = nanos;
        if (terminal.errorIsTerminal()) {
            Runtime.getRuntime().addShutdownHook(atExit);
        }
    }

    @Override
    public synchronized void accept(CrawlProgress progress) {
        var now = nanos.getAsLong();
        if (closed || (shown && now - lastNanos < (terminal.errorIsTerminal() ? REDRAW_NANOS : LINE_NANOS))) {
            return;
        }
        shown = true;
        lastNanos = now;
        if (terminal.errorIsTerminal()) {
            terminal.error().print(ERASE_LINE + bar(progress) + words(progress));
            terminal.error().flush();
            drawn = true;
        } else {
            var line = words(progress);
            if (!line.equals(lastLine)) {
                terminal.say(line);
                lastLine = line;
            }
        }
    }

    /** Takes the drawn line away, so that what follows stands on a clean one. */
    @Override
    public void close() {
        erase();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException exiting) {
            // It runs already, and finds nothing to erase.
        }
    }

    private synchronized void erase() {
        closed = true;
        if (drawn) {
            terminal.error().print(ERASE_LINE);
            terminal.error().flush();
            drawn = false;
        }
    }

    private String bar(CrawlProgress progress) {
        var cells = Math.min(BAR_CELLS_MAX, terminal.columns() - WORDS_COLUMNS);
        if (cells <= 0) {
            return "";
        }
        var ended = progress.done() + progress.failed();
        var full = progress.found() == 0 ? 0 : (int) Math.min(cells, (long) cells * ended / progress.found());
        return style.cyan(style.sign("█", "#").repeat(full))
                + style.dim(style.sign("░", ".").repeat(cells - full))
                + "  ";
    }

    private static String words(CrawlProgress progress) {
        var words = new StringBuilder()
                .append(progress.done())
                .append(" of ")
                .append(progress.found())
                .append(" pages read");
        if (progress.failed() > 0) {
            words.append(", ").append(progress.failed()).append(" failed");
        }
        return words.append(", ").append(clock(progress.left())).append(" left").toString();
    }

    private static String clock(Duration left) {
        var seconds = Math.max(0, left.toSeconds());
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
