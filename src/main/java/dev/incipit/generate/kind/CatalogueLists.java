package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lists into which a shop's menu divides its goods, for goods that do not name theirs: of the lists that show a page, the one
 * that shares its goods with the fewest others. "All products" and "Sale" share theirs with every other list.
 */
public final class CatalogueLists {
    /** A list of fewer divides nothing. */
    private static final int MEMBERS_MIN = 3;

    private static final int LISTS_MIN = 2;

    /** No menu of a shop shows more; all lists are compared with each other. */
    private static final int LISTS_MAX = 100;

    private final SitePages pages;
    private final Map<WebUrl, Set<WebUrl>> members = new LinkedHashMap<>();
    private final Map<WebUrl, List<WebUrl>> lists = new HashMap<>();

    /** The list of each page for sale, and of itself. */
    private final Map<WebUrl, WebUrl> chosen = new HashMap<>();

    /**
     * Reads the pages that the site's menus show and whose text links to goods for the most part.
     *
     * @param listed the pages to be distinguished, of which a list has at least three
     */
    public CatalogueLists(SitePages pages, SiteNavigation navigation, PageKinds kinds, List<CrawledPage> listed) {
        this.pages = pages;
        for (var list : pages.all()) {
            if (navigation.isInFrame(list) && !pages.isHome(list) && !kinds.isForSale(list)) {
                read(list, kinds);
            }
        }
        if (members.size() >= LISTS_MIN) {
            choose(listed);
        }
    }

    private void read(CrawledPage list, PageKinds kinds) {
        var goods = new HashSet<>(pages.linkedInText(list));
        int linked = goods.size();
        goods.removeIf(url -> pages.at(url).filter(kinds::isForSale).isEmpty());
        if (members.size() < LISTS_MAX && goods.size() >= MEMBERS_MIN && goods.size() * 2 >= linked) {
            members.put(list.url(), goods);
            goods.forEach(
                    page -> lists.computeIfAbsent(page, _ -> new ArrayList<>()).add(list.url()));
        }
    }

    private void choose(List<CrawledPage> listed) {
        var sharing = new HashMap<WebUrl, Integer>();
        members.forEach((list, goods) -> sharing.put(list, (int) goods.stream()
                .flatMap(page -> lists.get(page).stream())
                .distinct()
                .count()));
        var sizes = new HashMap<WebUrl, Integer>();
        for (var page : listed) {
            lists.getOrDefault(page.url(), List.of()).stream()
                    .min(Comparator.<WebUrl>comparingInt(sharing::get)
                            .thenComparingInt(url -> members.get(url).size()))
                    .ifPresent(list -> {
                        chosen.put(page.url(), list);
                        sizes.merge(list, 1, Integer::sum);
                    });
        }
        chosen.values().removeIf(list -> sizes.get(list) < MEMBERS_MIN);
        List.copyOf(chosen.values()).forEach(list -> chosen.put(list, list));
    }

    /** Returns the list to which a page belongs, or which it is; empty if it is neither, or the shop has a single list. */
    public Optional<CrawledPage> of(CrawledPage page) {
        return Optional.ofNullable(chosen.get(page.url())).flatMap(pages::at);
    }
}
