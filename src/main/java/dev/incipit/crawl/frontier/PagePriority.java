package dev.incipit.crawl.frontier;

import dev.incipit.text.PageWords;
import dev.incipit.text.WikiNamespaces;
import dev.incipit.url.PathLanguage;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Ranks a site's URLs for crawling, as a cost: low for pages in the menu, near the root, often linked, and documentation before
 * news; high for archives, old versions, other languages and login or search pages. Reads the URL, never the page.
 */
final class PagePriority {
    /** These and the costs below are chosen, not measured: {@code PagePriorityTest} holds the order that they produce. */
    private static final int PER_SEGMENT = 6;

    /** Of the number before a link's text: 6.2.1 has two below its chapter. */
    static final int PER_LEVEL = 14;

    private static final int SEGMENTS_COUNTED_MAX = 8;
    private static final int PER_DOUBLING = 4;
    private static final int DOUBLINGS_COUNTED_MAX = 5;
    private static final int SITEMAP_SPAN = 20;
    private static final double SITEMAP_MIDDLE = 0.5;

    /** What a thing for sale costs more when many of its folder are taken: the hundredth waits for the first post. */
    static final int CROWDED = 40;

    private static final int DOCUMENTATION = -15;
    private static final int NEWS = 20;
    private static final int QUERY = 25;
    private static final int OLD_VERSION = 100;
    private static final int OTHER_LANGUAGE = 120;
    private static final int ARCHIVE = 150;

    private static final int FUNCTION = 300;

    private static final Set<PageWords> DOCUMENTATION_ROWS = EnumSet.of(
            PageWords.START,
            PageWords.MANUAL,
            PageWords.HELP,
            PageWords.KNOWLEDGE,
            PageWords.REFERENCE,
            PageWords.SPECIFICATION);

    private static final Set<PageWords> NEWS_ROWS =
            EnumSet.of(PageWords.NEWS, PageWords.EVENTS, PageWords.PIECES, PageWords.RELEASES, PageWords.PRESS);

    /** Words too weak to assign a page to a section of the index, but good enough to crawl it earlier or later. */
    private static final Set<String> DOCUMENTATION_HINTS = Set.of("usage", "overview", "started");

    private static final Set<String> NEWS_HINTS = Set.of("updates", "history");
    private static final Set<String> ARCHIVE_HINTS = Set.of("label", "labels", "topic");
    /** What forums list of a person: {@code /user/ann/followers}. */
    private static final Set<String> PEOPLE = Set.of("user", "users", "u", "member", "members", "profile");

    private static final Set<String> OF_PERSON =
            Set.of("followers", "following", "best", "watched", "upvoted", "downvoted", "bookmarks");

    private static final Set<String> PERSONS = Set.of("uid", "user", "users", "member", "members");

    /** {@code /topic/12/a-title}, {@code /topic/12-a-title}. */
    private static final Pattern NUMBERED = Pattern.compile("\\d{1,9}(?:[-.].{0,200})?");

    /** Manuals call a part so, and blogs their lists, which are no files. */
    private static final Set<String> PARTS = Set.of("topics");

    /** The menu of an mdBook, which its pages show in a frame. */
    private static final String FRAMED_CONTENTS = "toc.html";

    private static final Set<String> FUNCTION_HINTS =
            Set.of("edit", "printable", "subscribe", "cgi-bin", "cdn-cgi", "wp-json", "-modules");

    private static final Pattern VERSION =
            Pattern.compile("v?\\d{1,4}(?:\\.(?:\\d{1,4}|x)){1,3}(?:[-.]?[a-z]\\w*)?|v\\d{1,4}");

    /** Lists and sources that Doxygen makes beside the pages that explain; no index lists them. */
    private static final Pattern OF_DOXYGEN = Pattern.compile(
            "(?:class|struct|union|interface)\\w{1,200}-members\\.html"
                    + "|\\w{1,200}_8(?:md\\.html|[a-z]{1,9}_source\\.html)|dir_[0-9a-f]{32}\\.html"
                    + "|(?:functions|globals|namespacemembers)(?:_\\w{1,10})?\\.html|graph_legend\\.html|inherits\\.html");

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
    private static final Pattern DATE = Pattern.compile("(?:19|20)\\d\\d-[01]?\\d(?:-[0-3]?\\d)?|(?:19|20)\\d{6}");
    private static final Set<String> CALENDAR_FOLDERS = Set.of("day", "week", "month", "date", "year");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final List<String> UNWANTED_VERSION_NAMES =
            List.of("next", "nightly", "dev", "canary", "unreleased", "master", "main-version", "legacy", "old");

    private final boolean manual;
    private final int homeSegments;
    private final Optional<String> homeLanguage;

    /** Ranks URLs of one site; what the path of its home URL contains does not count. */
    PagePriority(SiteScope scope) {
        var home = segments(scope.home());
        homeSegments = scope.depth();
        manual = PageWords.ofManual(scope.home().host())
                || home.stream().limit(homeSegments).anyMatch(PagePriority::isManual);
        homeLanguage = home.stream()
                .limit(1)
                .flatMap(first -> PathLanguage.of(first).stream())
                .findFirst();
    }

    /** The cost of a candidate, from its source, its kind and how often it was mentioned. */
    static int cost(int sourceCost, int kindCost, int mentions, Optional<Double> sitemapPriority) {
        int doublings = Math.min(DOUBLINGS_COUNTED_MAX, 31 - Integer.numberOfLeadingZeros(Math.max(1, mentions)));
        int said = (int) ((SITEMAP_MIDDLE - sitemapPriority.orElse(SITEMAP_MIDDLE)) * SITEMAP_SPAN);
        return sourceCost + kindCost - PER_DOUBLING * doublings + said;
    }

    private static boolean isManual(String segment) {
        var word = PageWords.plain(segment);
        return PageWords.ofName(word).filter(DOCUMENTATION_ROWS::contains).isPresent()
                || DOCUMENTATION_HINTS.contains(word);
    }

    private static boolean isUtility(String segment) {
        return !segment.equals(FRAMED_CONTENTS)
                && PageWords.ofName(segment).filter(PageWords.UTILITY::equals).isPresent();
    }

    /** Whether the URL is that of a function, such as a cart or a login, and not of a page of a manual about one. */
    boolean isFunction(WebUrl url) {
        if (url.segments().stream().anyMatch(WikiNamespaces::isAside)) {
            return true;
        }
        var segments = segments(url);
        for (var segment : segments.subList(Math.min(homeSegments, segments.size()), segments.size())) {
            var word = PageWords.plain(segment);
            if (manual || isManual(segment)) {
                return false;
            }
            if (isUtility(segment) || FUNCTION_HINTS.contains(word)) {
                return true;
            }
        }
        return false;
    }

    /** The cost of a URL where only few can be requested: by itself only what keeps it from being wanted at all. */
    int sparingCost(WebUrl url) {
        int cost = kindCost(url);
        return cost >= OLD_VERSION ? cost : 0;
    }

    /** The cost that the URL itself implies. */
    int kindCost(WebUrl url) {
        var segments = segments(url);
        var below = segments.subList(Math.min(homeSegments, segments.size()), segments.size());
        int cost = PER_SEGMENT * Math.min(below.size(), SEGMENTS_COUNTED_MAX);
        cost += url.query().isPresent() ? QUERY : 0;
        cost += versionCost(below) + languageCost(segments);
        return cost + wordsCost(below);
    }

    private int wordsCost(List<String> below) {
        int cost = 0;
        boolean documentation = manual;
        boolean news = false;
        for (int i = 0; i < below.size(); i++) {
            var word = PageWords.plain(below.get(i));
            var row = PageWords.ofName(word).orElse(null);
            if (!documentation && isListOfPerson(below, i)) {
                return FUNCTION;
            }
            // A manual may be about logging in.
            if (FUNCTION_HINTS.contains(word)
                    || (isUtility(below.get(i)) && !(documentation && PageWords.isSubject(word)))) {
                return FUNCTION;
            }
            boolean list = row == PageWords.LISTING && !(PARTS.contains(word) && (documentation || isFile(below)));
            if (list || isArchive(below, i) || isPageNumber(below, i)) {
                cost = ARCHIVE;
            }
            documentation |= DOCUMENTATION_ROWS.contains(row) || DOCUMENTATION_HINTS.contains(word);
            // A help centre's articles are not news.
            news |= (NEWS_ROWS.contains(row) && !(documentation && row == PageWords.PIECES))
                    || NEWS_HINTS.contains(word)
                    || YEAR.matcher(word).matches();
        }
        if (endsInDate(below) || isOfCalendar(below) || isOfDoxygen(below)) {
            cost = ARCHIVE;
        }
        return cost + (news ? NEWS : documentation ? DOCUMENTATION : 0);
    }

    private static boolean isListOfPerson(List<String> below, int i) {
        return i + 2 < below.size()
                && PEOPLE.contains(PageWords.plain(below.get(i)))
                && OF_PERSON.contains(below.get(i + 2));
    }

    /** Whether the segment names a list; a topic with a number is a discussion. */
    private static boolean isArchive(List<String> below, int i) {
        var word = PageWords.plain(below.get(i));
        var next = i + 1 < below.size() ? below.get(i + 1) : "";
        return PERSONS.contains(word)
                ? NUMBER.matcher(next).matches()
                : ARCHIVE_HINTS.contains(word) && !NUMBERED.matcher(next).matches();
    }

    private static boolean isFile(List<String> below) {
        return below.getLast().endsWith(".html");
    }

    /** Whether the segment is {@code page} and a number follows, as in {@code /page/2}. */
    private static boolean isPageNumber(List<String> below, int i) {
        return below.get(i).equals("page")
                && i + 1 < below.size()
                && NUMBER.matcher(below.get(i + 1)).matches();
    }

    /** {@code /2024}, {@code /2024/05}: a list of that period's posts. */
    private static boolean endsInDate(List<String> below) {
        return !below.isEmpty()
                && NUMBER.matcher(below.getLast()).matches()
                && below.stream().anyMatch(segment -> YEAR.matcher(segment).matches());
    }

    private static boolean isOfDoxygen(List<String> below) {
        return !below.isEmpty() && OF_DOXYGEN.matcher(below.getLast()).matches();
    }

    /** {@code /events/2024-05-01}, {@code /calendar/day/2024-05-01}: a list of that day's events. */
    private static boolean isOfCalendar(List<String> below) {
        if (below.size() < 2 || !DATE.matcher(below.getLast()).matches()) {
            return false;
        }
        var folder = below.get(below.size() - 2);
        return CALENDAR_FOLDERS.contains(folder)
                || PageWords.ofName(PageWords.plain(folder))
                        .filter(PageWords.EVENTS::equals)
                        .isPresent();
    }

    private int versionCost(List<String> below) {
        // A version identifies a whole manual only near the root; deeper down it is the page of a release.
        for (var segment : below.subList(0, Math.min(2, below.size()))) {
            boolean folder = !segment.equals(below.getLast()) || below.size() == 1;
            if (folder && (VERSION.matcher(segment).matches() || UNWANTED_VERSION_NAMES.contains(segment))) {
                return OLD_VERSION;
            }
        }
        return 0;
    }

    private int languageCost(List<String> segments) {
        var language = segments.stream()
                .skip(Math.max(0, homeSegments - 1))
                .limit(2)
                .flatMap(s -> PathLanguage.of(s).stream())
                .findFirst();
        return language.isPresent() && !language.equals(homeLanguage) && !isEnglishDefault(language.get())
                ? OTHER_LANGUAGE
                : 0;
    }

    private boolean isEnglishDefault(String language) {
        return homeLanguage.isEmpty() && language.equals("en");
    }

    private static List<String> segments(WebUrl url) {
        return Stream.of(url.path().toLowerCase(Locale.ROOT).split("/"))
                .filter(segment -> !segment.isEmpty())
                .toList();
    }
}
