package dev.incipit.crawl.frontier;

import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import java.util.ArrayList;

/** Drops a page's links that lead off the site, and shares one object for each address between all pages. */
public final class SiteLinks {
    /** Links kept per page, and in total. They are needed for menus and depth; 200 pages of 10 000 links take 300 MB. */
    private static final int OF_PAGE_MAX = 2_000;

    private static final int OF_ALL_MAX = 150_000;

    private final Frontier frontier;
    private int kept;

    /** Creates the filter for one crawl, whose frontier knows the site's addresses. */
    public SiteLinks(Frontier frontier) {
        this.frontier = frontier;
    }

    /** Returns the page with only the links that are kept. */
    public Page of(Page page) {
        var links = new ArrayList<PageLink>();
        for (var link : page.links()) {
            if (links.size() >= OF_PAGE_MAX || kept >= OF_ALL_MAX) {
                break;
            }
            frontier.known(link.target()).ifPresent(candidate -> {
                var target = candidate.url().equals(link.target()) ? candidate.url() : link.target();
                links.add(new PageLink(
                        target, link.anchorText(), link.region(), link.trail(), link.nofollow(), link.tag()));
                kept++;
            });
        }
        return new Page(page.url(), page.metadata(), page.markdown(), page.headings(), page.paragraphs(), links);
    }
}
