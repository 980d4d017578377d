package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.title.HomeWords;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.PageMetadata;
import dev.incipit.text.Counts;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The paths from the home page that pages show; one that names only the page above is completed by that page's own. */
final class BreadcrumbTrails {
    private static final int LEVELS_MAX = 8;

    /** Above more pages stands the front page of a site that this one is part of. */
    private static final double NEARLY_ALL = 0.8;

    /** Many pages may have the path that one shows, so what is longer than any path counts in part. */
    private static final int SHOWN_MAX = 20;

    private final SitePages pages;
    private final String folder;

    /** What each page shows: by the page above, outermost first, what it is called there. */
    private final Map<WebUrl, Map<WebUrl, String>> shown = new HashMap<>();

    private final Map<WebUrl, List<String>> labels = new HashMap<>();
    private final Map<WebUrl, Integer> pagesBelow = new HashMap<>();
    private final Map<String, CrawledPage> heads = new HashMap<>();

    BreadcrumbTrails(SitePages pages) {
        this.pages = pages;
        var home = pages.home().url().path();
        this.folder = home.substring(0, home.lastIndexOf('/') + 1);
        pages.all().forEach(page -> shown.put(page.url(), shownBy(page)));
        dropAboveAll();
        for (var page : pages.all()) {
            var above = whole(page.url());
            if (!above.isEmpty()) {
                labels.put(page.url(), List.copyOf(above.values()));
            }
            above.keySet().forEach(url -> pagesBelow.merge(url, 1, Integer::sum));
        }
    }

    /** Leaves out pages that were not read and stand above nearly all. */
    private void dropAboveAll() {
        var counts = Counts.of(shown.values().stream().flatMap(above -> above.keySet().stream()));
        counts.values().removeIf(count -> count < NEARLY_ALL * pages.count());
        counts.keySet().removeIf(url -> pages.at(url).isPresent());
        shown.values().forEach(above -> above.keySet().removeAll(counts.keySet()));
    }

    /** The labels above the page, outermost first; empty if it shows none. */
    List<String> of(WebUrl page) {
        return labels.getOrDefault(page, List.of());
    }

    /** On how many pages the path leads through this one. */
    int pagesBelow(WebUrl page) {
        return pagesBelow.getOrDefault(page, 0);
    }

    /** The page that paths call by this name. */
    Optional<CrawledPage> headOf(String label) {
        return Optional.ofNullable(heads.get(label));
    }

    private Map<WebUrl, String> shownBy(CrawledPage page) {
        var above = new LinkedHashMap<WebUrl, String>();
        var seen = new HashSet<WebUrl>();
        for (var link : page.links()) {
            if (link.region() != Region.BREADCRUMB || above.size() == SHOWN_MAX) {
                continue;
            }
            var target = pages.target(link);
            var url = target.map(CrawledPage::url).orElse(link.target());
            var label = label(link, target);
            // Some pages have their breadcrumbs twice, for wide and for narrow screens.
            if (isAbove(page, url)
                    && seen.add(url)
                    && !label.isEmpty()
                    && !(above.isEmpty() && HomeWords.are(link.anchorText()))) {
                above.put(url, label);
                target.ifPresent(head -> heads.putIfAbsent(label, head));
            }
        }
        return above;
    }

    /** Whether a page of the site may stand above another; one that was not read lies below the home page's folder. */
    private boolean isAbove(CrawledPage page, WebUrl url) {
        return !url.equals(page.url())
                && !url.equals(pages.home().url())
                && (pages.at(url).isPresent()
                        || (url.origin().equals(page.url().origin())
                                && url.path().startsWith(folder)
                                && url.path().length() > folder.length()));
    }

    /** Returns what a page is called in the path of another; its own name where that says nothing but "Up". */
    private static String label(PageLink link, Optional<CrawledPage> target) {
        return !link.anchorText().isEmpty()
                ? link.anchorText()
                : target.map(CrawledPage::page)
                        .map(Page::metadata)
                        .map(PageMetadata::name)
                        .orElse("");
    }

    private Map<WebUrl, String> whole(WebUrl page) {
        var levels = new ArrayList<Map<WebUrl, String>>();
        var level = shown.getOrDefault(page, Map.of());
        levels.add(level);
        while (level.size() == 1 && levels.size() < LEVELS_MAX) {
            level = shown.getOrDefault(level.keySet().iterator().next(), Map.of());
            levels.add(level);
        }
        var whole = new LinkedHashMap<WebUrl, String>();
        levels.reversed().forEach(whole::putAll);
        whole.remove(page);
        return whole;
    }
}
