package dev.incipit.generate.title;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.text.Counts;
import dev.incipit.text.Words;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the titles and headings of a site's pages share. What a quarter of the pages has belongs to the site, not to the page. */
final class SharedTitles {
    private static final int PAGES_MIN = 3;
    private static final int SHARE = 4;
    private static final int SUBJECT_WORDS = 3;
    private static final String COLON = ": ";

    /** Between a page and what holds it. */
    static final String BELOW = " > ";

    /** All titles but one in this many. */
    private static final int MOST = 4;

    private final Set<String> commonSegments;
    private final Set<String> commonHeadings;

    /** Headings with which three pages or more begin. */
    private final Set<String> repeatedFirst;

    /** The last parts of several titles, apart from the site's own, which name a part of the site. */
    private final Set<String> repeatedEnds;

    /** Titles that several pages have, with all their parts. */
    private final Set<String> repeated;

    /** Parts that may name the site, the most frequent first. */
    private final List<String> siteSegments;

    private final Set<String> ofHomesTitle;

    /** The home page's title if it has several parts, as "Acme – 2.0". */
    private final Optional<String> homesTitle;

    /** Whether the home page's title is its heading too, and words of the titles of many pages. */
    private final boolean homeNamesOthers;

    /** What stands before a colon at the beginning of nearly all titles. */
    private final Optional<String> beforeColon;

    /** What stands behind the last colon of nearly all titles. */
    private final Optional<String> afterColon;

    /** Reads the titles of a site, whose home page comes first. */
    SharedTitles(List<CrawledPage> pages) {
        var titles = pages.stream().map(page -> quotable(page.page())).toList();
        var parts = titles.stream().map(TitleParts::of).toList();
        var spelled = new LinkedHashMap<String, String>();
        parts.forEach(some -> some.forEach(part -> spelled.putIfAbsent(TextKey.of(part), part)));
        var beside = parts.stream()
                .filter(some -> some.size() > 1)
                .flatMap(SharedTitles::keys)
                .collect(Collectors.toSet());
        ofHomesTitle = keys(parts.getFirst()).collect(Collectors.toSet());
        homesTitle = Optional.of(titles.getFirst()).filter(_ -> parts.getFirst().size() > 1);
        beforeColon = atColon(titles, SharedTitles::before);
        afterColon = atColon(titles, SharedTitles::after);
        int share = Math.max(PAGES_MIN, (pages.size() + SHARE - 1) / SHARE);
        var segments = Counts.of(parts.stream().flatMap(some -> keys(some).distinct()));
        commonSegments = Counts.atLeast(share, segments);
        homeNamesOthers = namesOthers(pages.getFirst().page(), titles, share);
        commonHeadings = Counts.atLeast(
                share,
                Counts.of(pages.stream()
                        .flatMap(page -> page.metadata().heading().stream())
                        .map(TextKey::of)));
        repeatedFirst = Counts.atLeast(
                PAGES_MIN,
                Counts.of(pages.stream()
                        .flatMap(page -> page.page().headings().stream().limit(1))
                        .map(heading -> TextKey.of(heading.text()))));
        repeated = Counts.atLeast(PAGES_MIN, Counts.of(titles.stream().map(TextKey::of)));
        repeatedEnds = Counts.atLeast(
                PAGES_MIN,
                Counts.of(titles.stream()
                        .flatMap(title -> end(title, TitleParts.of(title)).stream())
                        .map(TextKey::of)));
        // Of two that all titles have, the first is the site's and the second that of what it belongs to.
        siteSegments = spelled.keySet().stream()
                .filter(segment ->
                        commonSegments.contains(segment) && TitleParts.hasLetter(segment) && !HomeWords.are(segment))
                .filter(segment -> ofHomesTitle.contains(segment) || beside.contains(segment))
                .sorted(Comparator.<String, Integer>comparing(segments::get).reversed())
                .map(spelled::get)
                .toList();
    }

    private static boolean namesOthers(Page home, List<String> titles, int share) {
        var name = TextKey.of(titles.getFirst());
        return TitleParts.hasLetter(name)
                && !HomeWords.are(name)
                && home.metadata()
                        .heading()
                        .map(TextKey::of)
                        .filter(name::equals)
                        .isPresent()
                && titles.stream()
                                .filter(title -> (" " + TextKey.of(title) + " ").contains(" " + name + " "))
                                .limit(share)
                                .count()
                        == share;
    }

    /** Returns what nearly all titles have on one side of a colon. */
    private static Optional<String> atColon(List<String> titles, UnaryOperator<String> side) {
        var counts =
                Counts.of(titles.stream().filter(title -> title.contains(COLON)).map(side));
        return counts.entrySet().stream()
                .filter(count ->
                        count.getValue() >= PAGES_MIN && count.getValue() * MOST > (long) titles.size() * (MOST - 1))
                .map(Map.Entry::getKey)
                .filter(TitleParts::hasLetter)
                .findFirst();
    }

    private static String before(String title) {
        return title.substring(0, title.indexOf(COLON)).strip();
    }

    private static String after(String title) {
        return title.substring(title.lastIndexOf(COLON) + COLON.length()).strip();
    }

    private static Stream<String> keys(List<String> parts) {
        return parts.stream().map(TextKey::of);
    }

    /** Returns a page's title; empty if it may not be quoted, since no part of it may then be used either. */
    static String quotable(Page page) {
        var title = page.metadata().title();
        return new Quotable(page).is(TitleParts.oneLine(title)) ? title : "";
    }

    /** Whether so many pages have this heading that it names none of them. */
    boolean isHeading(String text) {
        return commonHeadings.contains(TextKey.of(text));
    }

    /** Whether three pages or more begin with this heading. */
    boolean isFirstOfSeveral(String heading) {
        return repeatedFirst.contains(TextKey.of(heading));
    }

    /** Whether the home page's title has this part. */
    boolean isOfHome(String part) {
        return ofHomesTitle.contains(TextKey.of(part));
    }

    /** Returns a title without the site's parts, or the whole title if none of its parts is the site's; empty if others have it. */
    Optional<String> own(String title) {
        if (repeated.contains(TextKey.of(title))) {
            return Optional.empty();
        }
        var parts = TitleParts.of(title);
        var rest = withoutSite(parts);
        boolean repeatsEnd = end(title, parts)
                .filter(end -> repeatedEnds.contains(TextKey.of(end)))
                .isPresent();
        var own = repeatsEnd ? rest.subList(0, rest.size() - 1) : rest;
        return own.isEmpty()
                ? Optional.empty()
                : Optional.of(withoutColons(
                        own.size() > 1 && own.size() == parts.size() ? title.strip() : stretch(title, own)));
    }

    /** Returns adjacent parts as the title has them, others joined. */
    private static String stretch(String title, List<String> parts) {
        int from = title.indexOf(parts.getFirst());
        int to = title.indexOf(parts.getLast(), Math.max(0, from))
                + parts.getLast().length();
        boolean adjacent = from >= 0
                && to > from
                && to <= title.length()
                && TitleParts.of(title.substring(from, to)).equals(parts);
        return adjacent ? title.substring(from, to) : String.join(" – ", parts);
    }

    /** Returns the last of several parts; without the site's where an arrow says that it holds the page, or the home page has it. */
    private Optional<String> end(String title, List<String> parts) {
        return Optional.of(withoutSite(parts))
                .filter(rest -> rest.size() > 1)
                .map(List::getLast)
                .filter(last -> last.equals(parts.getLast()) || title.contains(BELOW) || isOfHome(last));
    }

    boolean isOfSite(String part) {
        return commonSegments.contains(TextKey.of(part));
    }

    /** Whether the home page's title has this part and it is no mere word of what the site offers: "Roses | Tulips | Fern Lane". */
    private boolean isSubjectOfHome(String part) {
        return isOfHome(part) && (isOfSite(part) || Words.count(part) >= SUBJECT_WORDS);
    }

    /** Returns a heading without the site's part in parentheses at its end, or with a version behind the page's own title. */
    String withoutSiteAtEnd(String heading, Optional<String> own) {
        var parts = TitleParts.of(heading);
        int open = TitleParts.openingOfLast(heading);
        if (open > 0 && heading.endsWith(")") && parts.size() > 1 && isOfSite(parts.getLast())) {
            return heading.substring(0, open).strip();
        }
        return own.filter(title -> heading.length() > title.length()
                        && heading.startsWith(title + " ")
                        && isOfSite(heading.substring(title.length()))
                        && heading.substring(title.length()).chars().anyMatch(Character::isDigit))
                .orElse(heading);
    }

    private List<String> withoutSite(List<String> parts) {
        return parts.stream().filter(part -> !isOfSite(part)).toList();
    }

    /**
     * Returns a title or heading without what nearly all titles, or the home page's, have before their first colon, and without what
     * nearly all have behind their last.
     */
    String withoutColons(String title) {
        boolean first = title.contains(COLON)
                && (isSubjectOfHome(before(title))
                        || homesTitle.filter(before(title)::equals).isPresent()
                        || beforeColon.filter(before(title)::equals).isPresent());
        var rest = first
                ? Titles.capitalised(
                        title.substring(title.indexOf(COLON) + COLON.length()).strip())
                : title;
        boolean last = rest.lastIndexOf(COLON) > 0
                && afterColon.filter(after(rest)::equals).isPresent();
        return last ? rest.substring(0, rest.lastIndexOf(COLON)).strip() : rest;
    }

    /**
     * Returns the part of many titles that is also in the domain or the text of the logo; others are slogans or name parts of the
     * site, or what it belongs to.
     */
    Optional<String> siteName(String domain, Optional<String> logo) {
        var letters = TextKey.letters(domain);
        return beforeColon
                .or(() -> afterColon)
                .or(() -> siteSegments.stream()
                        .filter(segment -> TitleParts.isIn(letters, segment))
                        .findFirst())
                .or(() -> logo.filter(text -> commonSegments.contains(TextKey.of(text))))
                .or(() -> siteSegments.stream().filter(this::isOfHome).findFirst())
                // The tool that made a manual has its name in each title but the front page's.
                .or(() -> homeNamesOthers
                                || ofHomesTitle.stream()
                                        .anyMatch(part -> !HomeWords.are(part) && TitleParts.isIn(letters, part))
                        ? Optional.empty()
                        : siteSegments.stream()
                                .filter(segment -> !isLongerName(segment))
                                .findFirst());
    }

    /** Whether a name extends one that the home page has, as "Larkspur Help" extends "Larkspur". */
    private boolean isLongerName(String segment) {
        var key = TextKey.of(segment);
        return ofHomesTitle.stream().anyMatch(part -> !part.isEmpty() && key.startsWith(part + " "));
    }
}
