package dev.incipit.crawl;

import dev.incipit.url.WebUrl;
import java.time.Duration;

/**
 * One attempt to read a page; {@code reason} is a phrase for logs and notes.
 *
 * @param startNanos when it began, by {@link System#nanoTime}
 */
public record Visit(WebUrl url, Result result, String reason, long startNanos, Duration elapsed) {
    /** The result of the attempt. */
    public enum Result {
        READ,
        REFUSED,
        MISSING,
        UNREACHABLE,
        /** It answered, but the page does not belong in the files: noindex, soft 404, duplicate, not HTML, outside the site. */
        DROPPED
    }

    /** Returns a log line with the address, without its query, and the result. */
    public String logged() {
        return result + " " + url.withoutQuery() + " in " + elapsed.toMillis() + " ms: " + reason;
    }

    /** Returns the same visit with the result {@link Result#DROPPED}. */
    Visit dropped(String why) {
        return new Visit(url, Result.DROPPED, why, startNanos, elapsed);
    }
}
