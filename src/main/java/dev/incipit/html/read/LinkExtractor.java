package dev.incipit.html.read;

import dev.incipit.compute.Budget;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.html.visible.WordCollector;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/**
 * Collects a page's links with their text, the region of the page and the menu labels above them. Links within the page are
 * left out. Frames of the same site count as links, because they show menus.
 */
public final class LinkExtractor implements NodeFilter {
    private static final int WORDS_MAX = 300;

    /** Boxes around the name in a link. */
    private static final int NAME_LEVELS_MAX = 4;

    /** A link that holds more, perhaps other links, is a part of the page. */
    private static final int NAME_NODES_MAX = 100;

    private static final int NAME_LETTERS_MIN = 2;
    private static final Evaluator UP = new Evaluator.AttributeWithValue("rel", "up");

    private final AddressBase base;
    private final WebUrl page;
    private final Landmarks landmarks;
    /** Two words or more, and no date, price or label in capitals. */
    private static final Pattern NAME = Pattern.compile("(?=.{0,200}\\p{Ll})[^\\p{N}€$£]{2,100} [^\\p{N}€$£]{2,100}+");

    /** Five words or more. */
    private static final Pattern TEXT = Pattern.compile("^(?:\\S{1,60} ){4}\\S");

    private final MenuPath trail = new MenuPath();
    private final Map<Key, PageLink> links = new LinkedHashMap<>();

    private record Key(WebUrl target, Region region) {}

    private LinkExtractor(DocumentIndex index, WebUrl page, AddressBase base) {
        this.base = base;
        this.page = page.withoutFragment();
        this.landmarks = new Landmarks(index);
    }

    public static List<PageLink> links(Document document, DocumentIndex index, WebUrl page, AddressBase base) {
        var extractor = new LinkExtractor(index, page, base);
        NodeTraversor.filter(extractor, document);
        extractor.breadcrumbs(new LinkedFacts(index).path());
        extractor.breadcrumbs(above(index));
        return extractor.withoutCommonLabels();
    }

    @Override
    public FilterResult head(Node node, int depth) {
        Budget.step();
        if (node instanceof Element element) {
            landmarks.enter(element);
            switch (element.normalName()) {
                case "a", "area" -> anchor(element);
                case "iframe", "frame" -> frame(element);
                default -> {
                    // Not a link.
                }
            }
            // A link that opens a part of the menu names what follows it, not itself.
            if (isMenu()) {
                trail.enter(element);
            }
        }
        return links.size() < Page.LINKS_MAX ? FilterResult.CONTINUE : FilterResult.STOP;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (node instanceof Element element) {
            trail.leave(element);
            landmarks.leave(element);
        }
        return FilterResult.CONTINUE;
    }

    private boolean isMenu() {
        return landmarks.region() != Region.MAIN;
    }

    private void anchor(Element anchor) {
        var href = anchor.attr("href").strip();
        boolean here = href.equals("#") && isMenu() && anchor.className().contains("current");
        if (here) {
            add(page, anchor);
        } else if (!href.isEmpty() && href.charAt(0) != '#') {
            base.web(href).ifPresent(target -> {
                var whole = target.withoutFragment();
                if (target.fragment().isEmpty() || !whole.equals(page)) {
                    add(whole, anchor);
                }
            });
        }
    }

    private void frame(Element frame) {
        var source = frame.attr("src").strip();
        if (source.isEmpty()) {
            return;
        }
        base.web(source)
                .map(WebUrl::withoutFragment)
                .filter(target -> target.origin().equals(page.origin()) && !target.equals(page))
                .ifPresent(target -> add(target, frame));
    }

    private void add(WebUrl target, Element element) {
        boolean up = LinkRelations.isUp(element);
        var region =
                LinkRelations.isNeighbour(element) ? Region.PAGINATION : up ? Region.BREADCRUMB : landmarks.region();
        var key = new Key(target, region);
        var known = links.get(key);
        if (known == null || known.anchorText().isEmpty()) {
            var labels = isMenu() ? trail.labels() : List.<String>of();
            var words = words(nameIn(element, isMenu()));
            var name = up ? LinkRelations.nameAbove(element, words) : words;
            links.put(
                    key,
                    new PageLink(
                            target,
                            name,
                            region,
                            labels,
                            LinkRelations.isUnfollowed(element),
                            LinkRelations.of(element).contains("tag")));
        }
    }

    /** Returns the page above this one, as manuals in chapters name it to the browser (HTML 3.2, rel=up). */
    private static List<LinkedFacts.Crumb> above(DocumentIndex index) {
        return index.first("link", UP).stream()
                .map(link -> new LinkedFacts.Crumb(
                        VisibleText.fold(Words.beginning(link.attr("title"), WORDS_MAX)), link.attr("href")))
                .toList();
    }

    /** Adds the path that only the page's data has. */
    private void breadcrumbs(List<LinkedFacts.Crumb> path) {
        if (links.keySet().stream().anyMatch(key -> key.region() == Region.BREADCRUMB)) {
            return;
        }
        for (var crumb : path) {
            base.web(crumb.address())
                    .map(WebUrl::withoutFragment)
                    .filter(target -> !target.equals(page))
                    .ifPresent(target -> links.putIfAbsent(
                            new Key(target, Region.BREADCRUMB),
                            new PageLink(target, crumb.name(), Region.BREADCRUMB, List.of(), false)));
        }
    }

    /** Returns the part of a link that names its target: a line in a box of its own above a longer one that describes it. */
    private static Element nameIn(Element link, boolean menu) {
        if (link.firstElementChild() == null
                || link.nodeStream().limit(NAME_NODES_MAX + 1L).count() > NAME_NODES_MAX) {
            return link;
        }
        var level = link;
        for (int depth = 0; depth < NAME_LEVELS_MAX; depth++) {
            var blocks = level.children().stream()
                    .filter(child -> !VisibleText.beginning(child, WORDS_MAX).isEmpty())
                    .toList();
            if (blocks.isEmpty() || !level.ownText().isBlank()) {
                return link;
            }
            if (blocks.size() > 1) {
                return isName(blocks.get(0), blocks.get(1), menu) ? blocks.getFirst() : link;
            }
            level = blocks.getFirst();
        }
        return link;
    }

    private static boolean isName(Element first, Element second, boolean menu) {
        var name = VisibleText.beginning(first, WORDS_MAX);
        var text = VisibleText.beginning(second, WORDS_MAX);
        boolean lines = menu && first.isBlock() && second.isBlock();
        return (lines
                        || (areBoxes(first, second)
                                && NAME.matcher(name).matches()
                                && TEXT.matcher(text).find()))
                && name.chars().filter(Character::isLetter).count() >= NAME_LETTERS_MIN
                && name.length() < text.length();
    }

    /** Whether nothing parts two elements but the style sheet, for which they have names. */
    private static boolean areBoxes(Element first, Element second) {
        return second.equals(first.nextSibling())
                && first.nameIs("span")
                && second.nameIs("span")
                && first.hasAttr("class")
                && second.hasAttr("class");
    }

    private static String words(Element element) {
        var words = WordCollector.ofLink(element, false, WORDS_MAX);
        if (words.isEmpty()) {
            words = WordCollector.ofLink(element, true, WORDS_MAX);
        }
        if (words.isEmpty()) {
            words = VisibleText.fold(firstAlternative(element));
        }
        for (var attribute : List.of("aria-label", "title", "alt")) {
            words = words.isEmpty() ? VisibleText.fold(element.attr(attribute)) : words;
        }
        return Words.beginning(words, WORDS_MAX);
    }

    /** The alt text of the first image that has one, ignoring images in nested links. */
    private static String firstAlternative(Element link) {
        var found = new StringBuilder();
        NodeTraversor.filter(
                (NodeFilter) (node, depth) -> {
                    Budget.step();
                    if (depth > 0 && node.nameIs("a")) {
                        return FilterResult.SKIP_ENTIRELY;
                    }
                    if (!node.nameIs("img") || !node.hasAttr("alt")) {
                        return FilterResult.CONTINUE;
                    }
                    found.append(node.attr("alt"));
                    return FilterResult.STOP;
                },
                link);
        return found.toString();
    }

    /** Removes the label above every link of a menu: it names the menu and groups nothing. */
    private List<PageLink> withoutCommonLabels() {
        var found = new ArrayList<>(links.values());
        for (var region : List.of(Region.NAVIGATION, Region.SIDEBAR, Region.FOOTER)) {
            var first = found.stream()
                    .filter(link -> link.region() == region)
                    .map(link -> link.trail().isEmpty() ? "" : link.trail().getFirst())
                    .distinct()
                    .limit(2)
                    .toList();
            if (first.size() == 1 && !first.getFirst().isEmpty()) {
                found.replaceAll(link -> link.region() == region ? withoutFirstLabel(link) : link);
            }
        }
        return found;
    }

    private static PageLink withoutFirstLabel(PageLink link) {
        var rest = link.trail().subList(1, link.trail().size());
        return new PageLink(link.target(), link.anchorText(), link.region(), rest, link.nofollow(), link.tag());
    }
}
