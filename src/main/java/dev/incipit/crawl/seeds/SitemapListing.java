package dev.incipit.crawl.seeds;

import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.crawl.frontier.SiteAddresses;
import dev.incipit.crawl.frontier.UrlPattern;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Sorts what one sitemap file lists into pages of the site and further files. One that lists other sites' addresses only is read no
 * further: a sitemap lists those of its own host (sitemaps.org).
 */
final class SitemapListing implements Predicate<SitemapReader.Entry> {
    /** In a row; a tenth of what a file may list. */
    static final int FOREIGN_MAX = 5_000;

    private final WebUrl sitemap;
    private final SiteScope scope;
    private final SiteAddresses addresses;
    private final Predicate<Discovery> pages;
    private final int filesMax;
    private final List<WebUrl> further = new ArrayList<>();
    private int foreign;

    /**
     * @param pages takes a page; returns whether another one would be of use
     */
    SitemapListing(WebUrl sitemap, SiteScope scope, Predicate<Discovery> pages, int filesMax) {
        this.sitemap = sitemap;
        this.scope = scope;
        this.addresses = new SiteAddresses(scope);
        this.pages = pages;
        this.filesMax = filesMax;
    }

    /** Takes the next entry; returns whether another one would be of use. */
    @Override
    public boolean test(SitemapReader.Entry entry) {
        var address = addresses.resolve(sitemap, entry.location()).filter(scope::isOnItsHosts);
        foreign = address.isPresent() ? 0 : foreign + 1;
        if (entry.sitemap()) {
            address.flatMap(addresses::file)
                    .filter(_ -> further.size() < filesMax)
                    .ifPresent(further::add);
            return foreign < FOREIGN_MAX;
        }
        return address.flatMap(addresses::page)
                .map(url -> pages.test(new Discovery(
                        url, Discovery.Source.SITEMAP, UrlPattern.NONE, entry.lastModified(), entry.priority())))
                .orElse(foreign < FOREIGN_MAX);
    }

    /** The further files that it names on the site's hosts, in order. */
    List<WebUrl> further() {
        return List.copyOf(further);
    }
}
