package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The order in which a site's pages are listed: the home page, then menu order; pages in no menu by date, newest first, or else
 * as discovered. If menus show few pages, discovery means nothing and the better page comes first. The page of a folder comes
 * before those in it, and the parts of one text are in their order.
 */
final class ReadingOrder {
    private static final int SHOWN_SHARE = 2;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final Ranking ranking;
    private final boolean navigated;
    private final SectionNumbers numbers;
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
        this.pages = pages;
        this.navigation = navigation;
        this.ranking = ranking;
        this.numbers = numbers(listed);
        navigated = shown * SHOWN_SHARE >= listed.size();
        order = (navigated ? base : base.thenComparingDouble(page -> -ranking.of(page)))
                .thenComparingInt(pages::discovered);
    }

    /**
     * Compares groups by the menu's places of their heads, or of their first pages where menus give an order; then by these
     * pages, or else by their best.
     */
    int compareGroups(List<CrawledPage> one, List<CrawledPage> other) {
        int byPlace = Integer.compare(place(one), place(other));
        if (byPlace != 0) {
            return byPlace;
        }
        return navigated ? order.compare(first(one), first(other)) : Double.compare(best(other), best(one));
    }

    private CrawledPage first(List<CrawledPage> group) {
        return group.stream().min(order).orElseThrow();
    }

    /** The menu's place of the group's first head, else of its first page; behind all others if no menu gives one. */
    private int place(List<CrawledPage> group) {
        return group.stream()
                .filter(page -> navigation.isHead(page) && (!navigated || lists(page, group)))
                .flatMap(page -> navigation.place(page).stream())
                .min(Comparator.naturalOrder())
                .or(() -> navigated ? navigation.place(first(group)) : Optional.empty())
                .orElse(Integer.MAX_VALUE);
    }

    /** Whether a page links to half of the others: one that has merely been put there heads nothing. */
    private boolean lists(CrawledPage page, List<CrawledPage> group) {
        var linked = pages.linkedInText(page);
        return group.stream().filter(other -> linked.contains(other.url())).count() * 2 >= group.size() - 1;
    }

    private double best(List<CrawledPage> group) {
        return group.stream().mapToDouble(ranking::of).max().orElse(0);
    }

    List<CrawledPage> of(List<CrawledPage> some) {
        var sorted = some.stream().sorted(order).toList();
        var known = sorted.stream().map(CrawledPage::url).collect(Collectors.toSet());
        var placed = new LinkedHashMap<WebUrl, CrawledPage>();
        sorted.forEach(page -> place(page, known, placed));
        return new PostSeries(some).inOrder(numbers(some).inOrder(List.copyOf(placed.values())));
    }

    /** Returns groups in the order of the numbers that their pages have, as far as they have any; that of the home page stays. */
    <T> List<T> ofGroups(List<T> groups, Function<T, List<CrawledPage>> members) {
        return numbers.groupsInOrder(
                groups, members.andThen(pages -> pages.stream().anyMatch(this.pages::isHome) ? List.of() : pages));
    }

    private SectionNumbers numbers(List<CrawledPage> some) {
        return new SectionNumbers(some, page -> navigation.shownOn(page) == 0);
    }

    /** Places a page behind those above it that are not placed yet. */
    private void place(CrawledPage page, Set<WebUrl> known, Map<WebUrl, CrawledPage> placed) {
        var waiting = new ArrayDeque<CrawledPage>();
        var next = Optional.of(page);
        while (next.isPresent() && !placed.containsKey(next.get().url())) {
            waiting.push(next.get());
            next = pages.isHome(next.get())
                    ? Optional.empty()
                    : pages.above(next.get()).filter(head -> known.contains(head.url()));
        }
        waiting.forEach(one -> placed.put(one.url(), one));
    }
}
