package dev.incipit.generate.title;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names pages: by their own heading, or by their title without what the site adds to every title. What occurs on a quarter of
 * the pages belongs to the site, not to the page.
 */
public final class Titles {
    static final int CHARACTERS_MAX = 100;

    private static final Pattern SLUG = Pattern.compile("[a-z][a-z0-9_-]*");

    private static final int COMMON_PAGES_MIN = 3;
    private static final int COMMON_SHARE = 4;

    private final Set<String> commonSegments;
    private final Set<String> commonHeadings;

    /** The last parts of several titles, which name a part of the site. */
    private final Set<String> repeatedEnds;

    private final List<String> siteSegments;
    private final Set<String> ofHomesTitle;
    private final WebUrl home;
    private final Optional<String> homeLinks;
    private final String site;
    private final Map<WebUrl, Optional<String>> known = new HashMap<>();

    /** Reads the titles of a site, whose home page comes first. */
    public Titles(List<CrawledPage> pages) {
        this.home = pages.getFirst().url();
        var segments = new HashMap<String, Integer>();
        var headings = new HashMap<String, Integer>();
        var spelled = new HashMap<String, String>();
        var ends = new HashMap<String, Integer>();
        var beside = new HashSet<String>();
        for (var page : pages) {
            var metadata = page.page().metadata();
            var own = new HashSet<String>();
            var parts = TitleParts.of(quotableTitle(page.page()));
            if (parts.size() > 1) {
                ends.merge(TextKey.of(parts.getLast()), 1, Integer::sum);
                parts.forEach(part -> beside.add(TextKey.of(part)));
            }
            for (var segment : parts) {
                own.add(TextKey.of(segment));
                spelled.putIfAbsent(TextKey.of(segment), segment);
            }
            own.forEach(segment -> segments.merge(segment, 1, Integer::sum));
            metadata.heading().ifPresent(heading -> headings.merge(TextKey.of(heading), 1, Integer::sum));
        }
        homeLinks = HomeLinks.name(pages, home, text -> !HomeWords.are(text));
        ofHomesTitle = TitleParts.of(quotableTitle(pages.getFirst().page())).stream()
                .map(TextKey::of)
                .collect(Collectors.toSet());
        int share = Math.max(COMMON_PAGES_MIN, (pages.size() + COMMON_SHARE - 1) / COMMON_SHARE);
        commonSegments = countedAtLeast(share, segments);
        commonHeadings = countedAtLeast(share, headings);
        repeatedEnds = countedAtLeast(COMMON_PAGES_MIN, ends);
        siteSegments = commonSegments.stream()
                .filter(segment -> TitleParts.hasLetter(segment) && !HomeWords.are(segment))
                .filter(segment -> ofHomesTitle.contains(segment) || beside.contains(segment))
                .sorted(Comparator.<String, Integer>comparing(segments::get)
                        .thenComparing(Comparator.naturalOrder())
                        .reversed())
                .map(spelled::get)
                .toList();
        site = siteName(pages.getFirst().page(), home.host());
    }

    /** Returns the part of many titles that is also in the domain; others are slogans or name parts of the site. */
    private Optional<String> siteSegment(String domain) {
        var letters = TextKey.letters(domain);
        return siteSegments.stream()
                .filter(segment -> isIn(letters, segment))
                .findFirst()
                .or(() -> siteSegments.stream()
                        .filter(segment -> ofHomesTitle.contains(TextKey.of(segment)))
                        .findFirst())
                .or(() -> siteSegments.stream()
                        .filter(segment -> !isLongerName(segment))
                        .findFirst());
    }

    /** Whether a name extends one that the home page has, as "Larkspur Help" extends "Larkspur". */
    private boolean isLongerName(String segment) {
        var key = TextKey.of(segment);
        return ofHomesTitle.stream().anyMatch(part -> !part.isEmpty() && key.startsWith(part + " "));
    }

    private static boolean isIn(String domainLetters, String segment) {
        return TextKey.letters(segment).length() > 2 && domainLetters.contains(TextKey.letters(segment));
    }

    /** Returns the home page's name: from its heading or title, else the site's name; never "Home". */
    private String ofHome(Page home, String siteName) {
        var quotable = new Quotable(home);
        var metadata = home.metadata();
        var title = quotableTitle(home);
        // "Home | Acme": with too few pages to recognise the site's part of a title, all of it would be the page's.
        var telling =
                TitleParts.of(title).stream().noneMatch(HomeWords::are) ? ownTitle(title) : Optional.<String>empty();
        // A heading without the site's name is a slogan, or the name of what the page shows first.
        return Stream.concat(metadata.heading().stream(), telling.stream())
                .filter(name -> HeadingMatch.namesSite(name, siteName))
                .filter(name -> !name.isBlank() && name.indexOf('<') < 0 && !HomeWords.are(name))
                .map(name -> oneLine(TitleParts.parted(name, siteName)))
                .filter(quotable::is)
                .findFirst()
                .orElse(siteName);
    }

    /**
     * Returns the page's own name, in one line of at most {@link #CHARACTERS_MAX} characters. A heading that gives orders to a
     * model is not used (hostile row 27).
     */
    public String of(Page page) {
        return name(page).orElseGet(() -> page.url().host());
    }

    /** Whether anything on the page can serve as its name. */
    public boolean names(Page page) {
        return name(page).isPresent();
    }

    private Optional<String> name(Page page) {
        var name = known.get(page.url());
        if (name == null) {
            name = page.url().equals(home)
                    ? Optional.of(ofHome(page, siteName(page, page.url().host())))
                    : named(page).map(own -> TitleParts.withoutSite(own, site));
            known.put(page.url(), name);
        }
        return name;
    }

    private Optional<String> named(Page page) {
        var quotable = new Quotable(page);
        var metadata = page.metadata();
        var title = ownTitle(quotableTitle(page)).map(Titles::oneLine).filter(quotable::is);
        var heading = metadata.heading().map(Titles::oneLine).filter(text -> !text.isEmpty() && quotable.is(text));
        return heading.filter(text -> !commonHeadings.contains(TextKey.of(text)))
                .filter(text -> title.isEmpty()
                        || !HeadingMatch.isOneOfSeveral(page)
                        || HeadingMatch.holds(text, TitleParts.of(title.get())))
                .filter(text ->
                        title.isEmpty() || (HeadingMatch.shareAWord(text, title.get()) && text.indexOf('<') < 0))
                .map(text -> title.filter(
                                other -> HeadingMatch.isRunTogether(text, other) || HeadingMatch.isMarked(text, other))
                        .orElse(text))
                .or(() -> title.filter(text -> isSlug(text, page)).flatMap(slug -> spelledOut(slug, page)))
                .or(() -> title)
                .or(() -> partTitle(page).filter(quotable::is))
                .or(() -> heading.flatMap(_ -> loneSubheading(page)).filter(quotable::is))
                .or(() -> heading)
                .or(() -> Stream.concat(
                                page.headings().stream().map(Page.Heading::text),
                                Stream.of(metadata.title(), fromPath(page)))
                        .map(Titles::oneLine)
                        .filter(text -> !text.isEmpty() && quotable.is(text))
                        .findFirst());
    }

    /** Returns the title of a page that heads a part of the site; the part's other pages append it to their own titles. */
    private Optional<String> partTitle(Page page) {
        var segments = TitleParts.of(quotableTitle(page));
        return Optional.of(segments)
                .filter(some -> some.stream().map(TextKey::of).distinct().count() == 1)
                .map(some -> oneLine(some.getFirst()))
                .filter(text -> !ofHomesTitle.contains(TextKey.of(text)));
    }

    /** Returns the only second-level heading, which names the page if the site's name is the heading of every page. */
    private Optional<String> loneSubheading(Page page) {
        var below = page.headings().stream()
                .filter(heading -> heading.level() == 2)
                .map(heading -> oneLine(heading.text()))
                .limit(2)
                .toList();
        return Optional.of(below).filter(some -> some.size() == 1).map(List::getFirst);
    }

    /** Whether a title repeats the page's address, as generators make it if nobody wrote one. */
    private static boolean isSlug(String title, Page page) {
        return SLUG.matcher(title).matches()
                && !page.url().segments().isEmpty()
                && page.url().segments().getLast().startsWith(title);
    }

    /** Returns the page's first heading, if it contains the words of the slug. */
    private Optional<String> spelledOut(String slug, Page page) {
        return page.headings().stream()
                .map(heading -> oneLine(heading.text()))
                .findFirst()
                .filter(text -> List.of(TextKey.of(text).split(" "))
                        .containsAll(List.of(TextKey.of(slug).split(" "))))
                .filter(text -> !commonHeadings.contains(TextKey.of(text)) && new Quotable(page).is(text));
    }

    /** Returns the site's name: from its metadata, else from what its titles share, else from its home page. */
    public String siteName(Page home, String domain) {
        var quotable = new Quotable(home);
        return home.metadata()
                .siteName()
                .filter(name -> !name.isBlank() && name.length() <= CHARACTERS_MAX && !HomeWords.are(name))
                .filter(quotable::is)
                .or(() -> siteSegment(domain).filter(quotable::is))
                .or(() -> namingSegment(quotableTitle(home), domain).filter(quotable::is))
                .or(() -> homeLinks.filter(quotable::is))
                .or(() -> home.metadata().heading().filter(heading -> !heading.isBlank() && !HomeWords.are(heading)))
                .map(Titles::oneLine)
                .filter(quotable::is)
                .map(TitleParts::withoutVersion)
                .orElse(domain);
    }

    /** Returns the title without the site's parts, or the whole title if none of its parts is the site's. */
    private Optional<String> ownTitle(String title) {
        var parts = TitleParts.of(title);
        boolean repeatsEnd = parts.size() > 1 && repeatedEnds.contains(TextKey.of(parts.getLast()));
        var own = parts.subList(0, parts.size() - (repeatsEnd ? 1 : 0)).stream()
                .filter(segment -> !commonSegments.contains(TextKey.of(segment)))
                .toList();
        return own.isEmpty()
                ? Optional.empty()
                : Optional.of(own.size() == parts.size() ? title.strip() : String.join(" – ", own));
    }

    /** Returns the part of a title that is in the domain, else the shortest part; the others are slogans. */
    private static Optional<String> namingSegment(String title, String domain) {
        var letters = TextKey.letters(domain);
        return TitleParts.of(title).stream()
                .filter(segment -> segment.length() > 1 && TitleParts.hasLetter(segment) && !HomeWords.are(segment))
                .min(Comparator.<String, Boolean>comparing(segment -> !isIn(letters, segment))
                        .thenComparingInt(String::length));
    }

    private static Set<String> countedAtLeast(int least, Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= least)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** Returns the title; empty if it may not be quoted, since no part of it may then be used either. */
    private static String quotableTitle(Page page) {
        var title = page.metadata().title();
        return new Quotable(page).is(oneLine(title)) ? title : "";
    }

    private static String fromPath(Page page) {
        var segments = page.url().segments();
        return segments.isEmpty()
                ? page.url().host()
                : oneLine(segments.getLast().replaceAll("\\.[a-z]{2,5}$", "").replaceAll("[-_]+", " "));
    }

    private static String oneLine(String text) {
        var line = text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        if (line.codePointCount(0, line.length()) <= CHARACTERS_MAX) {
            return line;
        }
        var cut = line.substring(0, line.offsetByCodePoints(0, CHARACTERS_MAX - 1));
        var word = cut.lastIndexOf(' ');
        return (word > CHARACTERS_MAX / 2 ? cut.substring(0, word) : cut) + "…";
    }
}
