package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.ShippedTables;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Recognises pages that software makes from other pages: archives, long lists of links, another part or order of a list. */
final class GeneratedLists {
    private static final ShippedTables TABLES = ShippedTables.of(GeneratedLists.class);

    /** So many posts of a year on the page of that year make it their archive. */
    private static final int WHOLE_POSTS_MIN = 3;

    private static final int LINKS_MIN = 60;
    private static final double LINK_SHARE_MIN = 0.75;

    /** Query parameters with which software shows the same list in other parts and orders. */
    private static final Pattern LIST_QUERY = Pattern.compile(
            "(?i)(^|&)((page|paged|offset|start)=\\d|(buchstabe|initial|letra|letter|lettera|lettre)=[^&](&|$)"
                    + "|(sort|sortby|order|orderby|filter|q|query|search|s)=)");

    /** The part of an alphabetical index that has one letter, {@code doc-index-D.html}, and what RDoc calls its list of all. */
    private static final Pattern INDEX =
            Pattern.compile("(?i)(?:/|doc-|gen)index[-_](?:[a-z]|all|\\d{1,2})\\.html?$|/table_of_contents\\.html$");

    /** The home page in another language, as sites in Japan and Switzerland call it. */
    private static final Pattern OF_LANGUAGE = Pattern.compile("(/index[-_])[cdefijk](\\.html?)$");

    /** With one of them the letters are those of an alphabet. */
    private static final List<String> OTHER_LETTERS = List.of("a", "b", "m", "s");

    private static final int INDEX_LINKS_MIN = 30;

    /** In what order or form a calendar shows its events. */
    private static final Set<String> VIEWS = TABLES.words("views");

    /** Where a list of events is what a program may ask for. */
    private static final Set<String> PROGRAMS = Set.of("api", "docs", "reference", "developers", "rest");

    /** Where calendars keep a page of each place and organiser of their events. */
    private static final Set<String> PLACES = TABLES.words("places");

    /** A list says so many words of each event at most. */
    private static final int WORDS_OF_EVENT = 60;

    /** A page of more words tells of the place. */
    private static final int EVENTS_MAX = 3;

    private static final Set<String> ARCHIVES = TABLES.words("archives");

    private static final Pattern MONTH =
            Pattern.compile("(?:^|/)(?:19|20)\\d\\d[-/](?:0[1-9]|1[0-2])(?:\\.\\w{3,5})?$");

    /** Of the words of such a page at least one in so many is in a link. */
    private static final int LINKED_OF_MONTH = 4;

    /** The second and later parts of a list. */
    private static final Pattern PART = Pattern.compile(
            "(?i)[/-](?:(?:page|seite|pagina|p%c3%a1gina|strona|strana|oldal|sayfa|side|sida)[-_/]?|(?<=/(?:blog|news|journal|actualites|aktuelles|noticias|nieuws)/))(?:[2-9]|[1-9]\\d{1,2})(?:\\.\\w{3,5})?/?$");

    /** What a title of such a part says of it: "Green teas (page 2)". */
    private static final Pattern PART_OF_TITLE = Pattern.compile(
            "(?iU) ?[(–—|-]? ?\\b(?:page|seite|página|pagina|strona|strana|oldal|sayfa|side|sida) \\d{1,3}"
                    + "(?: (?:of|von|de|di|van|z|/) \\d{1,3})?\\)?(?=$| ?[|–—-])");

    /** The number at the end of an address: {@code /reviews/2}, {@code /blog2.html}. */
    private static final Pattern NUMBER = Pattern.compile("[/-]?([2-9]|[1-9]\\d{1,2})(\\.\\w{3,5}|/)?$");

    private static final Pattern DAY = Pattern.compile("(?:^|/)\\d{4}[-/]\\d{1,2}(?:[-/]\\d{1,2})?$");

    private static final Pattern COLLECTION =
            Pattern.compile("/collections/(?:frontpage|[^/]{1,200}(/(?!products$|all$)[^/]{1,200}))/?$");

    private final SitePages pages;

    private final PagesByPath byPath;
    private final SidePages sides;

    GeneratedLists(SitePages pages) {
        this.pages = pages;
        byPath = new PagesByPath(pages);
        sides = new SidePages(pages, byPath);
    }

    /** Whether a page is a list only since nearly all of its words are links. */
    boolean isContents(CrawledPage page) {
        return hasMostlyLinks(page) && !isMade(page);
    }

    boolean has(CrawledPage page) {
        return hasMostlyLinks(page) || isMade(page);
    }

    /** Whether software made the page, by its address, its title or its tool. */
    private boolean isMade(CrawledPage page) {
        return DoxygenPages.isListing(page)
                || ToolPages.isListing(page)
                || SourceListings.isOne(page, pages.segments(page))
                || (INDEX.matcher(page.url().path()).find() && !isOfLanguage(page))
                || isFilteredCollection(page)
                || sides.has(page)
                || isListOfYear(page)
                || isMonthOfArchive(page)
                || isFurtherPart(page)
                || isDayOfCalendar(page)
                || isViewOfCalendar(page)
                || isPlaceOfEvents(page)
                || MovingLists.isOne(page, pages)
                || page.url()
                        .query()
                        .filter(query -> LIST_QUERY.matcher(query).find())
                        .isPresent();
    }

    private boolean isOfLanguage(CrawledPage page) {
        var language = OF_LANGUAGE.matcher(page.url().path());
        return language.find()
                && OTHER_LETTERS.stream().noneMatch(letter -> byPath.has(language.replaceFirst("$1" + letter + "$2")))
                && page.links().stream().filter(PageLink::isInText).count() < INDEX_LINKS_MIN;
    }

    /** Whether a shop made by Shopify shows the things of a collection that have a tag, or those of its home page. */
    private boolean isFilteredCollection(CrawledPage page) {
        var collection = COLLECTION.matcher(page.url().path());
        return collection.find()
                && (collection.group(1) == null || byPath.has(page.url().path().substring(0, collection.start(1))));
    }

    /** Whether the page has many links, and nearly all of its words are links. */
    private boolean hasMostlyLinks(CrawledPage page) {
        return page.links().stream().filter(PageLink::isInText).count() >= LINKS_MIN
                && WordCount.ofLinks(page.markdown()) > LINK_SHARE_MIN * pages.words(page);
    }

    /** Whether the page is one such as {@code /2024/} that shows little but that year's pages, by links or whole. */
    private boolean isListOfYear(CrawledPage page) {
        var segments = pages.segments(page);
        if (segments.isEmpty() || !DatedPaths.isYear(segments.getLast())) {
            return false;
        }
        var ofYear = page.links().stream()
                .filter(link -> link.isInText() && isOfYear(link, segments.getLast()))
                .toList();
        int words = ofYear.stream()
                .mapToInt(link -> WordCount.of(link.anchorText()))
                .sum();
        return words * 2 > pages.words(page) || (segments.size() == 1 && showsWhole(ofYear, page));
    }

    /** Whether the headings of a page are links to posts, whose texts it has too. */
    private static boolean showsWhole(List<PageLink> posts, CrawledPage page) {
        var headings = page.headings().stream().map(Page.Heading::text).collect(Collectors.toSet());
        return posts.stream()
                        .map(PageLink::anchorText)
                        .filter(headings::contains)
                        .distinct()
                        .count()
                >= WHOLE_POSTS_MIN;
    }

    /** Whether a page links to what an archive has for one month: {@code /archive/2026-11.html}. */
    private boolean isMonthOfArchive(CrawledPage page) {
        var segments = pages.segments(page);
        return segments.size() > 1
                && MONTH.matcher(String.join("/", segments)).find()
                && segments.stream().anyMatch(ARCHIVES::contains)
                && WordCount.ofLinks(page.markdown()) * LINKED_OF_MONTH >= pages.words(page);
    }

    /** Whether a page has the title of the one whose address it extends by the number of a part; not where all have that title. */
    private boolean isFurtherPart(CrawledPage page) {
        var path = page.url().path();
        var part = PART.matcher(path);
        var title = page.metadata().title();
        if (title.isBlank() || title.equals(pages.home().metadata().title())) {
            return false;
        }
        return (part.find()
                        && called(title, path.substring(0, part.start() + 1)).isPresent())
                || isNumbered(page, title);
    }

    private static String withoutPart(String title) {
        return PART_OF_TITLE.matcher(title).replaceFirst("").strip();
    }

    /** Returns the page at a path if it has that title, but for the number of the part. */
    private Optional<CrawledPage> called(String title, String path) {
        return byPath.at(path)
                .filter(page -> title.equals(page.metadata().title())
                        || withoutPart(title).equals(withoutPart(page.metadata().title())));
    }

    /** Whether the first part has the same title and heading and leads here by the number or a sign alone, or as to the next part. */
    private boolean isNumbered(CrawledPage page, String title) {
        var path = page.url().path();
        var number = NUMBER.matcher(path);
        if (!number.find()) {
            return false;
        }
        var ending = number.group(2) == null || number.group(2).equals("/") ? "" : number.group(2);
        var first = path.substring(0, number.start()) + ending;
        return called(title, first).stream()
                .filter(one -> one.metadata().heading().equals(page.metadata().heading()))
                .flatMap(one -> one.links().stream())
                .anyMatch(link -> link.target().equals(page.url())
                        && (link.region() == PageLink.Region.PAGINATION
                                || link.anchorText().equals(number.group(1))
                                || link.anchorText().chars().noneMatch(Character::isLetterOrDigit)));
    }

    /** Whether a page shows what takes place on one day, of which a calendar has one for each: {@code /calendar/2026-11-03}. */
    private boolean isDayOfCalendar(CrawledPage page) {
        var segments = pages.segments(page);
        return segments.size() > 1
                && segments.stream().anyMatch(EventPages.CALENDARS::contains)
                && DAY.matcher(String.join("/", segments)).find()
                && page.metadata().heading().filter(GeneratedLists::isDate).isPresent();
    }

    /** Whether a page shows a calendar that has a page of its own in another order or form: {@code /events/month}. */
    private boolean isViewOfCalendar(CrawledPage page) {
        var segments = pages.segments(page);
        if (segments.size() < 2
                || segments.stream().anyMatch(PROGRAMS::contains)
                || !VIEWS.contains(segments.getLast())
                || !EventPages.CALENDARS.contains(segments.get(segments.size() - 2))) {
            return false;
        }
        var path = page.url().path().replaceFirst("/$", "");
        return byPath.has(path.substring(0, path.lastIndexOf('/') + 1));
    }

    /** Whether a page of a place or an organiser says no more than which events there are. */
    private boolean isPlaceOfEvents(CrawledPage page) {
        var segments = pages.segments(page);
        if (segments.size() < 2 || !PLACES.contains(segments.get(segments.size() - 2))) {
            return false;
        }
        long events = pages.linkedInText(page).stream()
                .limit(EVENTS_MAX)
                .filter(url -> url.segments().stream().anyMatch(EventPages.EVENTS::contains))
                .count();
        return events > 0 && pages.words(page) <= WORDS_OF_EVENT * events;
    }

    private static boolean isDate(String heading) {
        return CalendarWords.areAll(Stream.of(heading.split(" "))
                .filter(word -> !EventPages.CALENDARS.contains(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" ")));
    }

    private boolean isOfYear(PageLink link, String year) {
        return pages.target(link)
                .filter(target -> pages.segments(target).contains(year))
                .isPresent();
    }
}
