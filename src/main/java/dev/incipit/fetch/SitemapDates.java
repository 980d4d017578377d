package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The dates that a site's sitemaps give for its pages, taken from the sitemaps as they pass. A sitemap is read for these by its marks
 * alone, in one pass; what is compressed or malformed gives none, and its pages are fetched. Shared by the threads of a run.
 */
final class SitemapDates {
    private static final int PAGES_MAX = 50_000;
    private static final int HEAD = 1_024;
    private static final int DATE_MAX = 40;

    /** A date without a time may mean any moment of the day anywhere on earth. */
    private static final Duration DAY = Duration.ofHours(38);

    private final Map<String, String> dates = new ConcurrentHashMap<>();

    void read(Fetched answer) {
        var body = answer.body();
        var head = new String(body, 0, Math.min(body.length, HEAD), StandardCharsets.UTF_8);
        if (!head.contains("<urlset")) {
            return;
        }
        var text = new String(body, StandardCharsets.UTF_8);
        for (int at = text.indexOf("<url>"); at >= 0 && dates.size() < PAGES_MAX; ) {
            int next = text.indexOf("<url>", at + 1);
            var entry = text.substring(at, next < 0 ? text.length() : next);
            var date = inside(entry, "lastmod");
            if (!date.isEmpty() && date.length() <= DATE_MAX) {
                WebUrl.parse(inside(entry, "loc").replace("&amp;", "&"))
                        .ifPresent(url -> dates.put(url.toString(), date));
            }
            at = next;
        }
    }

    private static String inside(String entry, String name) {
        int start = entry.indexOf("<" + name + ">");
        int end = entry.indexOf("</" + name + ">");
        return start < 0 || end < start
                ? ""
                : entry.substring(start + name.length() + 2, end).strip();
    }

    /** The date for a page, as written; empty if there is none. */
    String of(WebUrl page) {
        return dates.getOrDefault(page.toString(), "");
    }

    /** Whether the sitemap has the date for a page that it had before, and that was over when the page was read. */
    boolean unchanged(WebUrl page, String before, Instant read) {
        var now = of(page);
        return !now.isEmpty() && now.equals(before) && isOver(now, read);
    }

    private static boolean isOver(String date, Instant read) {
        try {
            var end = date.length() > "2026-01-01".length()
                    ? OffsetDateTime.parse(date).toInstant()
                    : LocalDate.parse(date)
                            .atStartOfDay(ZoneOffset.UTC)
                            .toInstant()
                            .plus(DAY);
            return end.isBefore(read);
        } catch (DateTimeException _) {
            return false;
        }
    }
}
