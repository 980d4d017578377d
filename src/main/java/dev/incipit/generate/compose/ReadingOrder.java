package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which a site's pages are listed: the home page, then menu order; pages in no menu by date, newest first, or else
 * as discovered. If menus show few pages, discovery means nothing and the better page comes first.
 */
final class ReadingOrder {
    private static final int SHOWN_SHARE = 2;

    private final SiteNavigation navigation;
    private final Ranking ranking;
    private final boolean navigated;
    private final Comparator<CrawledPage> order;

    ReadingOrder(
            SitePages pages, SiteNavigation navigation, Ranking ranking, LeafGroups leaves, List<CrawledPage> listed) {
        var shown = listed.stream()
                .filter(page -> navigation.place(page).isPresent())
                .count();
        var base = Comparator.<CrawledPage>comparingInt(page -> pages.isHome(page) ? 0 : 1)
                .thenComparingInt(page -> navigation.place(page).orElse(Integer.MAX_VALUE))
                .thenComparingInt(page -> -PageDates.of(page).orElse(0))
                .thenComparingInt(leaves::place);
        this.navigation = navigation;
        this.ranking = ranking;
        navigated = shown * SHOWN_SHARE >= listed.size();
        order = (navigated ? base : base.thenComparingDouble(page -> -ranking.of(page)))
                .thenComparingInt(pages::discovered);
    }

    /**
     * Compares groups by the heads that the home page's menu shows; where one has none, by their first pages if menus give an
     * order, else the one with a head first, else by their best pages.
     */
    int compareGroups(List<CrawledPage> one, List<CrawledPage> other) {
        int ones = placeOfHead(one);
        int others = placeOfHead(other);
        boolean headed = ones < Integer.MAX_VALUE && others < Integer.MAX_VALUE;
        if (navigated && (!headed || ones == others)) {
            return order.compare(first(one), first(other));
        }
        return ones == others ? Double.compare(best(other), best(one)) : Integer.compare(ones, others);
    }

    private CrawledPage first(List<CrawledPage> group) {
        return group.stream().min(order).orElseThrow();
    }

    /** The place of the group's first page that the home page's menu shows at its outermost level. */
    private int placeOfHead(List<CrawledPage> group) {
        return group.stream()
                .filter(navigation::isHead)
                .flatMap(page -> navigation.place(page).stream())
                .min(Comparator.naturalOrder())
                .orElse(Integer.MAX_VALUE);
    }

    private double best(List<CrawledPage> group) {
        return group.stream().mapToDouble(ranking::of).max().orElse(0);
    }

    List<CrawledPage> of(List<CrawledPage> some) {
        return some.stream().sorted(order).toList();
    }
}
