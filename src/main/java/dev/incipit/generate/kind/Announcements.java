package dev.incipit.generate.kind;

import dev.incipit.text.CalendarWords;
import dev.incipit.text.ShippedTables;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts that announce a day of some year: with its weekday or hour, from when to when, or until when. */
public final class Announcements {
    private static final ShippedTables TABLES = ShippedTables.of(Announcements.class);

    /** An announcement is short, and says so at once. */
    private static final int CHARACTERS_READ = 600;

    private static final String DATE =
            "(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|º)? (?:de |of )?\\p{L}{3,12}\\.?,? (?:del? )?20\\d\\d"
                    + "|\\p{L}{3,12} \\d{1,2}(?:st|nd|rd|th)?,? 20\\d\\d"
                    + "|\\d{1,2}[./-]\\d{1,2}[./-]20\\d\\d|20\\d\\d-\\d\\d-\\d\\d|20\\d\\d年\\d{1,2}月\\d{1,2}日)(?!\\d)";

    private static final Pattern DAY = Pattern.compile("(?iU)(?:"
            + String.join(
                    "|",
                    "\\b(?:" + TABLES.any("until") + ")[ :*]{1,5}(?:(?:" + TABLES.any("article") + ") )?" + DATE,
                    DATE + "[^.!?\\n\\d]{0,12}\\b\\d{1,2}(?:[:.]\\d\\d(?![.\\d])| ?h\\b| Uhr| ?[ap]\\.?m\\b)",
                    "(?<![\\d.-])\\d{1,2}(?:\\.|st|nd|rd|th|er)?(?: (?:de |of )?\\p{L}{3,12})? ?(?:[–—-]|"
                            + TABLES.any("to") + ") ?(?:(?:" + TABLES.any("article") + ") )?" + DATE,
                    "20\\d\\d年\\d{1,2}月\\d{1,2}日 ?(?:[（(][月火水木金土日]|まで|\\d{1,2}[時:])")
            + ")");

    private static final Pattern MONTHS = Pattern.compile("(?iU)(\\p{L}{3,12}) ?(?:[–—-]|" + TABLES.any("to")
            + ") ?(\\p{L}{3,12}) (?:de )?20\\d\\d\\b(?! ?[–—-] ?\\d)");

    private static final Pattern WEEKDAY =
            Pattern.compile("(?iU)(\\p{L}{2,13})\\.?,? (?:(?:" + TABLES.any("article") + ") )?" + DATE);

    /** Before the first day of what still holds: opening hours. */
    private static final Pattern SINCE = Pattern.compile("(?iU)\\b(?:" + TABLES.any("since") + ")[ :*]{1,5}(?:(?:"
            + TABLES.any("article") + ") |\\p{L}{2,13},? )?$");

    /** Before the day of what happened, or on which a text was written, in one sentence. */
    private static final Pattern PAST = Pattern.compile("(?iU)\\b(?:" + TABLES.any("past") + ")\\b[^.!?,;\\n]{0,60}$");

    private static final Pattern OVER =
            Pattern.compile("(?iU)\\b(?:" + TABLES.any("over") + ")|" + TABLES.any("over within words"));

    private Announcements() {}

    /** Whether a text says that what it announced is over, as calendars of events do: "This event has passed." */
    public static boolean areOver(String text) {
        return OVER.matcher(text).find();
    }

    /** Whether a text announces a day. */
    public static boolean isOne(String text) {
        var beginning = text.substring(0, Math.min(text.length(), CHARACTERS_READ));
        return found(DAY, beginning).anyMatch(found -> CalendarWords.hasDate(found.group()))
                || found(MONTHS, beginning).anyMatch(found -> areOfCalendar(found, 1, 2))
                || found(WEEKDAY, beginning)
                        .anyMatch(found -> areOfCalendar(found, 1, 1) && CalendarWords.hasDate(found.group()));
    }

    private static Stream<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().filter(found -> {
            var before = text.substring(0, found.start());
            return !SINCE.matcher(before).find() && !PAST.matcher(before).find();
        });
    }

    private static boolean areOfCalendar(MatchResult found, int first, int last) {
        return CalendarWords.is(found.group(first).toLowerCase(Locale.ROOT))
                && CalendarWords.is(found.group(last).toLowerCase(Locale.ROOT));
    }
}
