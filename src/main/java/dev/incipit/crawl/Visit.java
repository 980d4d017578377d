package dev.incipit.crawl;

import dev.incipit.url.WebUrl;
import java.time.Duration;

/**
 * One attempt at a page: its address, what came of it, how long it took; {@code reason} is a phrase for the log and note.
 *
 * @param startNanos when it began, of {@link System#nanoTime}
 */
public record Visit(WebUrl url, Result result, String reason, long startNanos, Duration elapsed) {
    /** What came of it. */
    public enum Result {
        READ,
        REFUSED,
        MISSING,
        UNREACHABLE,
        /** Answered, and not a page for the files: noindex, soft 404, duplicate, not HTML, outside the site. */
        DROPPED
    }

    /** For the log: what came of which address, without its query. */
    String logged() {
        return result + " " + url.withoutQuery() + " in " + elapsed.toMillis() + " ms: " + reason;
    }

    /** The same, though what it brought is no page for the files. */
    Visit dropped(String why) {
        return new Visit(url, Result.DROPPED, why, startNanos, elapsed);
    }
}
