package dev.incipit.app.terminal;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formats amounts for people. */
public final class Amounts {
    private static final int KILO = 1_000;

    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Amounts() {}

    /** A time in UTC to the minute: 2026-11-21 15:30Z. */
    public static String time(Instant instant) {
        return MINUTES.format(instant);
    }

    /** Bytes in decimal units: 812 B, 7.2 kB, 1.4 MB. */
    public static String bytes(long bytes) {
        if (bytes < KILO) {
            return bytes + " B";
        }
        var kilo = bytes / (double) KILO;
        // What one decimal would round up to a thousand has the next unit.
        return kilo < KILO - 0.05
                ? String.format(Locale.ROOT, "%.1f kB", kilo)
                : String.format(Locale.ROOT, "%.1f MB", kilo / KILO);
    }

    /** A number and its noun: 1 page, 3 pages. */
    public static String of(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Seconds with one decimal: 4.2 s. */
    public static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / (double) KILO);
    }
}
