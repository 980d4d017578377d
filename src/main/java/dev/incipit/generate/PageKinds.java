package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What each page of a site is for: told by its path, the menus it stands in, its heading, and by how much of it is links. */
final class PageKinds {
    private static final int LINKS_OF_A_LIST = 60;
    private static final double LINK_SHARE_OF_A_LIST = 0.75;

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
        if (isGeneratedList(page)) {
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
        return PageKind.ofPath(pages.segments(page.url()));
    }

    /** A long page of which nearly every word is a link is made by software from other pages. */
    private static boolean isGeneratedList(CrawledPage page) {
        var links = page.page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .map(PageLink::anchorText)
                .toList();
        return links.size() >= LINKS_OF_A_LIST
                && links.stream().mapToInt(WordCount::of).sum()
                        > LINK_SHARE_OF_A_LIST * WordCount.of(page.page().markdown());
    }
}
