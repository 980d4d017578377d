package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Chooses the pages of an index: first the heads of the menus, then the best ones with each part of the site represented, a
 * few of each group of leaves before more of any, and of kinds that readers may skip only a few.
 */
final class Selection {
    /** Sites up to this size are listed as a whole. */
    static final int WHOLE_MAX = 48;

    /** Nobody should scroll a curated list; readers of the format cut at about a hundred lines of this length. */
    static final int ENTRIES_MAX = 60;

    /** Pages that may be skipped, in addition to those listed. */
    private static final int SKIPPABLE_MAX = ENTRIES_MAX - WHOLE_MAX;

    /** Of one group of leaves, before other groups are served. */
    private static final int LEAVES_FIRST = 8;

    /** Of one group of leaves that a list page leads to. */
    private static final int LEAVES_MAX = 12;

    /** As {@link #LEAVES_MAX}, of pages that explain something. */
    private static final int CHAPTERS_MAX = 24;

    /** Items for sale in a shop; whoever looks for another one starts from its collection. */
    private static final int FOR_SALE_MAX = 12;

    /** News of a site that is not about news. */
    private static final int NEWS_MAX = 8;

    /** Of these, older ones count as long as there are no more. */
    private static final int NEWS_ANYHOW = 3;

    private static final int NEWS_YEARS = 2;

    /** What each page already chosen from a part costs the next one of that part. */
    private static final double CROWDING = 0.05;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Ranking ranking;
    private final LeafGroups leaves;
    private final Map<WebUrl, String> parts = new HashMap<>();
    private final Map<WebUrl, Double> scores = new HashMap<>();
    private final Map<String, Integer> crowd = new HashMap<>();
    private final Map<LeafGroups.Group, Integer> taken = new HashMap<>();

    Selection(SitePages pages, SiteNavigation navigation, PageKinds kinds, Ranking ranking, LeafGroups leaves) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.ranking = ranking;
        this.leaves = leaves;
    }

    /** Returns the pages worth listing, best first; pages that may be skipped are among them. */
    List<CrawledPage> choose(List<CrawledPage> worthy) {
        score(worthy);
        boolean newsSite = kinds.isNewsSite(worthy);
        boolean jobSite = kinds.areMostly(PageKind.VACANCY, worthy);
        var news = newsSite ? Set.<WebUrl>of() : tooOldOrMany(worthy);
        var waiting = new ArrayList<>(worthy);
        waiting.removeIf(page -> news.contains(page.url()));
        Predicate<CrawledPage> skippable = page -> kinds.maySkip(page, jobSite);
        var chosen = new ArrayList<CrawledPage>();
        var listed = waiting.stream().filter(skippable.negate()).toList();
        take(listed.stream().filter(this::isHead).toList(), WHOLE_MAX, _ -> true, chosen);
        take(listed, WHOLE_MAX, page -> hasRoom(page, LEAVES_FIRST), chosen);
        take(listed, WHOLE_MAX, page -> hasRoom(page, newsSite ? WHOLE_MAX : leavesMax(page)), chosen);
        take(waiting.stream().filter(skippable).toList(), chosen.size() + SKIPPABLE_MAX, _ -> true, chosen);
        return chosen;
    }

    /** Takes the best pages as long as there are fewer than {@code max}. */
    private void take(List<CrawledPage> from, int max, Predicate<CrawledPage> room, List<CrawledPage> chosen) {
        var known = new HashSet<>(chosen);
        var waiting = new ArrayList<>(from);
        waiting.removeIf(known::contains);
        while (!waiting.isEmpty() && chosen.size() < max) {
            waiting.removeIf(room.negate());
            // A tie is broken by address, so that the choice does not depend on the order of discovery.
            var best = waiting.stream()
                    .max(Comparator.<CrawledPage>comparingDouble(
                                    page -> scores.get(page.url()) - CROWDING * crowd.getOrDefault(part(page), 0))
                            .thenComparing(page -> page.url().toString(), Comparator.reverseOrder()));
            best.ifPresent(page -> {
                waiting.remove(page);
                chosen.add(page);
                crowd.merge(part(page), 1, Integer::sum);
                leaves.of(page).ifPresent(group -> taken.merge(group, 1, Integer::sum));
            });
        }
    }

    private boolean isHead(CrawledPage page) {
        return pages.isHome(page)
                || navigation.isHead(page)
                || (kinds.of(page) == PageKind.COMPANY && navigation.isInFrame(page));
    }

    private boolean hasRoom(CrawledPage page, int max) {
        return leaves.of(page).map(group -> taken.getOrDefault(group, 0) < max).orElse(true);
    }

    private int leavesMax(CrawledPage page) {
        boolean listed = leaves.of(page).flatMap(LeafGroups.Group::list).isPresent();
        return kinds.isOfCatalogue(page)
                ? FOR_SALE_MAX
                : !listed ? WHOLE_MAX : kinds.of(page) == PageKind.DOCUMENTATION ? CHAPTERS_MAX : LEAVES_MAX;
    }

    /** Scores the pages. In a group with an order of its own, the newest ones get the best scores of the group. */
    private void score(List<CrawledPage> worthy) {
        worthy.forEach(page -> scores.put(page.url(), ranking.of(page)));
        worthy.stream()
                .flatMap(page -> leaves.of(page).stream())
                .filter(LeafGroups.Group::newestFirst)
                .distinct()
                .forEach(group -> {
                    var members = group.members().stream()
                            .filter(page -> scores.containsKey(page.url()))
                            .toList();
                    boolean dated = PageDates.of(members.getFirst().url()).isPresent();
                    var order = new ArrayList<>(
                            members.subList(0, dated ? Math.min(LEAVES_FIRST, members.size()) : members.size()));
                    members.stream()
                            .sorted(Comparator.comparingDouble(page -> -ranking.of(page)))
                            .filter(page -> !order.contains(page))
                            .forEach(order::add);
                    var best = members.stream()
                            .map(ranking::of)
                            .sorted(Comparator.reverseOrder())
                            .toList();
                    for (int i = 0; i < order.size(); i++) {
                        scores.put(order.get(i).url(), best.get(i));
                    }
                });
    }

    /** Returns the news that a site about something else need not list: all but a few, and what is years older than the newest. */
    private Set<WebUrl> tooOldOrMany(List<CrawledPage> worthy) {
        var dated = worthy.stream()
                .filter(page -> kinds.of(page) == PageKind.NEWS && !navigation.isHead(page))
                .filter(page -> PageDates.of(page.url()).isPresent())
                .sorted(Comparator.<CrawledPage>comparingInt(page -> -date(page))
                        .thenComparing(page -> page.url().toString()))
                .toList();
        var left = new HashSet<WebUrl>();
        for (int i = 0; i < dated.size(); i++) {
            boolean old = date(dated.get(i)) < PageDates.yearsBefore(date(dated.getFirst()), NEWS_YEARS);
            if (i >= NEWS_MAX || (i >= NEWS_ANYHOW && old)) {
                left.add(dated.get(i).url());
            }
        }
        return left;
    }

    private static int date(CrawledPage page) {
        return PageDates.of(page.url()).orElse(0);
    }

    private String part(CrawledPage page) {
        return parts.computeIfAbsent(page.url(), _ -> {
            var trail = navigation.trail(page);
            return trail.isEmpty() ? pages.folder(page) : String.join("/", trail);
        });
    }
}
