package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;

/** Pages about events, by their markup or by the folders in which sites keep events and the calendars that list them. */
public final class EventPages {
    static final Set<String> CALENDARS = Words.table("""
            calendar events whats-on kalender termine veranstaltungen veranstaltungskalender calendrier agenda evenements
            calendario eventos eventi evenementen kalendarz wydarzenia takvim etkinlikler""");

    static final Set<String> EVENTS = Words.table("""
            event events evento eventi eventos veranstaltung veranstaltungen evenement evenements evenementen termin termine
            wydarzenie wydarzenia""");

    private EventPages() {}

    /** Whether the markup says that a page is about one event (schema.org). */
    public static boolean isMarked(CrawledPage page) {
        return page.metadata().kind().filter(kind -> kind.endsWith("event")).isPresent();
    }

    /** Whether the address of a page leads into such a folder. */
    public static boolean isInFolder(CrawledPage page) {
        return areBelow(page.url().segments());
    }

    static boolean areBelow(List<String> segments) {
        return segments.stream()
                .limit(Math.max(0, segments.size() - 1))
                .map(PageWords::plain)
                .anyMatch(folder -> EVENTS.contains(folder) || CALENDARS.contains(folder));
    }
}
