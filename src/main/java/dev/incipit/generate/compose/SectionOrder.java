package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.text.Counts;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The order of sections by their pages: the home page's first, then by kind, with documentation before products and news late;
 * news as the home page shows it, else newest first; all others as the site has them.
 */
record SectionOrder(SitePages pages, PageKinds kinds, ReadingOrder order) {
    Comparator<List<CrawledPage>> comparator() {
        return Comparator.<List<CrawledPage>>comparingInt(this::rank)
                .thenComparingInt(members -> isNews(members) ? placeAtHome(members) : 0)
                .thenComparingInt(members -> isNews(members) ? -newest(members) : 0)
                .thenComparing(order::compareGroups);
    }

    private boolean isNews(List<CrawledPage> members) {
        return kinds.areMostly(PageKind.NEWS, members);
    }

    /** Returns the place of the first post of a group in the home page's text. */
    private int placeAtHome(List<CrawledPage> members) {
        var posts = members.stream()
                .filter(page -> PageDates.of(page).isPresent())
                .map(CrawledPage::url)
                .toList();
        var shown = List.copyOf(pages.linkedInText(pages.home()));
        return posts.stream()
                .mapToInt(shown::indexOf)
                .filter(place -> place >= 0)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static int newest(List<CrawledPage> members) {
        return members.stream()
                .mapToInt(page -> PageDates.of(page).orElse(0))
                .max()
                .orElse(0);
    }

    /** Ranks the home page's group first, then documentation; groups of one rank keep the site's order. */
    private int rank(List<CrawledPage> members) {
        if (members.stream().anyMatch(pages::isHome)) {
            return -1;
        }
        return Counts.of(members.stream().map(kinds::of)).entrySet().stream()
                .max(Map.Entry.<PageKind, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(entry -> switch (entry.getKey()) {
                    case DOCUMENTATION, REFERENCE -> 0;
                    case PRODUCT -> 1;
                    case GENERAL -> 2;
                    case COMPANY -> 3;
                    case PROJECT -> 4;
                    case NEWS -> 5;
                    case VACANCY, LEGAL, LISTING, UTILITY -> 6;
                })
                .orElse(0);
    }
}
