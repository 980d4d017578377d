package dev.incipit.html.content;

import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.dom.MenuCells;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.dom.SiteHeads;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.ShippedTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The menus, heads, feet and side boxes of a page that is too small for statistics, by what elements and their names say. */
final class Furniture {
    private static final ShippedTables TABLES = ShippedTables.of(Furniture.class);

    private static final Set<String> FURNITURE_TAGS = Set.of("nav", "footer", "aside", "button", "menu");
    private static final Set<String> FURNITURE_ROLES = TABLES.words("roles");

    /** What themes call heads and feet of a site, questions for consent, the controls of lists, and authors and tags of a post. */
    private static final Set<String> FRAME_NAMES = TABLES.words("frame names");

    /** What pages from before HTML 5, and Plone, call their head and foot; a class of these names may be that of any box. */
    private static final Set<String> FRAME_IDS = TABLES.words("frame ids");

    /** What a theme of boxes calls its frame, with a short name of its own before. */
    private static final Pattern FRAME =
            Pattern.compile("(?i)(?!no-|has-)(?:[a-z]{1,4}[-_])?(?:header|footer|breadcrumbs?|sidebar)");

    /** The same of boxes that hold links; a restaurant has a menu too. */
    private static final Pattern MENU =
            Pattern.compile("(?i)(?:[a-z]{1,4}[-_])?(?:nav|navbar|navigation|menu|side|sidebar|pager)");

    private static final int LINKS_MIN = 3;

    /** The share of its characters that are in links. */
    private static final double LINKED_MIN = 0.5;

    /** The comments below a post, each of which may be an article (HTML §4.3.2); in a guestbook they are most of the text. */
    private static final Evaluator COMMENTS = Selector.evaluatorOf(
            ".comments-area, .commentlist, .comment-list, .wp-block-comments, .wp-block-post-comments");

    private static final Evaluator TEXTS = Selector.evaluatorOf("h1, main, article");

    private static final Set<String> FIELD_TAGS = Set.of("li", "dt", "tr", "p", "div");
    private static final Pattern LABEL = Pattern.compile("\\p{L}[^:]{1,28}:(?: .{1,80})?");
    private static final int LABEL_LEVELS = 4;
    private static final int FACTS_MIN = 3;
    private static final int ELEMENTS_MAX = 40;

    private static final List<String> ROOTS = List.of("main, [role=main]", "article");

    private Furniture() {}

    /** The only main element, or else the only article, or else the page; without menus, footers and side boxes. */
    static Element removedFrom(Element page) {
        int all = page.text().length();
        Pruning.remove(page.select(COMMENTS).stream()
                .limit(Boilerplate.FRAMES_MAX)
                .filter(comments -> comments.selectFirst("h1, main") == null
                        && comments.text().length() * 2 <= all)
                .toList());
        var root = page;
        for (var query : ROOTS) {
            var found = page.select(query);
            if (root.equals(page) && found.size() == 1 && found.getFirst().hasText()) {
                root = found.getFirst();
            }
        }
        var holding = holdingTheText(root);
        var dead = new ArrayList<Node>(SiteHeads.among(root.select("header")));
        var menus = MenuCells.in(root);
        // A picture in SVG may have cells without a table.
        var tables = menus.stream()
                .map(menu -> menu.closest("table"))
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        tables.forEach(Furniture::unlay);
        dead.addAll(menus);
        // A frame stands beside the box with the text, and not in it.
        var around = new HashSet<>(holding);
        root.select(TEXTS).forEach(text -> around.remove(text.parent()));
        var frames = new ArrayList<Element>();
        root.traverse((node, depth) -> {
            if (depth > 0 && node instanceof Element element && isFurniture(element, holding)) {
                dead.add(node);
            } else if (node.nameIs("div")
                    && node instanceof Element box
                    && around.contains(box.parent())
                    && !holding.contains(box)
                    && (isCalled(box, FRAME) || isCalled(box, MENU))) {
                frames.add(box);
            }
        });
        int chars = root.text().length();
        frames.stream()
                .limit(Boilerplate.FRAMES_MAX)
                .filter(box -> box.closest("main, article, section") == null)
                .filter(box ->
                        isOfLinks(box) || (isCalled(box, FRAME) && box.text().length() * 2 <= chars && !isOfFacts(box)))
                .forEach(dead::add);
        Pruning.remove(dead);
        return root;
    }

    private static boolean isCalled(Element box, Pattern name) {
        return box.classNames().stream().anyMatch(word -> name.matcher(word).matches())
                || name.matcher(box.id()).matches();
    }

    private static boolean isOfLinks(Element box) {
        var links = box.select("a");
        return links.size() >= LINKS_MIN
                && links.text().length() >= LINKED_MIN * box.text().length();
    }

    /** Makes boxes of a table that lays out the page: without its menu it might be taken for one of data. */
    private static void unlay(Element table) {
        var parts = new ArrayList<>(List.of(table));
        for (var section : table.children()) {
            parts.add(section);
            for (var row : section.children()) {
                parts.add(row);
                row.children().stream().filter(cell -> cell.nameIs("td")).forEach(parts::add);
            }
        }
        parts.forEach(part -> part.tagName("div"));
    }

    /** The elements that hold a title, a main element or an article. */
    private static Set<Element> holdingTheText(Element root) {
        var holding = new HashSet<Element>();
        for (var text : root.select(TEXTS)) {
            for (Element holder = isLogo(text) ? null : text; holder != null && holding.add(holder); ) {
                holder = holder.parent();
            }
        }
        return holding;
    }

    /** Whether it is a heading that has a picture in a link. */
    private static boolean isLogo(Element text) {
        return text.nameIs("h1")
                && Boilerplate.beginningOf(text)
                        .filter(node -> node.nameIs("a"))
                        .anyMatch(link -> Boilerplate.beginningOf(link).anyMatch(node -> node.nameIs("img")));
    }

    /** A button stays that names its panel or is a title; so do the facts beside the picture of a place or a project. */
    private static boolean isFurniture(Element element, Set<Element> holding) {
        return (FURNITURE_TAGS.contains(element.normalName())
                        && !element.attr("role").equals("tab")
                        && !(element.nameIs("button") && VisibleText.isInTitle(element))
                        && !(element.nameIs("aside") && isOfFacts(element)))
                || FURNITURE_ROLES.contains(element.attr("role").toLowerCase(Locale.ROOT))
                || (isNamedFrame(element) && !holding.contains(element));
    }

    /** Not a part of a text that is about heads and feet. */
    private static boolean isFrameOfDivs(Element element) {
        return (FRAME_IDS.contains(element.id().toLowerCase(Locale.ROOT))
                        || FrameNames.byId(element).isPresent())
                && (element.nameIs("div") || element.nameIs("td"))
                && element.closest("main, article, section") == null;
    }

    private static boolean isNamedFrame(Element element) {
        return isFrameName(element.id())
                || isFrameOfDivs(element)
                || element.classNames().stream().anyMatch(Furniture::isFrameName);
    }

    private static boolean isFrameName(String name) {
        return FRAME_NAMES.contains(name) || FrameNames.MENUS.contains(name) || FrameNames.SIDE_MENUS.contains(name);
    }

    /** Whether a box has labels before values: "Category: Harbour". Looks at its first elements. */
    private static boolean isOfFacts(Element box) {
        return box.stream()
                        .limit(ELEMENTS_MAX)
                        .filter(element -> FIELD_TAGS.contains(element.normalName()))
                        .filter(field -> field.nameIs("dt")
                                || LABEL.matcher(beginning(field)).matches())
                        .limit(FACTS_MIN)
                        .count()
                == FACTS_MIN;
    }

    /** The first text of an element, a few levels deep. */
    private static String beginning(Element element) {
        Node first = element;
        for (int level = 0; level < LABEL_LEVELS && first instanceof Element; level++) {
            first = first.childNodeSize() == 0 ? null : first.childNode(0);
        }
        return first instanceof TextNode text ? text.text().strip() : "";
    }
}
