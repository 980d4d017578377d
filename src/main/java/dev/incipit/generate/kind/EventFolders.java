package dev.incipit.generate.kind;

import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;

/** The folders in which sites keep events, and the calendars that list them. */
public final class EventFolders {
    static final Set<String> CALENDARS = Words.table("""
            calendar events whats-on kalender termine veranstaltungen veranstaltungskalender calendrier agenda evenements
            calendario eventos eventi evenementen kalendarz wydarzenia takvim etkinlikler""");

    static final Set<String> EVENTS = Words.table("""
            event events evento eventi eventos veranstaltung veranstaltungen evenement evenements evenementen termin termine
            wydarzenie wydarzenia""");

    private EventFolders() {}

    /** Whether a path leads into such a folder. */
    public static boolean contain(List<String> segments) {
        return segments.stream()
                .limit(Math.max(0, segments.size() - 1))
                .map(PageWords::plain)
                .anyMatch(folder -> EVENTS.contains(folder) || CALENDARS.contains(folder));
    }
}
