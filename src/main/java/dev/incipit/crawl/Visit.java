package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.OptionalInt;

/**
 * One attempt to read a page; {@code reason} is a phrase for logs and notes.
 *
 * @param startNanos when it began, by {@link System#nanoTime}
 * @param status of the HTTP response, after redirects; empty if there was none
 */
public record Visit(WebUrl url, Result result, String reason, long startNanos, Duration elapsed, OptionalInt status) {
    /** An attempt without an HTTP response. */
    public Visit(WebUrl url, Result result, String reason, long startNanos, Duration elapsed) {
        this(url, result, reason, startNanos, elapsed, OptionalInt.empty());
    }

    public enum Result {
        READ,
        REFUSED,
        MISSING,
        UNREACHABLE,
        /** It answered, but the page does not belong in the files: noindex, soft 404, duplicate, not HTML, outside the site. */
        DROPPED
    }

    /** Whether the site says that there is no such page. */
    public boolean saysGone() {
        return result == Result.MISSING && status.stream().anyMatch(FetchOutcome.Missing::isGone);
    }

    /** Returns a log line with the address, without its query, and the result. */
    public String logged() {
        return result + " " + url.withoutQuery() + " in " + elapsed.toMillis() + " ms: " + reason;
    }

    public Visit answered(int code) {
        return new Visit(url, result, reason, startNanos, elapsed, OptionalInt.of(code));
    }

    /** Returns the same visit with the result {@link Result#DROPPED}. */
    Visit dropped(String why) {
        return new Visit(url, Result.DROPPED, why, startNanos, elapsed, status);
    }
}
