package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What each page of a site is for: told by its path, the menus it stands in, its heading, and by how much of it is links. */
final class PageKinds {
    private static final int LINKS_OF_A_LIST = 60;
    private static final double LINK_SHARE_OF_A_LIST = 0.75;

    private static final int WORDS_OF_A_MANUAL = 120;
    private static final String FENCE = "```";

    /** Where one page of so many shows code, the site is a manual. */
    private static final int MANUAL_SHARE = 4;

    /** One page of so many about product or company: the home page is no part of the manual. */
    private static final int OFFERS_SHARE = 10;

    private static final Pattern MANUAL_HOST =
            Pattern.compile("(docs?|documentation|developers?|help|support|wiki)\\.");

    /** Parameters by which software shows the same list in other parts and orders. */
    private static final Pattern LIST_QUERY = Pattern.compile(
            "(?i)(^|&)((page|paged|offset|start)=\\d|(sort|sortby|order|orderby|filter|q|query|search|s)=)");

    private final SitePages pages;
    private final Menus menus;
    private final PageKind usual;
    private final Map<WebUrl, PageKind> kinds = new HashMap<>();

    PageKinds(SitePages pages, Menus menus) {
        this.pages = pages;
        this.menus = menus;
        usual = usual();
        pages.all().forEach(page -> kinds.put(page.url(), judge(page)));
        kinds.put(pages.home().url(), sells() ? PageKind.GENERAL : usual);
    }

    PageKind of(CrawledPage page) {
        return kinds.get(page.url());
    }

    /** What a page is for that nothing tells: on a manual a part of it, else simply a page. */
    private PageKind usual() {
        var told = pages.all().stream()
                .map(page -> byPath(page).or(() -> byLabel(page)))
                .filter(kind -> kind.map(PageKind::listed).orElse(true))
                .toList();
        var manual = told.stream()
                .flatMap(Optional::stream)
                .filter(kind -> kind == PageKind.DOCUMENTATION || kind == PageKind.REFERENCE)
                .count();
        var withCode = pages.all().stream()
                .filter(page -> page.page().markdown().contains(FENCE))
                .count();
        var isManual = manual * 2 >= told.size()
                || withCode * MANUAL_SHARE >= pages.count()
                || MANUAL_HOST.matcher(pages.home().url().host()).lookingAt();
        return isManual ? PageKind.DOCUMENTATION : PageKind.GENERAL;
    }

    /** Whether the site is more than its manual: it offers something, or tells who is behind it. */
    boolean sells() {
        var offers = kinds.values().stream()
                .filter(kind -> kind == PageKind.PRODUCT || kind == PageKind.COMPANY)
                .count();
        return offers * OFFERS_SHARE >= kinds.size();
    }

    private Optional<PageKind> byLabel(CrawledPage page) {
        return menus.trail(page).stream()
                .flatMap(label -> PageKind.ofLabel(label).stream())
                .findFirst();
    }

    private PageKind judge(CrawledPage page) {
        if (isGeneratedList(page)
                || page.url()
                        .query()
                        .filter(query -> LIST_QUERY.matcher(query).find())
                        .isPresent()) {
            return PageKind.LISTING;
        }
        return byPath(page)
                .filter(kind -> !kind.listed())
                .or(() -> byLabel(page))
                .or(() -> byPath(page))
                .or(() -> menus.footLabel(page).flatMap(PageKind::ofLabel))
                .or(() -> heading(page).flatMap(PageKind::ofLabel))
                .orElse(usual);
    }

    private static Optional<String> heading(CrawledPage page) {
        return page.page()
                .metadata()
                .heading()
                .or(() -> page.page().headings().stream().findFirst().map(Page.Heading::text));
    }

    private Optional<PageKind> byPath(CrawledPage page) {
        return PageKind.ofPath(pages.segments(page.url()))
                .map(kind -> kind.listed() || !tellsAtLength(page) ? kind : PageKind.DOCUMENTATION);
    }

    /** A page of a manual that is about searching, and does not search. */
    private boolean tellsAtLength(CrawledPage page) {
        var inManual = MANUAL_HOST.matcher(page.url().host()).lookingAt();
        var words = WordCount.of(page.page().markdown())
                - anchorTexts(page).stream().mapToInt(WordCount::of).sum();
        return PageKind.mayBeSubject(pages.segments(page.url()), inManual) && words >= WORDS_OF_A_MANUAL;
    }

    private static List<String> anchorTexts(CrawledPage page) {
        return page.page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .map(PageLink::anchorText)
                .toList();
    }

    /** A long page of which nearly every word is a link is made by software from other pages. */
    private static boolean isGeneratedList(CrawledPage page) {
        var links = anchorTexts(page);
        return links.size() >= LINKS_OF_A_LIST
                && links.stream().mapToInt(WordCount::of).sum()
                        > LINK_SHARE_OF_A_LIST * WordCount.of(page.page().markdown());
    }
}
