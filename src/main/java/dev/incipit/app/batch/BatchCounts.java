package dev.incipit.app.batch;

import dev.incipit.app.terminal.Amounts;
import dev.incipit.sites.ResultRow;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the rows of a list, and estimates its end from them. Used by one thread. */
final class BatchCounts {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final int MINUTES_OF_AN_HOUR = 60;

    /** With fewer rows the time that is left is a guess. */
    private static final int ROWS_FOR_ESTIMATE = 10;

    private final OptionalLong total;
    private final long before;
    /** By status; the order is that of the words. */
    private final Map<String, Long> statuses = new TreeMap<>();

    private long rows;
    private long bytes;
    private Duration processor = Duration.ZERO;

    /**
     * No rows yet.
     *
     * @param total lines of the list, if they could be counted beforehand
     * @param before rows of earlier runs
     */
    BatchCounts(OptionalLong total, long before) {
        this.total = total;
        this.before = before;
    }

    void add(ResultRow row) {
        rows++;
        statuses.merge(row.result().status(), 1L, Long::sum);
        bytes += row.result().cost().bytes();
        processor = processor.plus(row.result().cost().processor());
    }

    long rows() {
        return rows;
    }

    long generated() {
        return statuses.getOrDefault("generated", 0L);
    }

    /** The progress in words, with an estimate of the time that is left. */
    String progress(Duration elapsed) {
        var done = rows + before;
        var text = done + (total.isPresent() ? " of " + Math.max(done, total.getAsLong()) : "") + " sites"
                + (rows > 0 ? " (" + kinds() + ")" : "");
        if (total.isEmpty() || rows < ROWS_FOR_ESTIMATE || total.getAsLong() <= done) {
            return text;
        }
        var left = elapsed.toMillis() / (double) rows * (total.getAsLong() - done);
        return text + ", about " + roughly(Duration.ofMillis(Math.round(left))) + " left";
    }

    String summary(Duration elapsed, long repeated) {
        return Amounts.of(rows, "site") + " in " + Amounts.seconds(elapsed)
                + (rows > 0 ? ": " + kinds() + costs() : "")
                + (before > 0 ? "; " + Amounts.of(before, "row") + " were there before" : "")
                + (repeated > 0 ? "; " + Amounts.of(repeated, "line") + " named a site again" : "")
                + ".";
    }

    private String costs() {
        var seconds = processor.toMillis() / 1_000.0 / rows;
        return String.format(
                Locale.ROOT, "; %.3f s of processor time and %s a site", seconds, Amounts.bytes(bytes / rows));
    }

    private String kinds() {
        return statuses.entrySet().stream()
                .map(kind -> kind.getValue() + " " + kind.getKey())
                .collect(Collectors.joining(", "));
    }

    /** Whole minutes or hours, or a few seconds. */
    static String roughly(Duration time) {
        if (time.compareTo(MINUTE) < 0) {
            return Math.max(1, time.toSeconds()) + " s";
        }
        long minutes = Math.round(time.toSeconds() / 60.0);
        return minutes < MINUTES_OF_AN_HOUR
                ? minutes + " min"
                : minutes / MINUTES_OF_AN_HOUR + " h " + minutes % MINUTES_OF_AN_HOUR + " min";
    }
}
