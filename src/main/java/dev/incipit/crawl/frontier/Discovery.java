package dev.incipit.crawl.frontier;

import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How an address was found.
 *
 * @param from the shape of the page that linked to it
 * @param level how deep below its chapter the section is whose number stands before the link's text: 1 for "6.2 Pumps" among others of 6
 */
public record Discovery(
        WebUrl target,
        Source source,
        UrlPattern from,
        int level,
        Optional<Instant> lastModified,
        Optional<Double> sitemapPriority) {
    /** Fewer numbers that begin alike may be times or sums. */
    private static final int SECTIONS_MIN = 3;

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,3}|[A-Z])((?:\\.\\d{1,3}){1,4})[.:]?\\s");

    public Discovery(
            WebUrl target,
            Source source,
            UrlPattern from,
            Optional<Instant> lastModified,
            Optional<Double> sitemapPriority) {
        this(target, source, from, 0, lastModified, sitemapPriority);
    }

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

    /** Returns what the links of a page lead to. */
    public static Stream<Discovery> links(List<PageLink> links, boolean home, UrlPattern from) {
        var chapters = new HashMap<String, Integer>();
        links.forEach(link -> number(link).ifPresent(number -> chapters.merge(number.group(1), 1, Integer::sum)));
        chapters.values().removeIf(count -> count < SECTIONS_MIN);
        return links.stream()
                .map(link -> new Discovery(
                        link.target(),
                        Source.of(link.region(), home),
                        from,
                        number(link)
                                .filter(number -> chapters.containsKey(number.group(1)))
                                .map(number -> (int) number.group(2)
                                        .chars()
                                        .filter(sign -> sign == '.')
                                        .count())
                                .orElse(0),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Optional<MatchResult> number(PageLink link) {
        var number = NUMBER.matcher(link.anchorText());
        return number.lookingAt() ? Optional.of(number) : Optional.empty();
    }

    public static Discovery of(WebUrl target, Source source) {
        return of(target, source, UrlPattern.NONE);
    }

    public static Discovery of(WebUrl target, Source source, UrlPattern from) {
        return new Discovery(target, source, from, Optional.empty(), Optional.empty());
    }
}
