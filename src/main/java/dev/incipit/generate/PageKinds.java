package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
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
        usual = isNewsSite() ? PageKind.NEWS : PageKind.DOCUMENTATION;
        pages.all().forEach(page -> kinds.put(page.url(), pages.isHome(page) ? usual : judge(page)));
    }

    PageKind of(CrawledPage page) {
        return kinds.get(page.url());
    }

    private boolean isNewsSite() {
        return pages.all().stream()
                                .filter(page -> byPath(page).equals(Optional.of(PageKind.NEWS)))
                                .count()
                        * 2
                > pages.count();
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
                .or(() -> menus.trail(page).stream()
                        .flatMap(label -> PageKind.ofLabel(label).stream())
                        .findFirst())
                .or(() -> byPath(page))
                .or(() -> page.page().metadata().heading().flatMap(PageKind::ofLabel))
                .orElse(usual);
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
