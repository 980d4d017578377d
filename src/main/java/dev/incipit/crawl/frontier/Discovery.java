package dev.incipit.crawl.frontier;

import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.Optional;

/** How an address was found. {@code from} is the shape of the page that linked to it. */
public record Discovery(
        WebUrl target,
        Source source,
        UrlPattern from,
        Optional<Instant> lastModified,
        Optional<Double> sitemapPriority) {

    /** Where an address was found. Addresses with a lower cost are requested sooner. */
    public enum Source {
        HOME_MENU(0),
        /** The site's own llms.txt. */
        LISTED(0),
        SIDEBAR(10),
        HOME_TEXT(12),
        MENU(15),
        /** Previous and next page of a manual. */
        SEQUENCE(20),
        BREADCRUMB(25),
        TEXT(30),
        HOME_FOOT(35),
        SITEMAP(40),
        FOOT(45);

        private final int cost;

        Source(int cost) {
            this.cost = cost;
        }

        int cost() {
            return cost;
        }

        /** Returns whether this is a finite list made by the site's owner, which is never a crawler trap. */
        boolean isTrusted() {
            return this == HOME_MENU || this == LISTED || this == SITEMAP;
        }

        static Source of(PageLink.Region region, boolean home) {
            return switch (region) {
                case NAVIGATION -> home ? HOME_MENU : MENU;
                case SIDEBAR -> home ? HOME_MENU : SIDEBAR;
                case BREADCRUMB -> BREADCRUMB;
                case MAIN -> home ? HOME_TEXT : TEXT;
                case PAGINATION -> SEQUENCE;
                case FOOTER -> home ? HOME_FOOT : FOOT;
            };
        }
    }

    public static Discovery link(PageLink link, boolean home, UrlPattern from) {
        return new Discovery(link.target(), Source.of(link.region(), home), from, Optional.empty(), Optional.empty());
    }

    public static Discovery of(WebUrl target, Source source) {
        return new Discovery(target, source, UrlPattern.NONE, Optional.empty(), Optional.empty());
    }
}
