package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The categories that posts have: each links to the list of its category, marked {@code rel=tag} (HTML §4.6.7.20) or in a
 * folder of categories. A category that few posts have counts as the one above it, if its address lies below that one's.
 */
public final class Categories {
    private static final int MEMBERS_MIN = 3;
    private static final int CHARACTERS_MAX = 40;

    /** A single category distinguishes nothing. */
    private static final int NAMES_MIN = 2;

    /** A list that this share of all pages links to is in a menu, and says nothing of a single page. */
    private static final double MENU_SHARE = 0.6;

    private final SitePages pages;
    private final Map<WebUrl, String> names = new HashMap<>();
    private final Map<WebUrl, Boolean> lists = new HashMap<>();
    private final Map<WebUrl, WebUrl> own = new HashMap<>();

    public Categories(SitePages pages) {
        this.pages = pages;
        var mentions = new HashMap<WebUrl, Integer>();
        for (var page : pages.all()) {
            var seen = new HashSet<WebUrl>();
            page.links().stream()
                    .filter(link -> isCategory(link) && (isBesideText(link) || link.tag()) && seen.add(link.target()))
                    .forEach(link -> {
                        names.putIfAbsent(link.target(), link.anchorText());
                        mentions.merge(link.target(), 1, Integer::sum);
                    });
        }
        var chosen = new HashMap<WebUrl, WebUrl>();
        var members = new HashMap<WebUrl, Integer>();
        for (var page : pages.all()) {
            own(page, mentions).ifPresent(category -> {
                chosen.put(page.url(), category);
                members.merge(category, 1, Integer::sum);
            });
        }
        var grown = new HashMap<>(members);
        var byPlace = byPlace();
        members.forEach((category, count) -> {
            if (count < MEMBERS_MIN) {
                above(pages.segments(category), byPlace).ifPresent(other -> grown.merge(other, count, Integer::sum));
            }
        });
        chosen.forEach((page, category) -> Optional.of(category)
                .filter(own -> members.get(own) >= MEMBERS_MIN)
                .or(() -> above(pages.segments(category), byPlace)
                        .filter(other -> grown.getOrDefault(other, 0) >= MEMBERS_MIN))
                .ifPresent(found -> own.put(page, found)));
        if (own.values().stream().map(names::get).distinct().count() < NAMES_MIN) {
            own.clear();
        }
    }

    /** Returns the name of the page's category, if at least {@value #MEMBERS_MIN} pages have it. */
    public Optional<String> of(CrawledPage page) {
        return list(page).map(names::get);
    }

    /** Returns the address of the list of that category. */
    public Optional<WebUrl> list(CrawledPage page) {
        return Optional.ofNullable(own.get(page.url()));
    }

    /** Returns the name of the wiki's category that has the page or is listed there; a wiki's articles are grouped by nothing else. */
    public Optional<String> ofWiki(CrawledPage page) {
        var listed = own.containsValue(page.url()) ? Optional.of(page.url()) : list(page);
        return listed.filter(this::isOfWiki).map(names::get);
    }

    private boolean isOfWiki(WebUrl list) {
        return PageKind.isWikiCategory(pages.segments(list));
    }

    private Optional<WebUrl> own(CrawledPage page, Map<WebUrl, Integer> mentions) {
        if (pages.isHome(page) || isList(page.url())) {
            return Optional.empty();
        }
        return page.links().stream()
                .filter(link -> isBesideText(link) && isCategory(link))
                .filter(link -> mentions.get(link.target()) < MENU_SHARE * pages.count() || link.tag())
                // The first of the best rank: what follows belongs to lists of related posts. A wiki's page has several
                // of its own.
                .min(Comparator.comparingInt(
                                (PageLink link) -> (isList(link.target()) ? 0 : 2) + (link.isInText() ? 0 : 1))
                        .thenComparingInt(link -> isOfWiki(link.target()) ? -mentions.get(link.target()) : 0))
                .map(PageLink::target);
    }

    /** Whether no menu shows it; some skins of a wiki have the page's own categories in one. */
    private boolean isBesideText(PageLink link) {
        return !link.isInMenu() || isOfWiki(link.target());
    }

    private boolean isCategory(PageLink link) {
        var text = link.anchorText();
        return !text.isBlank()
                && text.length() <= CHARACTERS_MAX
                && (link.tag() || isList(link.target()))
                && pages.target(link).filter(pages::isHome).isEmpty();
    }

    /** Whether the address is that of one category: below a folder of categories. */
    private boolean isList(WebUrl url) {
        return lists.computeIfAbsent(url, list -> PageKind.isCategory(pages.segments(list)));
    }

    /** The nearest category above one, by its address. */
    private static Optional<WebUrl> above(List<String> segments, Map<List<String>, WebUrl> byPlace) {
        return IntStream.iterate(segments.size() - 1, size -> size > 1, size -> size - 1)
                .mapToObj(size -> byPlace.get(segments.subList(0, size)))
                .flatMap(Stream::ofNullable)
                .findFirst();
    }

    private Map<List<String>, WebUrl> byPlace() {
        var byPlace = new HashMap<List<String>, WebUrl>();
        for (var list : names.keySet()) {
            byPlace.merge(
                    pages.segments(list),
                    list,
                    (one, other) -> one.toString().compareTo(other.toString()) > 0 ? one : other);
        }
        return byPlace;
    }
}
