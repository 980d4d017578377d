package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.Announcements;
import dev.incipit.generate.kind.EndedOffers;
import dev.incipit.generate.kind.EventPages;
import dev.incipit.generate.kind.SiteYears;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.title.PageNames;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dated pages that have lost their interest. A date is compared with the newest one of the site: a run has no clock. */
final class Outdated {
    private static final ShippedTables TABLES = ShippedTables.of(Outdated.class);

    /** News of a site that is not about news. */
    private static final int NEWS_MAX = 8;

    /** News that stay however old they are. */
    private static final int NEWS_ANYHOW = 3;

    private static final int YEARS = 2;

    /** A piece of so many words was not written for its day. */
    private static final int WORDS_OF_ARTICLE = 150;

    /** The last event that is announced is hardly more than a year away, so what was a year before it is over. */
    private static final int YEARS_OF_EVENTS = 1;

    /** More announcements in one folder are its records. */
    private static final int ANNOUNCED_MAX = 3;

    /** Or one page in so many. */
    private static final int ANNOUNCED_SHARE = 6;

    /** A page of fewer words says that something takes place or is closed. */
    private static final int WORDS_OF_NOTICE = 40;

    private static final Pattern OFFER = Pattern.compile("(?iU)\\b(?:" + TABLES.any("offer") + ")s?\\b");

    private static final Pattern OF_ONE_YEAR = Pattern.compile("(?iU)(?:" + TABLES.any("of one year")
            + ")(?:[ ,:]{1,3}| \\((?:\\p{L}{3,12} )?)20[0-9]{2}(?:\\s?[/–-]\\s?(?:20)?[0-9]{2})?\\)?");

    /** Sales that shops hold on the same days. */
    private static final Pattern SALES =
            Pattern.compile("(?iU)\\b(?:black (?:friday|week)|cyber (?:monday|week)|singles.? day)\\b");

    /** Closures, and work that stops a service. */
    private static final Pattern CLOSURES =
            Pattern.compile("(?iU)\\b(?:" + TABLES.any("closure") + ")\\b|" + TABLES.any("closure within words"));

    /** Folders of such sales. */
    private static final Set<String> CAMPAIGNS = TABLES.words("campaigns");

    /** Up to when something holds, or one can apply: "Valid until 31/12/2023", "Aanmelden tot 1 mei 2018". */
    private static final Pattern DEADLINE = Pattern.compile(
            "(?iU)\\b(?:valid|gültig|valable|válid|geldig|ważn|regist|sign(?=(?:ing)? up)|appl(?:y|ication)|anmeld|bewerb|inscri|inscrev|iscri"
                    + "|aanmeld|inschrijv|zapis|zgłosz|ofert|plazo|solicitud|prazo|candidatur|scadenz|frist|deadline|délai)\\p{L}{0,12}\\b[^.!?\\n]{0,40}?"
                    + "\\b(?:until|till|bis|jusqu.au|hasta|fino al|entro|até|tot|do|upłynął|expired|ended|closed)\\b"
                    + "[^.!?\\n\\d]{0,12}(?:\\d{1,2}[./ -]{1,2}(?:de )?(?:\\p{L}{3,12}|\\d{1,2})[./ -]{1,2}(?:de )?|\\p{L}{3,12} \\d{1,2}, )(20[0-9]{2})\\b(?=\\s{0,2}(?:[.!?;,)\\n]|$))");

    private static final int FIRST_OF_PANDEMIC = 2020;

    /** A day before them belongs to the history of what the page tells of. */
    private static final int YEARS_OF_ANNOUNCEMENTS = 15;

    private static final Pattern DAY_APART = Pattern.compile("[,:|] | [–—-] ");

    /** Of such a page; a longer one tells more than that. */
    private static final int WORDS_OF_DEADLINE = 80;

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
            boolean over = i > 0 && isNotice(page) && isYearsBefore(newestFirst.getFirst(), 1, page);
            if (i >= NEWS_MAX
                    || over
                    || (i >= NEWS_ANYHOW && isYearsBefore(newestFirst.getFirst(), YEARS, page) && !isArticle(page))) {
                outdated.add(page);
            }
        }
        return outdated;
    }

    /**
     * Returns the short pages about a year that is over: an offer for Easter, the closure on a holiday; of events and offers those
     * of the year before too.
     *
     * @param news whose texts are read, not only their titles
     */
    static List<CrawledPage> notices(List<CrawledPage> pages, Predicate<CrawledPage> news) {
        int ofNews = SiteYears.last(pages) - YEARS;
        int ofOthers = SiteYears.lastWritten(pages) - YEARS_OF_EVENTS;
        return pages.stream()
                .filter(Outdated::isNotice)
                .filter(page -> {
                    boolean isNews = news.test(page);
                    return toldYear(page, isNews) <= (isNews ? ofNews : Math.max(ofNews, ofOthers));
                })
                .toList();
    }

    /** Returns the pages whose names are those of what each year has anew, and a year that is over: "Term dates 2023–24". */
    static List<CrawledPage> ofOneYear(List<CrawledPage> pages) {
        int last = SiteYears.last(pages) - YEARS;
        return pages.stream()
                .filter(page -> PageNames.of(page.metadata())
                        .anyMatch(name -> OF_ONE_YEAR.matcher(name).matches() && SiteYears.lastIn(name) <= last))
                .toList();
    }

    /**
     * Returns the short pages whose names are a name and a day of a year that is over, and which are no posts: "Open studio, 17 May 2025".
     * Those in a folder of several are records, as minutes; "Statutes of 17 May 2025" may be in force.
     */
    static List<CrawledPage> ofOneDay(List<CrawledPage> pages) {
        int last = SiteYears.lastWritten(pages) - YEARS_OF_EVENTS;
        var named =
                pages.stream().filter(page -> namesDay(page.metadata().title())).toList();
        return few(named, _ -> 1L)
                .filter(page -> PageDates.of(page).isEmpty() && Words.count(page.markdown()) < WORDS_OF_DEADLINE)
                .filter(page -> SiteYears.lastIn(page.metadata().title()) <= last)
                .toList();
    }

    /**
     * Returns the very short pages that announce a day of a year that is over, name no later year, and are neither posts nor above other
     * pages, as that of a conference is; and those that say themselves that it is over, unless the site is an archive of such.
     */
    static List<CrawledPage> announcements(List<CrawledPage> pages) {
        int last = SiteYears.lastWritten(pages) - YEARS_OF_EVENTS;
        var above = pages.stream()
                .map(page -> page.url().segments())
                .filter(segments -> !segments.isEmpty())
                .map(segments -> segments.subList(0, segments.size() - 1))
                .collect(Collectors.toUnmodifiableSet());
        var announcements = pages.stream()
                .filter(page -> isNotice(page) && Announcements.isOne(text(page)))
                .filter(page -> PageDates.of(page).isEmpty()
                        && !above.contains(page.url().segments()))
                .toList();
        var sizes = pages.stream().collect(Collectors.groupingBy(Outdated::folder, Collectors.counting()));
        var over = pages.stream()
                .filter(page -> isNotice(page) && Announcements.areOver(page.markdown()))
                .toList();
        return Stream.concat(
                        few(announcements, folder -> Math.max(ANNOUNCED_MAX, sizes.get(folder) / ANNOUNCED_SHARE))
                                .filter(page -> {
                                    int year = SiteYears.lastIn(text(page));
                                    return year <= last && year > last - YEARS_OF_ANNOUNCEMENTS;
                                }),
                        over.stream().filter(_ -> over.size() * 2 < pages.size()))
                .toList();
    }

    /** Returns the pages that are at most so many in their folder. */
    private static Stream<CrawledPage> few(List<CrawledPage> pages, ToLongFunction<List<String>> max) {
        return pages.stream().collect(Collectors.groupingBy(Outdated::folder)).entrySet().stream()
                .filter(ofFolder -> ofFolder.getValue().size() <= max.applyAsLong(ofFolder.getKey()))
                .flatMap(ofFolder -> ofFolder.getValue().stream());
    }

    private static String text(CrawledPage page) {
        return page.metadata().title() + "\n" + page.markdown();
    }

    private static boolean namesDay(String title) {
        return DAY_APART
                .splitAsStream(title)
                .anyMatch(part -> CalendarWords.hasDate(part) && CalendarWords.areAll(part));
    }

    /** Returns the names of the folders in which a page lies, without numbers: each year may have one. */
    private static List<String> folder(CrawledPage page) {
        return page.url().segments().stream()
                .limit(Math.max(0, page.url().segments().size() - 1))
                .filter(segment -> segment.chars().anyMatch(Character::isLetter))
                .toList();
    }

    /** Returns the pages about days of a year that is over, the short ones that name a day of it up to which something held, and rules of the pandemic. */
    static List<CrawledPage> offers(List<CrawledPage> pages) {
        int last = SiteYears.last(pages);
        return pages.stream()
                .filter(page -> endOfDays(page) < last
                        || deadline(page) <= last - YEARS
                        || (EndedOffers.isOfPandemic(page) && isPandemic(SiteYears.lastIn(text(page)), last - YEARS)))
                .toList();
    }

    private static boolean isPandemic(int year, int last) {
        return year >= FIRST_OF_PANDEMIC && year <= last;
    }

    /** Returns the year of a sale or of an interruption; if the page is about neither, one that never ends. */
    private static int endOfDays(CrawledPage page) {
        var title = page.metadata().title();
        return SALES.matcher(title).find()
                        || page.url().segments().stream().anyMatch(CAMPAIGNS::contains)
                        || (CLOSURES.matcher(title).find() && !isArticle(page))
                ? SiteYears.lastIn(title)
                : SiteYears.NEVER;
    }

    /** Returns the year of the last day up to which a short page says that something held; if it says none, one that never ends. */
    private static int deadline(CrawledPage page) {
        return Words.count(page.markdown()) < WORDS_OF_DEADLINE
                ? SiteYears.last(DEADLINE, page.markdown())
                : SiteYears.NEVER;
    }

    /** Returns the last year that news name, an event in its title, its address or else its text, an offer in its title; if none, one that never ends. */
    private static int toldYear(CrawledPage page, boolean news) {
        var title = page.metadata().title();
        if (news) {
            return SiteYears.lastIn(text(page));
        }
        if (EventPages.isInFolder(page)) {
            var text = isNotice(page) && CalendarWords.hasDate(page.markdown()) ? page.markdown() : "";
            return Stream.of(title, page.url().segments().getLast(), text)
                    .mapToInt(SiteYears::lastIn)
                    .filter(year -> year != SiteYears.NEVER)
                    .findFirst()
                    .orElse(SiteYears.NEVER);
        }
        return OFFER.matcher(title).find() ? SiteYears.lastIn(title) : SiteYears.NEVER;
    }

    private static boolean isNotice(CrawledPage page) {
        return Words.count(page.markdown()) < WORDS_OF_NOTICE;
    }

    private static boolean isArticle(CrawledPage page) {
        return Words.count(page.markdown()) >= WORDS_OF_ARTICLE;
    }

    /** Returns the events among the pages that were a year or more before the last one. */
    static List<CrawledPage> events(List<CrawledPage> pages) {
        var events = newestFirst(pages.stream().filter(EventPages::isMarked).toList());
        return events.stream()
                .filter(page -> isYearsBefore(events.getFirst(), YEARS_OF_EVENTS, page))
                .toList();
    }

    private static boolean isYearsBefore(CrawledPage newest, int years, CrawledPage page) {
        return date(page) < PageDates.yearsBefore(date(newest), years);
    }

    private static int date(CrawledPage page) {
        return PageDates.of(page).orElse(0);
    }
}
