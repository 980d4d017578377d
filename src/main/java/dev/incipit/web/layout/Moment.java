package dev.incipit.web.layout;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Points in time and durations as pages write them: in UTC, which a script turns into the reader's zone. */
public final class Moment {
    private static final DateTimeFormatter READ =
            DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private Moment() {}

    /** For people, as in "22 Nov 2026, 13:00 UTC". */
    public static String read(Instant time) {
        return READ.format(time.atOffset(ZoneOffset.UTC));
    }

    /** The day in UTC, as in "1 December 2026". */
    public static String day(Instant time) {
        return DAY.format(time.atOffset(ZoneOffset.UTC));
    }

    /** For the attribute {@code datetime}. */
    public static String exact(Instant time) {
        return time.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** As in "0.4 s" or "1 min 12 s". */
    public static String lasting(Duration time) {
        // What is rounded to ten seconds is written without a fraction, as they are.
        if (time.toMillis() < 9_950) {
            return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
        }
        var seconds = Math.max(10, time.toSeconds());
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }
}
