package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds collections that a site lists more than once: pages of one name that list mostly the same pages, or whose addresses end
 * alike in different folders, as {@code /category/belts} and {@code /shop/belts}. Not in manuals, where each part has its
 * overview.
 */
record RepeatedLists(SitePages pages, SiteNavigation navigation, PageKinds kinds, Titles titles, Ranking ranking) {
    private static final double SHARED_MIN = 0.5;

    /** Returns the pages that repeat another one, which a menu shows or which ranks higher. */
    Set<WebUrl> among(List<CrawledPage> worthy) {
        var kept = new HashMap<String, CrawledPage>();
        var repeated = new HashSet<WebUrl>();
        worthy.stream()
                .filter(page -> !pages.isHome(page) && kinds.of(page).mayBeCollection())
                .sorted(Comparator.<CrawledPage, Boolean>comparing(page -> !navigation.isInFrame(page))
                        .thenComparingDouble(page -> -ranking.of(page))
                        .thenComparing(page -> page.url().toString()))
                .forEach(page -> {
                    var first = kept.putIfAbsent(TextKey.of(titles.of(page)), page);
                    if (first != null && (endAlike(first, page) || listTheSame(first, page))) {
                        repeated.add(page.url());
                    }
                });
        return repeated;
    }

    private boolean endAlike(CrawledPage one, CrawledPage other) {
        var end = TextKey.letters(pages.name(one));
        return !end.isEmpty()
                && end.equals(TextKey.letters(pages.name(other)))
                && !pages.folder(one).equals(pages.folder(other))
                && Stream.of(one, other)
                        .noneMatch(page -> kinds.isOfCatalogue(page)
                                || pages.linkedInText(page).isEmpty());
    }

    private boolean listTheSame(CrawledPage one, CrawledPage other) {
        var ones = pages.linkedInText(one);
        var others = pages.linkedInText(other);
        var shared = ones.stream().filter(others::contains).count();
        return shared >= LeafGroups.MEMBERS_MIN && shared >= SHARED_MIN * Math.min(ones.size(), others.size());
    }
}
