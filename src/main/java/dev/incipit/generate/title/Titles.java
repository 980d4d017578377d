package dev.incipit.generate.title;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names pages, by their own heading, or by their title without what the site adds to every title; and names the site. */
public final class Titles {
    private static final Pattern SECTION = Pattern.compile("\\p{L}{1,12} ((?:\\p{Lu}|\\d{1,3})(?:\\.\\d{1,3}){0,4})");

    /** What stands above the list of a text's parts. */
    private static final Pattern CONTENTS = Pattern.compile(
            "(?iu)(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|[íi]ndice|sommario|sumário|inhoud(?:sopgave)?|spis treści|目次)\\s?:?");

    private static final int MENUS_MAX = 50;
    private static final Pattern SLUG = Pattern.compile("[a-z][a-z0-9_-]*");

    /** What DokuWiki calls a page in its title: {@code access:parking}. */
    private static final Pattern WIKI_ID = Pattern.compile("[\\p{Ll}\\d_.-]{1,80}(?::[\\p{Ll}\\d_.-]{1,80}){1,8}");

    private final WebUrl home;
    private final SharedTitles shared;
    private final Optional<String> homeLinks;
    private final String site;
    private final Map<WebUrl, Optional<String>> known = new HashMap<>();

    /** What the menus call each page: those of the home page, or else of the first page that leads there. */
    private final Map<WebUrl, String> inMenus = new HashMap<>();

    /** Reads the titles of a site, whose home page comes first and whose links lead to the pages' own addresses. */
    public Titles(List<CrawledPage> pages) {
        this(pages, address -> address);
    }

    /**
     * Reads the titles of a site, whose home page comes first.
     *
     * @param listed the page's own address for the one of a link
     */
    public Titles(List<CrawledPage> pages, UnaryOperator<WebUrl> listed) {
        home = pages.getFirst().url();
        shared = new SharedTitles(pages);
        pages.stream()
                .limit(MENUS_MAX)
                .forEach(page -> menu(page).forEach((target, name) -> inMenus.putIfAbsent(listed.apply(target), name)));
        homeLinks = HomeLinks.name(pages, home, text -> !HomeWords.are(text));
        site = siteName(pages.getFirst().page(), home.host());
    }

    /** Returns the home page's name: from its heading or title, else the site's name; never "Home". */
    private String ofHome(Page home, String siteName) {
        var quotable = new Quotable(home);
        var metadata = home.metadata();
        var title = SharedTitles.quotable(home);
        // "Home | Acme": with too few pages to recognise the site's part of a title, all of it would be the page's.
        var telling = TitleParts.of(title).stream().noneMatch(part -> HomeWords.are(part) || isSame(part, siteName))
                ? shared.own(title)
                : Optional.<String>empty();
        // A heading without the site's name is a slogan, or the name of what the page shows first.
        return Stream.concat(metadata.heading().stream(), telling.stream())
                .filter(name -> HeadingMatch.namesSite(name, siteName))
                .filter(name -> !name.isBlank() && name.indexOf('<') < 0 && !HomeWords.are(name))
                .map(name -> TitleParts.of(name).stream()
                        .filter(part -> HeadingMatch.namesSite(part, siteName))
                        .findFirst()
                        .orElse(name))
                .map(name -> TitleParts.oneLine(TitleParts.parted(name, siteName)))
                .filter(quotable::is)
                .findFirst()
                .orElse(siteName);
    }

    private static boolean isSame(String one, String other) {
        return TextKey.of(one).equals(TextKey.of(other));
    }

    /** Returns the page's own name, in one line. A heading that gives orders to a model is not used (hostile row 27). */
    public String of(CrawledPage page) {
        return of(page.page());
    }

    String of(Page page) {
        return name(page).orElseGet(() -> page.url().host());
    }

    /** Returns a name with a capital. One of a single word, or with a capital within the first, may be that of a thing in code. */
    public static String capitalised(String name) {
        int first = name.indexOf(' ');
        boolean plain = first > 0 && name.substring(0, first).chars().allMatch(Character::isLowerCase);
        return plain ? Character.toUpperCase(name.charAt(0)) + name.substring(1) : name;
    }

    /** Whether anything on the page can serve as its name. */
    public boolean names(CrawledPage page) {
        return name(page.page()).isPresent();
    }

    private Optional<String> name(Page page) {
        return known.computeIfAbsent(
                page.url(),
                url -> url.equals(home)
                        ? Optional.of(ofHome(page, siteName(page, url.host())))
                        : named(page).map(own -> TitleParts.codeName(TitleParts.withoutSite(own, site), page.url())));
    }

    private Optional<String> named(Page page) {
        var quotable = new Quotable(page);
        var metadata = page.metadata();
        var title = shared.own(SharedTitles.quotable(page))
                .map(TitleParts::oneLine)
                .filter(text -> quotable.is(text) && !DefaultNames.sayNothing(text));
        var heading = metadata.heading()
                .map(text -> shared.withoutSiteAtEnd(text, title))
                .map(shared::withoutColons)
                .map(TitleParts::oneLine)
                .filter(text -> !text.isEmpty()
                        && quotable.is(text)
                        && !HeadingMatch.counts(text)
                        && !DefaultNames.sayNothing(text)
                        && (title.isPresent() || !CONTENTS.matcher(text).matches()));
        return heading.filter(text -> !shared.isHeading(text) && !isBeginningOfTitle(text, metadata.title()))
                .filter(text -> !HeadingMatch.isOneOfSeveral(page)
                        || title.filter(other -> HeadingMatch.holds(text, TitleParts.of(other))
                                        && !HeadingMatch.isNumbered(text, other))
                                .isPresent())
                .filter(text ->
                        title.isEmpty() || (HeadingMatch.shareAWord(text, title.get()) && text.indexOf('<') < 0))
                .filter(text ->
                        title.isEmpty() || !isInMenu(page, title.get()) || !HeadingMatch.isSlogan(text, title.get()))
                .map(text -> title.filter(other -> HeadingMatch.isRunTogether(text, other)
                                || HeadingMatch.isMarked(text, other)
                                || (metadata.isMadeBy("javadoc") && HeadingMatch.isOfType(text, other)))
                        .orElse(text))
                .or(() -> title.filter(text -> isSlug(text, page)).flatMap(slug -> spelledOut(slug, page)))
                .or(() -> title.flatMap(text -> ofSection(text, page)).filter(quotable::is))
                .or(() -> title.filter(text -> WIKI_ID.matcher(text).matches()
                                && page.url().toString().replace('/', ':').endsWith(text))
                        .flatMap(_ -> firstHeading(page))
                        .filter(text -> !shared.isHeading(text) && quotable.is(text)))
                .or(() -> title)
                .or(() -> partTitle(page).filter(quotable::is))
                .or(() -> heading.flatMap(_ -> loneSubheading(page)).filter(quotable::is))
                .or(() -> inMenu(page)
                        .filter(text -> !shared.isOfHome(text) && quotable.is(text))
                        .map(label -> spelledOut(label, page).orElse(label)))
                .or(() -> heading.filter(text -> !shared.isHeading(text)))
                .or(() -> first(ownHeadingsAboveContents(page), quotable).filter(text -> !shared.isHeading(text)))
                .or(() -> heading)
                .or(() -> first(
                        Stream.concat(ownHeadingsAboveContents(page), Stream.of(metadata.title(), fromPath(page))),
                        quotable));
    }

    private static Optional<String> first(Stream<String> names, Quotable quotable) {
        return names.map(TitleParts::oneLine)
                .filter(text -> !text.isEmpty() && quotable.is(text))
                .findFirst();
    }

    private Stream<String> ownHeadingsAboveContents(Page page) {
        return ownHeadings(page).stream()
                .takeWhile(text -> !CONTENTS.matcher(text).matches());
    }

    /** Returns the page's headings without a first one that several pages have; all if it has no other. */
    private List<String> ownHeadings(Page page) {
        var all = page.headings().stream().map(Page.Heading::text).toList();
        return all.size() > 1 && shared.isFirstOfSeveral(all.getFirst()) ? all.subList(1, all.size()) : all;
    }

    /** Whether a heading repeats the title with the site's part or, behind an arrow, that of what holds the page. */
    private boolean isBeginningOfTitle(String heading, String title) {
        var parts = TitleParts.of(heading);
        return title.startsWith(heading)
                && parts.size() > 1
                && (heading.contains(SharedTitles.BELOW) || shared.isOfSite(parts.getLast()));
    }

    /** Returns what a page's menus call others. Of a group's entry and that of its first page the one further down tells which page it is. */
    private static Map<WebUrl, String> menu(CrawledPage page) {
        var deepest = new HashMap<WebUrl, PageLink>();
        page.links().stream()
                .filter(link -> link.region() == PageLink.Region.NAVIGATION
                        && !link.anchorText().isBlank())
                .forEach(link -> deepest.merge(
                        link.target(),
                        link,
                        (one, other) -> other.trail().size() > one.trail().size() ? other : one));
        var names = new HashMap<WebUrl, String>();
        deepest.forEach((target, link) -> names.put(target, TitleParts.oneLine(link.anchorText())));
        return names;
    }

    private Optional<String> inMenu(Page page) {
        return Optional.ofNullable(inMenus.get(page.url()));
    }

    private boolean isInMenu(Page page, String title) {
        return inMenu(page).filter(text -> isSame(text, title)).isPresent();
    }

    /** Returns the title of a page that heads a part of the site; the part's other pages append it to their own titles. */
    private Optional<String> partTitle(Page page) {
        var segments = TitleParts.of(SharedTitles.quotable(page));
        return Optional.of(segments)
                .filter(some -> some.stream().map(TextKey::of).distinct().count() == 1)
                .map(some -> TitleParts.oneLine(some.getFirst()))
                .filter(text -> !shared.isOfHome(text));
    }

    /** Returns the only second-level heading, which names the page if the site's name is the heading of every page. */
    private Optional<String> loneSubheading(Page page) {
        var below = page.headings().stream()
                .filter(heading -> heading.level() == 2)
                .map(heading -> TitleParts.oneLine(heading.text()))
                .limit(2)
                .toList();
        return Optional.of(below).filter(some -> some.size() == 1).map(List::getFirst);
    }

    /** Returns the page's first heading if its title is only the number of that: "Section 2.12". */
    private static Optional<String> ofSection(String title, Page page) {
        var section = SECTION.matcher(title);
        return firstHeading(page).filter(text -> section.matches() && text.startsWith(section.group(1) + " "));
    }

    private static Optional<String> firstHeading(Page page) {
        return page.headings().stream().findFirst().map(heading -> TitleParts.oneLine(heading.text()));
    }

    /** Whether a title repeats the page's address, as generators make it if nobody wrote one. */
    private static boolean isSlug(String title, Page page) {
        return SLUG.matcher(title).matches()
                && !page.url().segments().isEmpty()
                && page.url().segments().getLast().startsWith(title);
    }

    /** Returns the page's first heading, if it contains the words of a shorter name. */
    private Optional<String> spelledOut(String name, Page page) {
        return firstHeading(page)
                .filter(text -> TextKey.words(text).containsAll(TextKey.words(name)))
                .filter(text -> !shared.isHeading(text) && new Quotable(page).is(text));
    }

    /** Returns the site's name: from its metadata, else from what its titles share, else from its home page. */
    public String siteName(Page home, String domain) {
        var quotable = new Quotable(home);
        return home.metadata()
                .siteName()
                .filter(name -> !name.isBlank() && name.length() <= TitleParts.CHARACTERS_MAX && !HomeWords.are(name))
                .filter(quotable::is)
                .or(() -> shared.siteName(domain, homeLinks).filter(quotable::is))
                .or(() -> namingSegment(SharedTitles.quotable(home), domain)
                        .filter(segment -> TitleParts.isIn(TextKey.letters(domain), segment))
                        .filter(quotable::is))
                .or(() -> CopyrightHolder.in(
                                home.metadata().footer(), Stream.concat(Stream.of(domain), homeLinks.stream()))
                        .filter(quotable::is))
                .or(() -> namingSegment(SharedTitles.quotable(home), domain).filter(quotable::is))
                .or(() -> homeLinks.filter(quotable::is))
                .or(() -> home.metadata()
                        .heading()
                        .filter(heading ->
                                !heading.isBlank() && !HomeWords.are(heading) && !DefaultNames.sayNothing(heading)))
                .map(TitleParts::oneLine)
                .filter(quotable::is)
                .map(TitleParts::withoutVersion)
                .map(name -> TitleParts.withoutSlogan(name, domain))
                .map(name -> SiteHeading.instead(name, home))
                .orElse(domain);
    }

    /** Returns the part of a title that is in the domain, else the shortest part; the others are slogans. */
    private static Optional<String> namingSegment(String title, String domain) {
        var letters = TextKey.letters(domain);
        return TitleParts.of(title).stream()
                .filter(segment -> segment.length() > 1 && TitleParts.hasLetter(segment) && !HomeWords.are(segment))
                .filter(segment -> !DefaultNames.sayNothing(segment))
                .min(Comparator.<String, Boolean>comparing(segment -> !TitleParts.isIn(letters, segment))
                        .thenComparingInt(String::length));
    }

    private static String fromPath(Page page) {
        var segments = page.url().segments();
        return segments.isEmpty() ? page.url().host() : TitleParts.oneLine(PathWords.of(segments.getLast()));
    }
}
