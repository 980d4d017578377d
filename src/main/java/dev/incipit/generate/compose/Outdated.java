package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.text.Words;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Dated pages that have lost their interest. A date is compared with the newest one of the site: a run has no clock. */
final class Outdated {
    /** News of a site that is not about news. */
    private static final int NEWS_MAX = 8;

    /** News that stay however old they are. */
    private static final int NEWS_ANYHOW = 3;

    private static final int YEARS = 2;

    /** A piece of so many words was not written for its day. */
    private static final int WORDS_OF_ARTICLE = 150;

    /** The last event that is announced is hardly more than a year away, so what was a year before it is over. */
    private static final int YEARS_OF_EVENTS = 1;

    private Outdated() {}

    /** Returns those of the pages that have a date, the newest first. */
    static List<CrawledPage> newestFirst(List<CrawledPage> pages) {
        return pages.stream()
                .filter(page -> PageDates.of(page).isPresent())
                .sorted(Comparator.<CrawledPage>comparingInt(page -> -date(page))
                        .thenComparing(page -> page.url().toString()))
                .toList();
    }

    /**
     * Returns the news that a site about something else need not list: all but a few, and announcements that are years
     * older than the newest.
     *
     * @param newestFirst dated news
     */
    static Set<CrawledPage> news(List<CrawledPage> newestFirst) {
        var outdated = new HashSet<CrawledPage>();
        for (int i = 0; i < newestFirst.size(); i++) {
            var page = newestFirst.get(i);
            if (i >= NEWS_MAX
                    || (i >= NEWS_ANYHOW && isYearsBefore(newestFirst.getFirst(), YEARS, page) && !isArticle(page))) {
                outdated.add(page);
            }
        }
        return outdated;
    }

    private static boolean isArticle(CrawledPage page) {
        return Words.count(page.page().markdown()) >= WORDS_OF_ARTICLE;
    }

    /** Returns the events among the pages that were a year or more before the last one. */
    static List<CrawledPage> events(List<CrawledPage> pages) {
        var events = newestFirst(pages.stream().filter(Outdated::isEvent).toList());
        return events.stream()
                .filter(page -> isYearsBefore(events.getFirst(), YEARS_OF_EVENTS, page))
                .toList();
    }

    /** Whether the markup says that the page is about one event (schema.org). */
    private static boolean isEvent(CrawledPage page) {
        return page.page()
                .metadata()
                .kind()
                .filter(kind -> kind.endsWith("event"))
                .isPresent();
    }

    private static boolean isYearsBefore(CrawledPage newest, int years, CrawledPage page) {
        return date(page) < PageDates.yearsBefore(date(newest), years);
    }

    private static int date(CrawledPage page) {
        return PageDates.of(page).orElse(0);
    }
}
