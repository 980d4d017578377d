package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How much a page matters to someone who opens one page of the site: several signals that agree, none of which decides alone.
 * The weights were found on real sites; scores are comparable within one site only.
 */
final class Ranking {
    private static final double HOME = 100;
    private static final double SHOWN_AT_HOME = 1.5;
    private static final double FIRST_IN_HOMES_TEXT = 1.5;
    private static final double FOLDERS_OWN_PAGE = 0.7;
    private static final double MENU_LEVEL = -0.1;
    private static final double FOLDER_LEVEL = -0.2;
    private static final double THIN = -1.5;
    private static final int WORDS_THIN = 30;
    private static final double PRIORITY_USUAL = 0.5;

    private final SitePages pages;
    private final Menus menus;
    private final PageKinds kinds;
    private final Set<WebUrl> shownAtHome = new HashSet<>();
    private final Map<WebUrl, Integer> placeInHome = new HashMap<>();
    private final Map<WebUrl, Set<String>> namedFrom = new HashMap<>();
    private final Set<String> folders = new HashSet<>();
    private final Map<WebUrl, Double> scores = new HashMap<>();

    Ranking(SitePages pages, Menus menus, PageKinds kinds) {
        this.pages = pages;
        this.menus = menus;
        this.kinds = kinds;
        for (var page : pages.all()) {
            folders.add(pages.folder(page));
            targets(page, Region.MAIN, Region.SIDEBAR)
                    .filter(target -> !target.url().equals(page.url()))
                    .forEach(target -> namedFrom
                            .computeIfAbsent(target.url(), _ -> new HashSet<>())
                            .add(pages.folder(page)));
        }
        targets(pages.home(), Region.NAVIGATION, Region.SIDEBAR, Region.BREADCRUMB, Region.MAIN, Region.PAGINATION)
                .forEach(target -> shownAtHome.add(target.url()));
        targets(pages.home(), Region.MAIN).forEach(target -> placeInHome.putIfAbsent(target.url(), placeInHome.size()));
        pages.all().forEach(page -> scores.put(page.url(), score(page)));
    }

    /** The page's score; more is better. */
    double of(CrawledPage page) {
        return scores.get(page.url());
    }

    private Stream<CrawledPage> targets(CrawledPage source, Region... regions) {
        var wanted = Set.of(regions);
        return source.page().links().stream()
                .filter((PageLink link) -> wanted.contains(link.region()))
                .flatMap(link -> pages.target(link).stream());
    }

    private double score(CrawledPage page) {
        if (pages.isHome(page)) {
            return HOME;
        }
        return standing(page)
                + (shownAtHome.contains(page.url()) ? SHOWN_AT_HOME : 0)
                + inHomesText(page)
                + Math.log1p(namedFrom.getOrDefault(page.url(), Set.of()).size())
                + (folders.contains(String.join("/", pages.segments(page.url()))) ? FOLDERS_OWN_PAGE : 0)
                + page.priority().map(priority -> priority - PRIORITY_USUAL).orElse(0.0)
                + usefulness(kinds.of(page))
                + (WordCount.of(page.page().markdown()) < WORDS_THIN ? THIN : 0);
    }

    /** Where the site puts the page: in its menus, and how deep there; else how deep in its folders. */
    private double standing(CrawledPage page) {
        if (menus.shownOn(page) == 0) {
            return FOLDER_LEVEL * Math.max(0, pages.segments(page.url()).size() - 1);
        }
        var share = Math.min(1, (double) menus.shownOn(page) / pages.count());
        return 1 + Math.sqrt(share) + MENU_LEVEL * menus.trail(page).size();
    }

    /** What the home page's own text names first, it names as the most important, or as the newest. */
    private double inHomesText(CrawledPage page) {
        var place = placeInHome.get(page.url());
        return place == null ? 0 : FIRST_IN_HOMES_TEXT * (1 - (double) place / placeInHome.size());
    }

    private static double usefulness(PageKind kind) {
        return switch (kind) {
            case DOCUMENTATION -> 1;
            case PRODUCT -> 0.8;
            case REFERENCE, COMPANY -> 0.5;
            case PROJECT -> 0;
            case NEWS -> -0.5;
            case LEGAL -> -1.5;
            case LISTING, UTILITY -> -5;
        };
    }
}
