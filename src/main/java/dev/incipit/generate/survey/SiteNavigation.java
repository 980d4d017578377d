package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The site's navigation, merged from the menus, sidebars and breadcrumbs of all pages: the order in which it shows pages, their
 * labels, and on how many pages it shows them.
 */
public final class SiteNavigation {
    private static final int GROUPED_MIN = 3;

    /** A page that occurs in the breadcrumbs of this many pages lists them in their order. */
    private static final int LISTED_MIN = 3;

    /** What fewer pages show beside their text is no menu of the site. */
    private static final int SHOWN_ON_MIN = 3;

    private static final double IN_MENU_SHARE = 0.05;

    private final SitePages pages;
    private final Map<WebUrl, Node> nodes = new HashMap<>();
    private final Node head = new Node(null);
    private final Map<WebUrl, Integer> order = new HashMap<>();
    private final SiteFooter footer;
    private final BreadcrumbTrails breadcrumbs;

    /** Filled when asked for. */
    private final Map<WebUrl, List<String>> trails = new HashMap<>();

    /** Whether a label says something of the pages below it. */
    private final Map<String, Boolean> telling = new HashMap<>();

    /** What menus of other pages show. A page that only its own shows, as where a language is chosen, is in no menu. */
    private final Set<WebUrl> shownByOthers = new HashSet<>();

    public SiteNavigation(SitePages pages) {
        this.pages = pages;
        this.footer = new SiteFooter(pages);
        this.breadcrumbs = new BreadcrumbTrails(pages);
        // First, since links in boxes beside a text would else scatter the order of the contents.
        var contents = shownInMenus() * 2 < pages.count() ? contents() : Optional.<CrawledPage>empty();
        contents.filter(pages::isHome).ifPresent(page -> thread(page, Region.MAIN));
        for (var page : pages.all()) {
            thread(page, Region.SIDEBAR);
            thread(page, Region.NAVIGATION);
        }
        pages.all().stream()
                .filter(page -> !pages.isHome(page) && pagesBelow(page) >= LISTED_MIN)
                .forEach(page -> thread(page, Region.MAIN));
        contents.ifPresent(page -> thread(page, Region.MAIN));
        int place = 0;
        for (var node = head.next; node != null; node = node.next) {
            order.put(node.url, place++);
        }
    }

    /** The page's position in the navigation; empty if no menu shows it. */
    public Optional<Integer> place(CrawledPage page) {
        return Optional.ofNullable(order.get(page.url()))
                .filter(_ -> nodes.get(page.url()).isShown());
    }

    /**
     * The labels above the page, outermost first, as most menus have them; else its breadcrumbs; else none. A box beside the text
     * that repeats a few links is not asked if a menu shows the page below that of its folder.
     */
    public List<String> trail(CrawledPage page) {
        return trails.computeIfAbsent(
                page.url(),
                url -> Optional.ofNullable(nodes.get(url))
                        .flatMap(node -> pages.above(page)
                                .flatMap(this::label)
                                .flatMap(node.trails::below)
                                .or(node.trails::usual))
                        .orElse(breadcrumbs.of(url)));
    }

    /** The heading above the page in most footers; a weaker sign than a menu. */
    public Optional<String> footLabel(CrawledPage page) {
        return footer.label(page);
    }

    /** Whether the footers of most pages link to it. */
    public boolean isAtFoot(CrawledPage page) {
        return footer.shows(page);
    }

    /** Whether a menu or the footer of most pages links to it. */
    public boolean isInFrame(CrawledPage page) {
        return shownOn(page) > 0 || isAtFoot(page);
    }

    /** Whether the home page's menu shows it at the outermost level. */
    public boolean isHead(CrawledPage page) {
        var node = nodes.get(page.url());
        return node != null && node.headAtHome;
    }

    /** On how many pages the breadcrumbs lead through it. */
    public int pagesBelow(CrawledPage page) {
        return breadcrumbs.pagesBelow(page.url());
    }

    /** The page that breadcrumbs call by this name. */
    public Optional<CrawledPage> headOf(String breadcrumb) {
        return breadcrumbs.headOf(breadcrumb);
    }

    /** Whether the menus group pages at all. */
    public boolean isGrouped() {
        return nodes.values().stream()
                        .filter(node -> !node.trails.isEmpty())
                        .limit(GROUPED_MIN)
                        .count()
                == GROUPED_MIN;
    }

    /** What most menus call the page; empty if none shows it. */
    public Optional<String> label(CrawledPage page) {
        return Optional.ofNullable(nodes.get(page.url())).flatMap(node -> TrailVotes.most(node.labels));
    }

    /** On how many pages a menu shows it. */
    public int shownOn(CrawledPage page) {
        var node = nodes.get(page.url());
        return node == null ? 0 : node.besideText + (node.isInMenu() ? node.inMenu : 0);
    }

    /** Merges one page's menu into the navigation: a new page comes right after the one it follows in that menu. */
    private void thread(CrawledPage source, Region region) {
        var seen = new HashSet<WebUrl>();
        Node before = null;
        for (var link : source.links()) {
            if (link.region() != region || isToNeighbour(link)) {
                continue;
            }
            var target = pages.target(link);
            if (target.isEmpty()
                    || !seen.add(target.get().url())
                    || (region == Region.NAVIGATION && isOnlyItsOwn(source, target.get()))) {
                continue;
            }
            var node = nodes.computeIfAbsent(target.get().url(), key -> new Node(key));
            if (!node.threaded) {
                node.insertAfter(before == null ? tail() : before);
            }
            node.count(region, pages.isHome(source));
            node.headAtHome |= pages.isHome(source)
                    && region == Region.NAVIGATION
                    && link.trail().isEmpty();
            node.trails.add(link.trail());
            node.labels.merge(link.anchorText(), 1, Integer::sum);
            before = node;
        }
    }

    private boolean isOnlyItsOwn(CrawledPage source, CrawledPage target) {
        return target.url().equals(source.url()) && !shownByOthers.contains(target.url());
    }

    /** How many pages the menus of several pages show. */
    private long shownInMenus() {
        var shown = new HashMap<WebUrl, Integer>();
        for (var page : pages.all()) {
            page.links().stream()
                    .filter(PageLink::isInMenu)
                    .filter(link -> !isToNeighbour(link))
                    .flatMap(link -> pages.target(link).stream())
                    .map(CrawledPage::url)
                    .distinct()
                    .forEach(url -> {
                        shown.merge(url, 1, Integer::sum);
                        if (!url.equals(page.url())) {
                            shownByOthers.add(url);
                        }
                    });
        }
        return shown.values().stream()
                .filter(count -> count >= Math.min(SHOWN_ON_MIN, pages.count()))
                .count();
    }

    private static boolean isToNeighbour(PageLink link) {
        return !link.trail().isEmpty() && LabelWords.areOfNeighbour(link.trail().getLast());
    }

    /** If menus show less than half of the site: the page whose text links to at least half of it, a table of contents. */
    private Optional<CrawledPage> contents() {
        return pages.all().stream()
                .max(Comparator.comparingLong(this::shownInText))
                .filter(page -> shownInText(page) * 2 >= pages.count());
    }

    private long shownInText(CrawledPage page) {
        return page.links().stream()
                .filter(PageLink::isInText)
                .flatMap(link -> pages.target(link).stream())
                .map(CrawledPage::url)
                .distinct()
                .count();
    }

    private Node tail() {
        return head.last == null ? head : head.last;
    }

    private final class Node {
        private final WebUrl url;
        private Node next;
        private Node last;
        private boolean threaded;
        private int besideText;
        private int inMenu;
        private boolean shownAtHome;
        private boolean headAtHome;
        private boolean inContents;
        private final TrailVotes trails =
                new TrailVotes(label -> telling.computeIfAbsent(label, LabelWords::areTelling));
        private final Map<String, Integer> labels = new LinkedHashMap<>();

        private Node(WebUrl url) {
            this.url = url;
        }

        private void insertAfter(Node before) {
            next = before.next;
            before.next = this;
            threaded = true;
            if (next == null) {
                head.last = this;
            }
        }

        private void count(Region region, boolean atHome) {
            besideText += region == Region.SIDEBAR ? 1 : 0;
            inMenu += region == Region.NAVIGATION ? 1 : 0;
            shownAtHome |= atHome && region != Region.MAIN;
            inContents |= region == Region.MAIN;
        }

        /** Whether a menu or a table of contents shows the page, not only the page before it. */
        private boolean isShown() {
            return besideText > 0 || inContents || isInMenu();
        }

        /** A bar at the top that leads elsewhere on every page is not a menu of the site. */
        private boolean isInMenu() {
            return shownAtHome || inMenu >= IN_MENU_SHARE * pages.count();
        }
    }
}
