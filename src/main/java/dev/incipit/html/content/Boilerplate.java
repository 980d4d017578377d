package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.dom.MenuCells;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.dom.SiteHeads;
import dev.incipit.html.visible.CollapsedParts;
import dev.incipit.html.visible.HiddenText;
import dev.incipit.html.visible.RunningText;
import dev.incipit.html.visible.UnfoldingButtons;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** Elements that are never content, on any page. */
final class Boilerplate {
    private static final Set<String> UNSEEN_TAGS = Words.table("""
            script style noscript template iframe frame frameset object embed applet canvas link meta base
            title select option datalist input textarea dialog map area param track source progress meter""");
    private static final ElementHints NAVIGATION = ElementHints.of("nav");
    private static final Set<String> FURNITURE_TAGS = Set.of("nav", "footer", "aside", "button", "menu");
    private static final Set<String> FURNITURE_ROLES = Words.table("""
            navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar
            tooltip status""");

    /** What themes call heads and feet of a site, questions for consent and the controls of lists. */
    private static final Set<String> FRAME_NAMES = Words.table("""
            site-header header_wrap site-footer page-footer main-footer global-footer footer-wrapper colophon masthead
            elementor-location-header elementor-location-footer elementor-location-popup
            cookie-banner cookie-bar cookie-consent cookie-law-info-bar cookie-message cookie-notice cookie-popup
            announcement-bar announcement-bar__message announcement-bar-wrapper sqs-announcement-bar section-adbar promo-bar
            store-notice woocommerce-store-notice demo_store
            blog-pager blog-feeds post-feeds prev-next-area page-navigation post-navigation footer-relations sphinxsidebar
            facets-wrapper facets-container woocommerce-message woocommerce-notices-wrapper woocommerce-ordering
            woocommerce-result-count""");

    /** What pages from before HTML 5, and Plone, call their head and foot; a class of these names may be that of any box. */
    private static final Set<String> FRAME_IDS = Words.table("""
            header footer head foot siteheader sitefooter
            portal-top portal-header portal-globalnav portal-mainnavigation portal-anontools portal-languageselector portal-searchbox
            portal-logo portal-column-one portal-column-two portal-footer portal-footer-wrapper""");

    /** An id stands once in a page (HTML §3.2.6); each box of these names is searched as a whole. */
    private static final int FRAMES_MAX = 16;

    private static final Evaluator TEXTS = Selector.evaluatorOf("h1, main, article");

    /** So many nodes of a title or a line are looked at, as each may stand in another. */
    private static final int LOOKED_AT_MAX = 100;

    private static final Set<String> FIELD_TAGS = Set.of("li", "dt", "tr", "p", "div");
    private static final Pattern LABEL = Pattern.compile("\\p{L}[^:]{1,28}:(?: .{1,80})?");
    private static final int LABEL_LEVELS = 4;
    private static final int FACTS_MIN = 3;
    private static final int ELEMENTS_MAX = 40;

    private static final ElementHints SPARE = ElementHints.of("noscript");

    private static final Set<String> NEIGHBOURS = Set.of("next", "prev", "up");

    private static final List<String> ROOTS = List.of("main, [role=main]", "article");
    /** Length in characters from which a noscript text is more than a request to enable scripts. */
    private static final int SPARE_MIN = 300;

    private Boilerplate() {}

    /**
     * Removes what a reader never sees.
     *
     * @param index of the tree, or of the document that contains it
     */
    static void removeUnseen(Element root, DocumentIndex index) {
        if (index.hasAny(SPARE)) {
            unwrapSpareText(root);
        }
        if (index.hasAny(NAVIGATION)) {
            // Webflow has the answers to questions in such an element.
            root.select("nav").stream().filter(RunningText::isIn).forEach(nav -> nav.tagName("div"));
        }
        new CollapsedParts(root).unfold();
        if (index.hasAny(UnfoldingButtons.SIGNS)) {
            UnfoldingButtons.rename(root);
        }
        if (index.hasAny(ListedOptions.SIGNS)) {
            ListedOptions.show(root);
        }
        var dead = new ArrayList<Node>(ControlBars.in(root));
        var frames = new ArrayList<Element>();
        root.traverse((node, depth) -> {
            if (node instanceof Comment || (node instanceof Element element && isUnseen(element))) {
                dead.add(node);
            } else if (node instanceof Element element && isNamedById(element)) {
                frames.add(element);
            }
        });
        frames.stream().limit(FRAMES_MAX).filter(Boilerplate::isFrame).forEach(dead::add);
        Pruning.remove(dead);
    }

    /** If the text for readers without scripts makes up most of the page, it is the page (Discourse). */
    private static void unwrapSpareText(Element root) {
        int spare = 0;
        var holders = root.select("noscript");
        Element outermost = null;
        for (var holder : holders) {
            if (outermost == null || !holder.parents().contains(outermost)) {
                outermost = holder;
                spare += holder.text().length();
            }
        }
        if (spare > SPARE_MIN && spare > (root.text().length() - spare)) {
            Pruning.unwrap(holders);
        }
    }

    /** The only main element, or else the only article, or else the page; without menus, footers and side boxes. */
    static Element withoutFurniture(Element page) {
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
        tables.forEach(Boilerplate::unlay);
        dead.addAll(menus);
        root.traverse((node, depth) -> {
            if (depth > 0 && node instanceof Element element && isFurniture(element, holding)) {
                dead.add(node);
            }
        });
        Pruning.remove(dead);
        return root;
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
                && beginningOf(text)
                        .filter(node -> node.nameIs("a"))
                        .anyMatch(link -> beginningOf(link).anyMatch(node -> node.nameIs("img")));
    }

    private static Stream<Node> beginningOf(Node node) {
        return node.nodeStream().limit(LOOKED_AT_MAX);
    }

    private static boolean isUnseen(Element element) {
        return (UNSEEN_TAGS.contains(element.normalName()) && !isBoxToTick(element))
                || (element.attr("aria-hidden").equals("true")
                        && element.normalName().equals("svg"))
                || element.hasAttr(HiddenText.MARK)
                || Breadcrumbs.are(element)
                || isLineOfNeighbours(element)
                || isTitleOfComments(element)
                || CollapsedParts.isHidden(element);
    }

    private static boolean isNamedById(Element element) {
        return FrameNames.byId(element)
                .filter(part -> part != FrameNames.Part.ASIDE)
                .isPresent();
    }

    /** Whether a box does not hold the page's text, nor is a part of a text that is about heads and feet. */
    private static boolean isFrame(Element box) {
        return box.closest("main, article, section") == null && box.selectFirst("main, article") == null;
    }

    /** "2 thoughts on …", "Leave a reply": what WordPress writes above comments and their form. */
    private static boolean isTitleOfComments(Element element) {
        return VisibleText.headingLevel(element) > 0
                && (element.hasClass("comments-title") || element.hasClass("comment-reply-title"));
    }

    /** The line above and below a page of a manual that leads to the next one, the one before and the one above (Texinfo). */
    private static boolean isLineOfNeighbours(Element element) {
        return element.nameIs("div")
                && (element.hasClass("header") || element.hasClass("nav-panel"))
                && element.childrenSize() == 1
                && element.child(0).nameIs("p")
                && beginningOf(element.child(0))
                        .anyMatch(node -> node.nameIs("a") && NEIGHBOURS.contains(node.attr("rel")));
    }

    /** Of all form fields, only the check box of a task list carries meaning for a reader. */
    private static boolean isBoxToTick(Element element) {
        return element.nameIs("input")
                && element.attr("type").equalsIgnoreCase("checkbox")
                && element.closest("li") != null;
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
                || element.classNames().stream().anyMatch(Boilerplate::isFrameName);
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
