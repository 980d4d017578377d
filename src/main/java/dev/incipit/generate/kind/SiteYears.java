package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.text.CalendarWords;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** The years that texts name, and the last year of a site: what the pages of a site tell in place of a clock. */
public final class SiteYears {
    /** The year of what names none, and so never ends. */
    public static final int NEVER = Integer.MAX_VALUE;

    private static final Pattern YEAR = Pattern.compile("(?<![\\d.:])20\\d\\d(?![\\d\\p{L}:&&[^年년]]|\\.\\d)");

    private static final Pattern SEASON =
            Pattern.compile("(?<!\\d)20\\d\\d\\s?[/–-]\\s?(\\d\\d)(?![\\d/–-]|\\s\\p{L})");
    private static final int CENTURY = 2000;
    private static final Pattern COPYRIGHT = Pattern.compile("(?i)©|\\(c\\)|copyright");

    private SiteYears() {}

    /** Returns the last year that a text names, of "2025/26" the second; {@link #NEVER} if none. */
    public static int lastIn(String text) {
        int last = last(YEAR, text);
        return SEASON.matcher(text)
                .results()
                .mapToInt(found -> CENTURY + Integer.parseInt(found.group(1)))
                .filter(year -> last == year - 1)
                .findFirst()
                .orElse(last);
    }

    /** Returns the last of the years that an expression finds in its last group; {@link #NEVER} if none. */
    public static int last(Pattern years, String text) {
        return years.matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(found.groupCount())))
                .max()
                .orElse(NEVER);
    }

    /** Returns the last year of a site by two of its pages, since one may announce what is years away; 0 if none. */
    public static int last(List<CrawledPage> pages) {
        return second(pages, page -> Math.max(written(page), titled(page)));
    }

    /** Returns the same without the days in titles: several pages may announce what the next year brings. */
    public static int lastWritten(List<CrawledPage> pages) {
        return second(pages, SiteYears::written);
    }

    private static int second(List<CrawledPage> pages, ToIntFunction<CrawledPage> year) {
        return pages.stream()
                .map(year::applyAsInt)
                .sorted(Comparator.reverseOrder())
                .skip(1)
                .findFirst()
                .orElse(0);
    }

    /** Returns the year of a page's date, unless an event's, of its last change or of the copyright in its footer; 0 if it has none. */
    private static int written(CrawledPage page) {
        int changed = page.lastModified()
                .map(time -> time.atZone(ZoneOffset.UTC).getYear())
                .orElse(0);
        int copyright = page.metadata().footer().stream()
                .filter(line -> COPYRIGHT.matcher(line).find())
                .mapToInt(SiteYears::lastIn)
                .filter(year -> year != NEVER)
                .max()
                .orElse(0);
        boolean event = EventPages.isMarked(page) || EventPages.isInFolder(page);
        return Math.max(event ? 0 : PageDates.year(PageDates.of(page).orElse(0)), Math.max(changed, copyright));
    }

    /** Returns the year of the day in a page's title; 0 if it has none. */
    private static int titled(CrawledPage page) {
        var title = page.metadata().title();
        int year = CalendarWords.hasDate(title) ? lastIn(title) : 0;
        return year == NEVER ? 0 : year;
    }
}
