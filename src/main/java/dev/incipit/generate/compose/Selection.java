package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Chooses the pages of an index: the best ones, with each part of the site represented. */
final class Selection {
    /** Sites up to this size are listed as a whole. */
    private static final int WHOLE_MAX = 48;

    /** Nobody should scroll a curated list; readers of the format cut at about a hundred lines of this length. */
    static final int ENTRIES_MAX = 60;

    /** Beyond {@link #WHOLE_MAX}, one more entry for this many pages. */
    private static final int PAGES_PER_ENTRY = 3;

    /** Items for sale in a shop; whoever looks for another one starts from its collection. */
    private static final int FOR_SALE_MAX = 24;

    /** What each page already chosen from a part costs the next one of that part. */
    private static final double CROWDING = 0.05;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Ranking ranking;
    private final Map<WebUrl, String> parts = new HashMap<>();

    Selection(SitePages pages, SiteNavigation navigation, PageKinds kinds, Ranking ranking) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.ranking = ranking;
    }

    /** Returns the pages worth listing, best first. */
    List<CrawledPage> choose(List<CrawledPage> worthy) {
        var entriesMax = worthy.size() <= WHOLE_MAX
                ? WHOLE_MAX
                : Math.min(ENTRIES_MAX, WHOLE_MAX + (worthy.size() - WHOLE_MAX) / PAGES_PER_ENTRY);
        var waiting = new ArrayList<>(worthy);
        waiting.removeAll(worthy.stream()
                .filter(kinds::isOfCatalogue)
                .sorted(Comparator.<CrawledPage>comparingDouble(page -> -ranking.of(page))
                        .thenComparing(page -> page.url().toString()))
                .skip(FOR_SALE_MAX)
                .toList());
        var crowd = new HashMap<String, Integer>();
        var chosen = new ArrayList<CrawledPage>();
        while (!waiting.isEmpty() && chosen.size() < entriesMax) {
            // A tie is broken by address, so that the choice does not depend on the order of discovery.
            var best = waiting.stream()
                    .max(Comparator.<CrawledPage>comparingDouble(
                                    page -> ranking.of(page) - CROWDING * crowd.getOrDefault(part(page), 0))
                            .thenComparing(page -> page.url().toString(), Comparator.reverseOrder()))
                    .get();
            waiting.remove(best);
            chosen.add(best);
            crowd.merge(part(best), 1, Integer::sum);
        }
        return chosen;
    }

    private String part(CrawledPage page) {
        return parts.computeIfAbsent(page.url(), _ -> {
            var trail = navigation.trail(page);
            return trail.isEmpty() ? pages.folder(page) : String.join("/", trail);
        });
    }
}
