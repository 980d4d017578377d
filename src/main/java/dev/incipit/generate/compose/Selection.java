package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Chooses the pages of an index: first the heads of the menus, then the best ones with each part of the site represented, a
 * few of each group of leaves before more of any, and of kinds that readers may skip only a few.
 */
final class Selection {
    /** From the next entry on, readers of the format look for a section they may skip (check optional-use). */
    private static final int WITHOUT_OPTIONAL_MAX = Sections.OPTIONAL_FROM - 1;

    /** Nobody should scroll a curated list; readers of the format cut at about a hundred lines of this length. */
    static final int ENTRIES_MAX = 60;

    /** Pages that may be skipped, in addition to those listed. */
    private static final int SKIPPABLE_MAX = 12;

    /** On a site of news, what is older than this many others is old news. */
    private static final int RECENT_MAX = 44;

    /** What each page already chosen from a part costs the next one of that part. */
    private static final double CROWDING = 0.05;

    /** What it costs a page that enough of its group are chosen, so that other groups are served unless they are worth far less. */
    private static final double BEYOND_FIRST = 1;

    /** Of a part of which fewer are left than one in this many, the last ones are not held back: it is listed whole. */
    private static final int NEARLY_WHOLE = 4;

    private static final int DIGITS_MAX = 9;
    private static final Pattern NUMBER = Pattern.compile("\\d{1," + DIGITS_MAX + "}");

    private static final Set<LeafGroups.Order> BY_TIME =
            EnumSet.of(LeafGroups.Order.NEWEST_FIRST, LeafGroups.Order.VERSIONS, LeafGroups.Order.ISSUES);

    /** Kinds of which a page stays beside what it announces: how to reach somebody who was away. */
    private static final Set<PageKind> LASTING = EnumSet.of(PageKind.COMPANY, PageKind.LEGAL);

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Ranking ranking;
    private final LeafGroups leaves;
    private final Map<WebUrl, String> parts = new HashMap<>();
    private final Map<WebUrl, Double> scores = new HashMap<>();

    /** Addresses in which each number has as many digits. */
    private final Map<CrawledPage, String> places = new HashMap<>();

    /** The further parts of each series of which only the first was taken. */
    private final List<List<CrawledPage>> further = new ArrayList<>();

    private final Map<String, Integer> crowd = new HashMap<>();
    private final Map<String, Integer> sizes = new HashMap<>();
    private final LeafQuotas quotas;
    private PostSeries series = new PostSeries(List.of());
    private final NewNames names;
    private final ListHeadings headings;

    Selection(SitePages pages, SiteNavigation navigation, PageKinds kinds, Ranking ranking, LeafGroups leaves) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.ranking = ranking;
        this.leaves = leaves;
        this.quotas = new LeafQuotas(pages, kinds, leaves);
        this.names = new NewNames(pages, leaves, kinds);
        this.headings = new ListHeadings(pages);
    }

    /**
     * The pages of an index.
     *
     * @param listed the pages worth listing, best first
     * @param skippable pages of kinds that readers may skip, best first
     */
    record Choice(List<CrawledPage> listed, List<CrawledPage> skippable) {
        Choice {
            listed = List.copyOf(listed);
            skippable = List.copyOf(skippable);
        }
    }

    /** Returns the pages about days that are over. What many pages repeat may say so, and may be longer than what a page says itself. */
    private Set<CrawledPage> outdated(List<CrawledPage> some) {
        var left = new HashSet<>(Outdated.events(some));
        Outdated.notices(some, page -> kinds.of(page) == PageKind.NEWS).stream()
                .filter(page -> !isHead(page))
                .forEach(left::add);
        left.addAll(Outdated.offers(some));
        Outdated.ofOneYear(some).stream()
                .filter(page -> kinds.of(page) != PageKind.NEWS)
                .forEach(left::add);
        left.addAll(Outdated.ofOneDay(some));
        Outdated.announcements(some).stream()
                .filter(page -> !LASTING.contains(kinds.of(page)))
                .forEach(left::add);
        return left;
    }

    /** Chooses from the pages that are worth it. */
    Choice choose(List<CrawledPage> worthy) {
        score(worthy);
        worthy.forEach(page -> sizes.merge(part(page), 1, Integer::sum));
        worthy.forEach(page -> places.put(
                page,
                NUMBER.matcher(page.url().toString())
                        .replaceAll(
                                number -> "0".repeat(DIGITS_MAX - number.group().length()) + number.group())));
        boolean newsSite = kinds.isNewsSite(worthy);
        boolean jobSite = kinds.areMostly(PageKind.VACANCY, worthy);
        var news = newsOf(worthy);
        var left = newsSite ? new HashSet<CrawledPage>() : new HashSet<>(Outdated.news(news));
        left.addAll(outdated(worthy));
        left.addAll(outdated(worthy.stream().map(pages::unframed).toList()));
        left.removeIf(pages::isHome);
        series = new PostSeries(
                news.stream().filter(page -> !left.contains(page)).toList());
        var old = newsSite && worthy.size() > ENTRIES_MAX
                ? series.withoutSplit(Set.copyOf(news.subList(Math.min(news.size(), RECENT_MAX), news.size())))
                : Set.<CrawledPage>of();
        worthy.stream().filter(page -> !left.contains(page)).forEach(quotas::offer);
        var listed = new ArrayList<CrawledPage>();
        var skippable = new ArrayList<CrawledPage>();
        worthy.stream()
                .filter(page -> !left.contains(page))
                .forEach(page -> (kinds.maySkip(page, jobSite) ? skippable : listed).add(page));
        int skipped = Math.min(SKIPPABLE_MAX, skippable.size());
        boolean whole = newsSite && worthy.size() <= ENTRIES_MAX;
        int max = skipped == 0 && !whole ? WITHOUT_OPTIONAL_MAX : ENTRIES_MAX - skipped;
        var chosen = new ArrayList<CrawledPage>();
        take(listed.stream().filter(this::isHead).toList(), max, _ -> true, chosen);
        var members = listed.stream()
                .filter(page -> !old.contains(page) && ranking.isOfMember(page))
                .toList();
        var own = listed.stream()
                .filter(page -> !old.contains(page) && !ranking.isOfMember(page))
                .toList();
        take(own, max, page -> newsSite || quotas.hasRoom(page), chosen);
        take(own, max, page -> quotas.fitsWhole(page, max - chosen.size()), chosen);
        // Whoever looks for a function starts from its class, so that classes have the places of functions.
        take(
                own,
                Math.min(max, chosen.size() + members.size()),
                page -> kinds.of(page).isOfManual(),
                chosen);
        take(members, max, quotas::hasRoom, chosen);
        take(listed, max, old::contains, chosen);
        for (var rest : further) {
            chosen.addAll(rest.size() <= max - chosen.size() ? rest : List.of());
        }
        old.stream()
                .filter(page -> !chosen.contains(page) && series.isFirst(page))
                .forEach(skippable::add);
        var may = new ArrayList<CrawledPage>();
        take(skippable, Math.min(SKIPPABLE_MAX, ENTRIES_MAX - chosen.size()), _ -> true, may);
        return new Choice(chosen, may);
    }

    /** Takes the best pages as long as there are fewer than {@code max}. */
    private void take(List<CrawledPage> from, int max, Predicate<CrawledPage> room, List<CrawledPage> chosen) {
        var known = new HashSet<>(chosen);
        further.forEach(known::addAll);
        var waiting = new ArrayList<>(from);
        waiting.removeIf(known::contains);
        while (!waiting.isEmpty() && chosen.size() < max) {
            waiting.removeIf(room.negate());
            // A tie is broken by address, so that the choice does not depend on the order of discovery: chapter 2
            // before 10.
            var best = waiting.stream()
                    .max(Comparator.<CrawledPage>comparingDouble(page -> scores.get(page.url())
                                    - crowding(page)
                                    - (quotas.hasRoomAtFirst(page) ? 0 : BEYOND_FIRST)
                                    + names.worth(page)
                                    + headings.worth(page))
                            .thenComparing(places::get, Comparator.reverseOrder()));
            best.map(page -> headFirst(page, waiting))
                    .ifPresent(page -> withSeries(page, waiting, max - chosen.size())
                            .forEach(next -> {
                                chosen.add(next);
                                crowd.merge(part(next), 1, Integer::sum);
                                names.add(next);
                                headings.add(next);
                                quotas.take(next);
                            }));
        }
    }

    /** Returns the page that menus or breadcrumbs show right above this one, if it still waits: a class before its methods. */
    private CrawledPage headFirst(CrawledPage page, List<CrawledPage> waiting) {
        var trail = navigation.trail(page);
        return trail.isEmpty()
                ? page
                : waiting.stream()
                        .filter(head -> navigation
                                        .label(head)
                                        .filter(trail.getLast()::equals)
                                        .isPresent()
                                && navigation.trail(head).equals(trail.subList(0, trail.size() - 1)))
                        .findFirst()
                        .or(() -> navigation.headOf(trail.getLast()).filter(waiting::contains))
                        .orElse(page);
    }

    private double crowding(CrawledPage page) {
        int chosen = crowd.getOrDefault(part(page), 0);
        int left = sizes.getOrDefault(part(page), 0) - chosen;
        return left * NEARLY_WHOLE <= chosen ? 0 : CROWDING * chosen;
    }

    /** Takes a page from those that wait, and if it is part of a series, the whole series, or only the first part if it is long. */
    private List<CrawledPage> withSeries(CrawledPage page, List<CrawledPage> waiting, int room) {
        var whole = leaves.isIn(LeafGroups.Order.SERIES, page)
                ? leaves.of(page).orElseThrow().members()
                : series.of(page);
        if (whole.isEmpty()) {
            waiting.remove(page);
            return List.of(page);
        }
        var parts = whole.stream().filter(waiting::contains).toList();
        waiting.removeAll(parts);
        if (parts.size() <= Math.min(room, LeafQuotas.LISTED_MAX) && parts.size() == whole.size()) {
            return parts;
        }
        further.add(parts.subList(1, parts.size()));
        return parts.subList(0, 1);
    }

    private boolean isHead(CrawledPage page) {
        return pages.isHome(page)
                || (navigation.isHead(page) && !ranking.isOfMember(page))
                || (kinds.of(page) == PageKind.COMPANY && navigation.isInFrame(page));
    }

    /** Scores the pages. In a group with an order of its own, the newest ones get the best scores of the group. */
    private void score(List<CrawledPage> worthy) {
        worthy.forEach(page -> scores.put(page.url(), ranking.of(page)));
        worthy.stream()
                .flatMap(page -> leaves.of(page).stream())
                .filter(group -> BY_TIME.contains(group.order()))
                .distinct()
                .forEach(group -> {
                    var members = group.members().stream()
                            .filter(page -> scores.containsKey(page.url()))
                            .toList();
                    boolean dated = PageDates.of(members.getFirst()).isPresent();
                    var order = new ArrayList<>(
                            members.subList(0, dated ? Math.min(LeafQuotas.FIRST, members.size()) : members.size()));
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

    /** Returns the dated news, the newest first. */
    private List<CrawledPage> newsOf(List<CrawledPage> worthy) {
        return Outdated.newestFirst(worthy.stream()
                .filter(page -> kinds.of(page) == PageKind.NEWS && !navigation.isHead(page))
                .toList());
    }

    private String part(CrawledPage page) {
        return parts.computeIfAbsent(page.url(), _ -> {
            var trail = navigation.trail(page);
            return trail.isEmpty() ? pages.folder(page) : String.join("/", trail);
        });
    }
}
