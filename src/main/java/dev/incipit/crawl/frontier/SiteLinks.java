package dev.incipit.crawl.frontier;

import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Drops a page's links that lead off the site, and shares one object for each link of a menu between all pages that show it. */
public final class SiteLinks {
    /** Links kept per page, and in total. They are needed for menus and depth; 200 pages of 10 000 different links take 300 MB. */
    private static final int OF_PAGE_MAX = 2_000;

    private static final int DIFFERENT_MAX = 150_000;

    /** A page's place for a link takes four bytes. */
    private static final int OF_ALL_MAX = 2_000_000;

    private final Frontier frontier;
    private final Map<PageLink, PageLink> different = new HashMap<>();
    private int kept;

    /** Creates the filter for one crawl, whose frontier knows the site's addresses. */
    public SiteLinks(Frontier frontier) {
        this.frontier = frontier;
    }

    public Page of(Page page) {
        var links = new ArrayList<PageLink>();
        for (var link : page.links()) {
            if (links.size() >= OF_PAGE_MAX || kept + links.size() >= OF_ALL_MAX) {
                break;
            }
            frontier.known(link.target())
                    .flatMap(candidate -> shared(link, candidate))
                    .ifPresent(links::add);
        }
        kept += links.size();
        return new Page(
                page.url(),
                page.metadata(),
                page.markdown(),
                page.headings(),
                page.paragraphs(),
                links,
                page.language());
    }

    /** The object for a link that other pages may have too; empty if there is no room for another. */
    private Optional<PageLink> shared(PageLink link, Candidate candidate) {
        var known = different.get(link);
        if (known != null || different.size() >= DIFFERENT_MAX) {
            return Optional.ofNullable(known);
        }
        var target = candidate.url().equals(link.target()) ? candidate.url() : link.target();
        var own = new PageLink(target, link.anchorText(), link.region(), link.trail(), link.nofollow(), link.tag());
        different.put(own, own);
        return Optional.of(own);
    }
}
