package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SitePages;
import java.util.IdentityHashMap;
import java.util.Map;

/** How many leaves of one group an index lists: a few first, so that other groups are served, then more as their kind is worth it. */
final class LeafQuotas {
    /** Of one group of leaves, before other groups are served. */
    static final int FIRST = 8;

    /** As {@link #FIRST}, of news: an older one is wanted less than the ninth service of a town. */
    private static final int NEWS_FIRST = 5;

    /** Of one group of leaves that a list page leads to. */
    static final int LISTED_MAX = 12;

    /** As {@link #LISTED_MAX}, of pages that explain something or have a text of their own. */
    private static final int CHAPTERS_MAX = 24;

    /** A leaf with fewer words is a card, which its list shows as well. */
    static final int TEXT_WORDS_MIN = 60;

    /** Pages on single releases, or on what only their dates tell apart. */
    private static final Map<LeafGroups.Order, Integer> NEWEST_MAX =
            Map.of(LeafGroups.Order.VERSIONS, 4, LeafGroups.Order.ISSUES, 3);

    /** Items for sale in a shop; whoever looks for another one starts from its collection. */
    private static final int FOR_SALE_MAX = 12;

    /** Speakers, authors, members of a team; whoever looks for another one starts from their list. */
    private static final int PEOPLE_MAX = 8;

    private final SitePages pages;
    private final PageKinds kinds;
    private final LeafGroups leaves;
    private final IdentityHashMap<LeafGroups.Group, Integer> members = new IdentityHashMap<>();
    private final IdentityHashMap<LeafGroups.Group, Integer> taken = new IdentityHashMap<>();

    LeafQuotas(SitePages pages, PageKinds kinds, LeafGroups leaves) {
        this.pages = pages;
        this.kinds = kinds;
        this.leaves = leaves;
    }

    void offer(CrawledPage page) {
        leaves.of(page).ifPresent(group -> members.merge(group, 1, Integer::sum));
    }

    void take(CrawledPage page) {
        leaves.of(page).ifPresent(group -> taken.merge(group, 1, Integer::sum));
    }

    /** Whether another page of the page's group may be chosen before other groups are served. */
    boolean hasRoomAtFirst(CrawledPage page) {
        return hasRoom(page, kinds.of(page) == PageKind.NEWS ? NEWS_FIRST : FIRST);
    }

    /** Whether another page of the page's group may be chosen at all. */
    boolean hasRoom(CrawledPage page) {
        return hasRoom(page, max(page));
    }

    /**
     * Whether all pages of the page's group that wait can be chosen: whoever leaves out six of thirty talks leaves out the
     * wanted one.
     *
     * @param room how many more pages the index may have
     */
    boolean fitsWhole(CrawledPage page, int room) {
        return explains(page)
                && !isPerson(page)
                && !kinds.isOfCatalogue(page)
                && leaves.of(page)
                        .filter(group -> !NEWEST_MAX.containsKey(group.order()))
                        .filter(group -> members.getOrDefault(group, 0) - taken.getOrDefault(group, 0) <= room)
                        .isPresent();
    }

    private boolean hasRoom(CrawledPage page, int max) {
        return leaves.of(page)
                .map(group -> taken.getOrDefault(group, 0) < Math.min(max, NEWEST_MAX.getOrDefault(group.order(), max)))
                .orElse(true);
    }

    private int max(CrawledPage page) {
        if (isPerson(page)) {
            return PEOPLE_MAX;
        }
        return kinds.isOfCatalogue(page)
                ? FOR_SALE_MAX
                : !leaves.isListed(page) ? Selection.ENTRIES_MAX : explains(page) ? CHAPTERS_MAX : LISTED_MAX;
    }

    private boolean explains(CrawledPage page) {
        return kinds.of(page) == PageKind.DOCUMENTATION || pages.words(page) >= TEXT_WORDS_MIN;
    }

    private boolean isPerson(CrawledPage page) {
        return PageKind.isPerson(pages.segments(page));
    }
}
