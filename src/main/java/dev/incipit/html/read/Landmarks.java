package dev.incipit.html.read;

import dev.incipit.compute.Budget;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.dom.MenuCells;
import dev.incipit.html.dom.SiteHeads;
import dev.incipit.text.Words;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Tracks which region of the page a walk is in: by landmark elements and roles (HTML §4.3, WAI-ARIA), or by words in classes
 * and ids if a page has none. An element that encloses the page's text is never a menu, whatever its class says.
 */
final class Landmarks {
    private static final Set<String> SIDE =
            FrameNames.with(FrameNames.SIDE_MENUS, "sidebar sidenav side sphinxsidebar toctree drawer tree");
    /** Those that mean it wherever they stand; the second is of Butterfly, a theme of Hexo, which has it in the main element. */
    private static final Set<String> SIDE_IN_TEXT = Set.of("sidebar", "aside-content");

    /** Sphinx's and Doxygen's own names among them. */
    private static final Set<String> CRUMBS =
            FrameNames.with(FrameNames.PATHS, "breadcrumb breadcrumbs crumbs crumb wy-breadcrumbs ingroups");

    /** The pages of a DokuWiki that its reader saw last, within its breadcrumbs. */
    private static final String LAST_SEEN = "trace";

    private static final Set<String> PAGES = Words.table("""
            pagination pager prevnext prev-next related prev next pagenav paging paginator""");
    private static final Set<String> MENU =
            FrameNames.with(FrameNames.MENUS, "menu navbar nav navigation topnav topbar menubar masthead");
    private static final Set<String> FOOT = Set.of("footer", "colophon", "foot");
    private static final Set<String> BOXES = Set.of("div", "ul", "ol", "section", "td");
    private static final Evaluator FRAME = Selector.evaluatorOf("header, nav, footer");
    private static final int CLASS_LENGTH_MAX = 400;
    /** No page is laid out in more columns. */
    private static final int LAYOUT_CELLS_MAX = 8;
    /** A menu has more than this share of its characters in links. The rest is headings. */
    private static final double LINKED_MIN = 0.7;

    private record Place(Element element, Region region) {}

    private final Deque<Place> places = new ArrayDeque<>();
    private final Set<Element> holdingText = Collections.newSetFromMap(new IdentityHashMap<>());
    /** By class, id and label of an element; most elements share theirs with others. */
    private final Map<String, Set<String>> known = new HashMap<>();

    /** Heads and menus of the site that stand in the main element, or where there is none. */
    private final Set<Element> framesInText;

    private final Region outside;

    /** A main element that tells nothing, because it holds all of the page. */
    private final Optional<Element> wholePage;

    Landmarks(DocumentIndex document) {
        var all = document.mains();
        wholePage = all.stream().limit(1).filter(Landmarks::isWholePage).findFirst();
        framesInText = new HashSet<>(SiteHeads.among(document.all("header")));
        document.layoutTable().map(MenuCells::in).ifPresent(framesInText::addAll);
        var mains = wholePage.isPresent() ? all.subList(1, all.size()) : all;
        outside = mains.isEmpty() ? Region.MAIN : Region.NAVIGATION;
        if (mains.isEmpty()) {
            document.all("article").forEach(this::markHolders);
            document.all("h1").forEach(this::markHolders);
        } else {
            mains.forEach(this::markHolders);
        }
    }

    /** Whether head and foot of the page stand in it too, and none beside it, as in PrestaShop's theme. */
    private static boolean isWholePage(Element main) {
        for (var inside = main; inside.parent() != null && !inside.nameIs("body"); inside = inside.parent()) {
            if (inside.siblingElements().stream().anyMatch(beside -> beside.selectFirst(FRAME) != null)) {
                return false;
            }
        }
        return holdsOfPage(main, "header") && holdsOfPage(main, "footer");
    }

    /** Whether a head or foot with links stands in it that is not an article's. */
    private static boolean holdsOfPage(Element main, String part) {
        var link = FirstLink.in(main, part);
        return link != null && link.closest("article") == null;
    }

    /** Finds the first link in parts of a name, in one pass. */
    private static final class FirstLink implements NodeFilter {
        private final String part;
        private int open;
        private @Nullable Element link;

        private FirstLink(String part) {
            this.part = part;
        }

        static @Nullable Element in(Element root, String part) {
            var first = new FirstLink(part);
            root.filter(first);
            return first.link;
        }

        @Override
        public FilterResult head(Node node, int depth) {
            Budget.step();
            link = open > 0 && isLink(node) ? (Element) node : null;
            open += depth > 0 && node.nameIs(part) ? 1 : 0;
            return link == null ? FilterResult.CONTINUE : FilterResult.STOP;
        }

        @Override
        public FilterResult tail(Node node, int depth) {
            open -= depth > 0 && node.nameIs(part) ? 1 : 0;
            return FilterResult.CONTINUE;
        }
    }

    private static boolean isLink(Node node) {
        return node.nameIs("a") && node.hasAttr("href");
    }

    private void markHolders(Element text) {
        Element around = text;
        while (around != null && holdingText.add(around)) {
            around = around.parent();
        }
    }

    Region region() {
        return places.isEmpty() ? outside : places.peek().region();
    }

    void enter(Element element) {
        var region = regionOf(element);
        if (region.isPresent() && (places.isEmpty() || region.get() != region())) {
            places.push(new Place(element, region.get()));
        }
    }

    void leave(Element element) {
        if (!places.isEmpty() && places.peek().element().equals(element)) {
            places.pop();
        }
    }

    private Optional<Region> regionOf(Element element) {
        var role = element.attr("role").toLowerCase(Locale.ROOT);
        var now = region();
        boolean inText = now == Region.MAIN && !places.isEmpty();
        boolean inFrame =
                now == Region.SIDEBAR || now == Region.FOOTER || now == Region.BREADCRUMB || now == Region.PAGINATION;
        var name = element.normalName();
        if (((name.equals("main") || role.equals("main"))
                        && wholePage.filter(element::equals).isEmpty())
                || (name.equals("article") && !inFrame)) {
            return Optional.of(Region.MAIN);
        }
        if (name.equals("footer") || role.equals("contentinfo")) {
            return Optional.of(Region.FOOTER);
        }
        if (name.equals("nav") || role.equals("navigation")) {
            return byWords(element, false)
                    .or(() -> Optional.of(Region.NAVIGATION).filter(_ -> !inFrame));
        }
        if (name.equals("aside") || role.equals("complementary")) {
            return byWords(element, inText)
                    .filter(region -> region != Region.NAVIGATION)
                    .or(() -> Optional.of(Region.SIDEBAR).filter(_ -> !inText && !inFrame));
        }
        if (name.equals("header") || role.equals("banner")) {
            return Optional.of(Region.NAVIGATION).filter(_ -> (!inText && !inFrame) || framesInText.contains(element));
        }
        if (name.equals("td") && now == outside && (framesInText.contains(element) || isMenuBesideText(element))) {
            return Optional.of(Region.NAVIGATION);
        }
        boolean frame = name.equals("body") && element.className().contains("iframe");
        return frame || (BOXES.contains(name) && !holdingText.contains(element))
                ? byWords(element, inText)
                : Optional.empty();
    }

    /** Whether this is a cell of links beside the cell with the text, in a table that lays out the page. */
    private boolean isMenuBesideText(Element cell) {
        var row = cell.parent();
        if (holdingText.contains(cell)
                || row == null
                || row.childrenSize() > LAYOUT_CELLS_MAX
                || row.children().stream().noneMatch(holdingText::contains)) {
            return false;
        }
        int[] linked = {0};
        cell.filter((node, _) -> {
            if (isLink(node) && node instanceof Element link) {
                linked[0] += link.text().length();
                return NodeFilter.FilterResult.SKIP_ENTIRELY;
            }
            return NodeFilter.FilterResult.CONTINUE;
        });
        return linked[0] > LINKED_MIN * cell.text().length();
    }

    /** The region that class, id and label name. Inside the text, only unambiguous words count. */
    private Optional<Region> byWords(Element element, boolean inText) {
        var words = words(element);
        var now = region();
        var part = FrameNames.byId(element).map(Landmarks::regionOf);
        if (part.isPresent() && !inText) {
            return part;
        }
        if (element.hasClass(LAST_SEEN)
                && element.parent() != null
                && element.parent().hasClass("breadcrumbs")) {
            return Optional.of(Region.PAGINATION);
        }
        if (!Collections.disjoint(words, CRUMBS) || element.attr("itemtype").endsWith("/BreadcrumbList")) {
            return Optional.of(Region.BREADCRUMB);
        }
        if (now == Region.SIDEBAR || now == Region.FOOTER) {
            return Optional.empty();
        }
        if (!Collections.disjoint(words, PAGES)) {
            return Optional.of(Region.PAGINATION);
        }
        if (!Collections.disjoint(words, SIDE_IN_TEXT) || (!inText && !Collections.disjoint(words, SIDE))) {
            return Optional.of(Region.SIDEBAR);
        }
        if (inText) {
            return Optional.empty();
        }
        if (!Collections.disjoint(words, FOOT)) {
            return Optional.of(Region.FOOTER);
        }
        boolean menu = !Collections.disjoint(words, MENU) && now == outside;
        return menu ? Optional.of(Region.NAVIGATION) : Optional.empty();
    }

    private static Region regionOf(FrameNames.Part part) {
        return switch (part) {
            case HEAD, MENU -> Region.NAVIGATION;
            case SIDE_MENU, ASIDE -> Region.SIDEBAR;
            case FOOT -> Region.FOOTER;
        };
    }

    private Set<String> words(Element element) {
        return element.attributesSize() == 0
                ? Set.of()
                : known.computeIfAbsent(
                        element.className() + " " + element.id() + " " + element.attr("aria-label"), Landmarks::words);
    }

    /** The words of class, id and label in lower case; compounds ({@code docSidebar_x}, {@code wy-nav-side}) also split. */
    private static Set<String> words(String text) {
        var words = new HashSet<String>();
        var whole = new StringBuilder();
        var part = new StringBuilder();
        int length = Math.min(text.length(), CLASS_LENGTH_MAX);
        for (int i = 0; i <= length; i++) {
            char c = i == length ? ' ' : text.charAt(i);
            boolean blank = Character.isWhitespace(c);
            boolean camel = Character.isUpperCase(c) && !part.isEmpty() && Character.isLowerCase(text.charAt(i - 1));
            if (blank || camel || !Character.isLetterOrDigit(c)) {
                words.add(part.toString());
                part.setLength(0);
            }
            if (blank) {
                words.add(whole.toString());
                whole.setLength(0);
            } else {
                whole.append(Character.toLowerCase(c));
                if (Character.isLetterOrDigit(c)) {
                    part.append(Character.toLowerCase(c));
                }
            }
        }
        words.remove("");
        return words;
    }
}
