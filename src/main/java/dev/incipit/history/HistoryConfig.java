package dev.incipit.history;

import java.time.Duration;

/**
 * How much is kept of ended runs.
 *
 * @param kept how long a run stays in the history; at least a day
 * @param filesBytesMax bytes of generated files that are kept for each account, compressed; 0 keeps none
 */
public record HistoryConfig(Duration kept, long filesBytesMax) {
    /** Settings {@code web.history-days} and {@code web.keep-files}. */
    public static final HistoryConfig DEFAULTS = new HistoryConfig(Duration.ofDays(30), 0);

    /** @throws IllegalArgumentException if a bound is too small */
    public HistoryConfig {
        if (kept.compareTo(Duration.ofDays(1)) < 0 || filesBytesMax < 0) {
            throw new IllegalArgumentException("a history is kept for at least a day, its files in at least no bytes");
        }
    }

    public boolean keepsFiles() {
        return filesBytesMax > 0;
    }
}
