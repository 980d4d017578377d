package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.Counts;
import dev.incipit.text.PageWords;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What each page of a site is for, judged by its path, its place in the menus, its heading and its share of links. */
public final class PageKinds {
    private static final int WORDS_OF_A_MANUAL = 60;
    private static final int PAGES_OF_A_PART = 2;
    private static final int WORDS_MIN = 6;
    private static final int SHARED_MIN = 3;

    private static final String FENCE = "```";

    /** If one page in this many shows code, the site is a manual. */
    private static final int MANUAL_SHARE = 4;

    /** If one page in this many is about a product or the company, the home page is not part of the manual. */
    private static final int OFFERS_SHARE = 10;

    /** What metadata calls pages that software makes around the text. */
    private static final Set<String> UTILITIES = Set.of("attachment", "search", "notfound", "cart");

    private static final Pattern ABOUT_CATEGORY = Pattern.compile("^About the .{1,100} category\\b");

    private static final int OTHERS_BESIDE_NEWS_MAX = 10;
    private static final Set<String> PIECES = Set.of("blogposting", "newsarticle");
    private static final int SEGMENTS_OF_A_PIECE = 4;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private PageKind usual = PageKind.GENERAL;
    private final Map<WebUrl, PageKind> kinds = new HashMap<>();
    private final GeneratedLists lists;
    private final SupersededPages superseded;
    private final ReferenceLists references;
    private final Set<String> sharedDescriptions;
    private final Set<CrawledPage> unfinished;

    public PageKinds(SitePages pages, SiteNavigation navigation) {
        this.pages = pages;
        this.navigation = navigation;
        this.lists = new GeneratedLists(pages);
        superseded = new SupersededPages(pages);
        this.references = new ReferenceLists(pages);
        this.sharedDescriptions = sharedDescriptions();
        unfinished = UnfinishedPages.among(
                Stream.concat(pages.all().stream(), pages.shortened().stream()).toList());
        usual = usual();
        pages.all().forEach(page -> kinds.put(page.url(), judge(page)));
        // Collected before any is judged, since pages that become news this way list no news themselves.
        pages.all().stream().filter(this::listsNews).toList().forEach(this::judgeListed);
        kinds.put(pages.home().url(), sells() ? PageKind.GENERAL : usual);
    }

    public PageKind of(CrawledPage page) {
        return kinds.get(page.url());
    }

    /** The kind of a page about which nothing is known: documentation in a manual, otherwise general. */
    private PageKind usual() {
        var told = pages.all().stream()
                .map(page -> byPath(page).or(() -> byLabel(page)))
                .filter(kind -> kind.map(PageKind::listed).orElse(true))
                .toList();
        var manual = told.stream()
                .flatMap(Optional::stream)
                .filter(PageKind::isOfManual)
                .count();
        var withCode = pages.all().stream()
                .filter(page -> page.markdown().contains(FENCE))
                .count();
        var isManual =
                manual * 2 >= told.size() || withCode * MANUAL_SHARE >= pages.count() || isInManual(pages.home());
        if (PageTools.isCodeReader(pages.home())) {
            return PageKind.REFERENCE;
        }
        return isManual ? PageKind.DOCUMENTATION : PageKind.GENERAL;
    }

    private boolean isInManual(CrawledPage page) {
        return PageWords.ofManual(page.url().host()) || pages.above().stream().anyMatch(PageKind::isManual);
    }

    /** Whether the site is more than its manual: it offers something or presents the company. */
    public boolean sells() {
        var offers = kinds.values().stream()
                .filter(kind -> kind == PageKind.PRODUCT || kind == PageKind.COMPANY)
                .count();
        return offers * OFFERS_SHARE >= kinds.size();
    }

    /** Whether more than half of the pages are of the kind. */
    public boolean areMostly(PageKind kind, List<CrawledPage> some) {
        return some.stream().filter(page -> of(page) == kind).count() * 2 > some.size();
    }

    /** Whether the site consists of its news: most of the pages are, and its menus show hardly anything else but their categories. */
    public boolean isNewsSite(List<CrawledPage> worthy) {
        var others = worthy.stream()
                .filter(page -> of(page) != PageKind.NEWS && of(page) != PageKind.LEGAL && navigation.isInFrame(page))
                .filter(page -> !PageKind.isCategory(pages.segments(page)))
                .count();
        return areMostly(PageKind.NEWS, worthy) && others < OTHERS_BESIDE_NEWS_MAX;
    }

    /** Whether the page is of a kind that readers may skip (decisions §5): never because others are better. */
    public boolean maySkip(CrawledPage page, boolean jobSite) {
        return switch (of(page)) {
            case LEGAL -> true;
            case VACANCY -> !jobSite;
            case DOCUMENTATION, REFERENCE, GENERAL, PRODUCT, COMPANY, PROJECT, NEWS, LISTING, UTILITY -> false;
        };
    }

    private Optional<PageKind> byLabel(CrawledPage page) {
        boolean inManual =
                isInManual(page) || byPath(page).filter(PageKind::isOfManual).isPresent();
        return navigation.trail(page).stream()
                .flatMap(label -> PageKind.ofLabel(label).stream())
                // A group called "Account" or "Topics" holds pages about these, in a manual also one called "Events".
                .filter(kind -> kind.listed() && !(inManual && kind.mayBeCollection()))
                .findFirst();
    }

    private PageKind judge(CrawledPage page) {
        var template = page.metadata().kind().orElse("");
        if (UTILITIES.contains(template)
                || isBelowPiece(page)
                || unfinished.contains(page)
                || EndedOffers.isOne(page)
                || (EndedOffers.isOfPandemic(pages.unframed(page))
                        && !navigation.isInFrame(page)
                        && !page.metadata().isProduct())
                || ClosedPages.isOne(page)
                || superseded.has(page)
                || isAboutCategory(page)
                || (usual == PageKind.GENERAL
                        && LandingPages.isOne(pages.segments(page))
                        && !navigation.isInFrame(page))
                || SignUpForms.isOne(page, pages)) {
            return PageKind.UTILITY;
        }
        if (isPartOfMenu(page)) {
            return PageKind.GENERAL;
        }
        if (template.equals("archive") || (lists.has(page) && !isContents(page))) {
            return PageKind.LISTING;
        }
        if (PageKind.isVacancy(pages.segments(page)) && !isInManual(page) && !navigation.isInFrame(page)) {
            return PageKind.VACANCY;
        }
        return byPath(page)
                .filter(kind -> !kind.listed())
                .or(() -> byLabel(page))
                .or(() -> byPath(page).filter(kind -> kind != PageKind.DOCUMENTATION || !BareForms.isOne(page, pages)))
                .or(() -> navigation.footLabel(page).flatMap(PageKind::ofLabel).filter(PageKind::listed))
                .or(() -> heading(page).flatMap(PageKind::ofLabel))
                .or(() -> Optional.of(PageKind.NEWS).filter(_ -> PIECES.contains(template)))
                .or(() -> Optional.of(PageKind.PRODUCT)
                        .filter(_ -> page.metadata().isProduct()))
                .or(() -> Optional.of(PageKind.REFERENCE)
                        .filter(_ -> usual == PageKind.DOCUMENTATION && references.has(page)))
                .or(() -> Optional.of(PageKind.DOCUMENTATION).filter(_ -> DoxygenPages.isGuide(page)))
                .orElse(usual == PageKind.REFERENCE && !PageTools.isCodeReader(page) ? PageKind.DOCUMENTATION : usual);
    }

    /** Whether a page is a table of contents that a manual's menu shows: it heads what it lists. */
    private boolean isContents(CrawledPage page) {
        return usual == PageKind.DOCUMENTATION && navigation.isHead(page) && lists.isContents(page);
    }

    /** Whether Discourse made the page, a topic about a category of the forum. */
    private static boolean isAboutCategory(CrawledPage page) {
        var metadata = page.metadata();
        return metadata.isMadeBy("Discourse")
                && ABOUT_CATEGORY.matcher(metadata.title()).find();
    }

    /** Whether the page is a category that the site's menu offers as one of its parts: it heads what is in it. */
    private boolean isPartOfMenu(CrawledPage page) {
        return usual == PageKind.GENERAL
                && page.url().query().isEmpty()
                && PageKind.isCategory(pages.segments(page))
                && navigation.isHead(page);
    }

    /** Whether the page is one of many items for sale, which the shop's lists name and no menu does. */
    public boolean isOfCatalogue(CrawledPage page) {
        return isForSale(page) && !navigation.isInFrame(page);
    }

    /** Whether the page is that of one thing for sale. */
    boolean isForSale(CrawledPage page) {
        return of(page) == PageKind.PRODUCT
                && (page.metadata().isProduct() || PageKind.isOfCatalogue(pages.segments(page)));
    }

    /** Whether the page has hardly any text: a picture, a form, an empty list. Keeps what menus show of a company. */
    public boolean isEmpty(CrawledPage page) {
        var shown = navigation.isInFrame(page)
                && switch (of(page)) {
                    case COMPANY, GENERAL, LEGAL -> true;
                    case DOCUMENTATION, REFERENCE, PRODUCT, VACANCY, PROJECT, NEWS, LISTING, UTILITY -> false;
                };
        return !shown
                && hasNoText(page)
                && page.metadata()
                        .description()
                        .filter(text -> !sharedDescriptions.contains(text))
                        .isEmpty();
    }

    private boolean hasNoText(CrawledPage page) {
        return pages.words(page) - heading(page).map(WordCount::of).orElse(0) < WORDS_MIN;
    }

    /** The descriptions of several pages, which say nothing of one; none on a site whose pages scripts fill, which has nothing else. */
    private Set<String> sharedDescriptions() {
        boolean filled = pages.all().stream().filter(this::hasNoText).count() * 2 > pages.count();
        var descriptions = pages.all().stream().flatMap(page -> page.metadata().description().stream());
        return filled ? Set.of() : Counts.atLeast(SHARED_MIN, Counts.of(descriptions));
    }

    /** Whether it is the front page of a news section; not a home page, which lists whatever the site has. */
    private boolean listsNews(CrawledPage page) {
        return usual == PageKind.GENERAL
                && of(page) == PageKind.NEWS
                && !pages.isHome(page)
                && pages.segments(page).size() <= 1;
    }

    /** Marks what the front page of a news section lists as news, unless something says otherwise. */
    private void judgeListed(CrawledPage list) {
        list.links().stream()
                .filter(PageLink::isInText)
                .flatMap(link -> pages.target(link).stream())
                .filter(page -> !pages.isHome(page) && of(page) == usual && !navigation.isInFrame(page))
                .forEach(page -> kinds.put(page.url(), PageKind.NEWS));
    }

    private static Optional<String> heading(CrawledPage page) {
        return page.metadata()
                .heading()
                .or(() -> page.headings().stream().findFirst().map(Page.Heading::text));
    }

    private Optional<PageKind> byPath(CrawledPage page) {
        return PageKind.ofPath(pages.segments(page))
                .filter(kind -> usual != PageKind.REFERENCE || !kind.listed())
                .map(kind -> kind.listed() || !isOfManual(page) ? kind : PageKind.DOCUMENTATION)
                .filter(kind -> kind != PageKind.LEGAL || !AccessGuides.isOne(page))
                .map(kind -> kind == PageKind.LISTING && isDatedPiece(page) ? PageKind.NEWS : kind);
    }

    /** Whether the page lies where archives do, {@code /news/2025/05/12/}, but links to nothing else with a date. */
    private boolean isDatedPiece(CrawledPage page) {
        return DatedPaths.endInDay(pages.segments(page))
                && pages.linkedInText(page).stream()
                        .noneMatch(target -> pages.segments(target).stream().anyMatch(DatedPaths::isYear));
    }

    /** Whether a manual's page is about searching but does not search, or heads a part, as a help centre's category does. */
    private boolean isOfManual(CrawledPage page) {
        var segments = pages.segments(page);
        boolean inManual = isInManual(page)
                || (PageTools.isManualWriter(page)
                        && segments.stream()
                                .flatMap(name -> PageWords.ofName(name).stream())
                                .noneMatch(PageWords.NEWS::equals));
        return PageKind.mayBeSubject(segments, inManual)
                && (navigation.pagesBelow(page) >= PAGES_OF_A_PART || tellsAtLength(page));
    }

    /** Whether the page hangs below a dated post, {@code /2024/05/17/title/picture}, and tells nothing itself. */
    private boolean isBelowPiece(CrawledPage page) {
        var segments = pages.segments(page);
        return segments.size() > SEGMENTS_OF_A_PIECE
                && DatedPaths.endInDay(segments.subList(0, segments.size() - 2))
                && !tellsAtLength(page);
    }

    private boolean tellsAtLength(CrawledPage page) {
        return pages.words(page) - WordCount.ofLinks(page.markdown()) >= WORDS_OF_A_MANUAL;
    }
}
