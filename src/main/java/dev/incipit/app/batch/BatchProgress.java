package dev.incipit.app.batch;

import dev.incipit.app.terminal.Terminal;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Shows the progress of a list: a line redrawn in place on a terminal, an occasional line elsewhere. Used by one thread. */
final class BatchProgress implements AutoCloseable {
    private static final Duration REDRAW = Duration.ofMillis(200);

    /** Plain lines end up in logs, and a list may take days. */
    private static final Duration LINE = Duration.ofSeconds(10);

    private final Terminal terminal;
    private final LongSupplier nanos;
    private final long start;
    private long last;
    private boolean drawn;

    BatchProgress(Terminal terminal, LongSupplier nanos) {
        this.terminal = terminal;
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.last = start;
    }

    Duration elapsed() {
        return Duration.ofNanos(nanos.getAsLong() - start);
    }

    void show(BatchCounts counts) {
        var wait = terminal.errorIsTerminal() ? REDRAW : LINE;
        if (terminal.quiet() || nanos.getAsLong() - last < wait.toNanos()) {
            return;
        }
        last = nanos.getAsLong();
        var words = counts.progress(elapsed());
        if (terminal.errorIsTerminal()) {
            int room = Math.max(1, terminal.columns() - 1);
            terminal.redraw(words.substring(0, Math.min(room, words.length())));
            drawn = true;
        } else {
            terminal.say(words);
        }
    }

    /** Erases the drawn line, so that other output starts on a clean one. */
    void erase() {
        if (drawn) {
            terminal.redraw("");
            drawn = false;
        }
    }

    @Override
    public void close() {
        erase();
    }
}
