package dev.incipit.app.terminal;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Shows a crawl's progress: one line redrawn in place on a terminal, an occasional line elsewhere. Safe for use by several
 * threads.
 */
public final class ProgressDisplay implements Consumer<CrawlProgress>, AutoCloseable {
    /** Often enough to look alive; a higher rate only costs CPU. */
    private static final long REDRAW_NANOS = 100_000_000;

    /** Plain lines end up in logs: at most one a second. */
    private static final long LINE_NANOS = 1_000_000_000;

    private static final int BAR_CELLS_MAX = 24;

    /** On a narrower terminal there are words only. */
    private static final int BAR_COLUMNS_MIN = 40;

    /** The end of a run is foreseeable only when its deadline is near: the number of pages grows while they are read. */
    private static final Duration END_IN_SIGHT = Duration.ofSeconds(30);

    private final Terminal terminal;
    private final TextStyle style;
    private final LongSupplier nanos;
    /** Erases the line after Ctrl-C too, before the shell prints its prompt. */
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
        if (closed
                || terminal.quiet()
                || (shown && now - lastNanos < (terminal.errorIsTerminal() ? REDRAW_NANOS : LINE_NANOS))) {
            return;
        }
        shown = true;
        lastNanos = now;
        if (terminal.errorIsTerminal()) {
            terminal.redraw(line(progress));
            drawn = true;
        } else {
            var line = words(progress);
            if (!line.equals(lastLine)) {
                terminal.say(line);
                lastLine = line;
            }
        }
    }

    /** Erases the drawn line, so that later output starts on a clean one. */
    @Override
    public void close() {
        erase();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException exiting) {
            // The hook is already running and finds nothing to erase.
        }
    }

    private synchronized void erase() {
        closed = true;
        if (drawn) {
            terminal.redraw("");
            drawn = false;
        }
    }

    /** A line that leaves the last column free, since some terminals wrap as soon as it is written to. */
    private String line(CrawlProgress progress) {
        var words = words(progress);
        int room = Math.max(1, terminal.columns() - 1);
        if (words.length() > room) {
            return words.substring(0, room);
        }
        int cells = Math.min(BAR_CELLS_MAX, room - words.length() - 2);
        return terminal.columns() < BAR_COLUMNS_MIN || cells < 4 ? words : bar(progress, cells) + "  " + words;
    }

    private String bar(CrawlProgress progress, int cells) {
        var ended = progress.done() + progress.failed();
        var full = progress.found() == 0 ? 0 : (int) Math.min(cells, (long) cells * ended / progress.found());
        return style.cyan(style.sign("█", "#").repeat(full))
                + style.dim(style.sign("░", ".").repeat(cells - full));
    }

    private static String words(CrawlProgress progress) {
        boolean ends = progress.left().compareTo(END_IN_SIGHT) <= 0;
        return progress.done() + " of " + progress.found() + " pages read"
                + (progress.failed() > 0 ? ", " + progress.failed() + " failed" : "")
                + (ends ? ", ends in " + clock(progress.left()) + " at the latest" : "");
    }

    private static String clock(Duration left) {
        var seconds = Math.max(0, left.toSeconds());
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
