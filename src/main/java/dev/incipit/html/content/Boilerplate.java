package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.visible.CollapsedParts;
import dev.incipit.html.visible.HiddenText;
import dev.incipit.html.visible.RunningText;
import dev.incipit.html.visible.UnfoldingButtons;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Elements that no reader sees as a part of the text, on any page. */
final class Boilerplate {
    private static final Set<String> UNSEEN_TAGS = Words.table("""
            script style noscript template iframe frame frameset object embed applet canvas link meta base
            title select option datalist input textarea dialog map area param track source progress meter
            facet-filters-form facet-remove sort-filter predictive-search cart-drawer cart-notification localization-form
            quantity-input share-button product-recommendations""");
    private static final ElementHints NAVIGATION = ElementHints.of("nav");
    /** An id stands once in a page (HTML §3.2.6); each box of these names is searched as a whole. */
    static final int FRAMES_MAX = 16;

    /** So many nodes of a title or a line are looked at, as each may stand in another. */
    private static final int LOOKED_AT_MAX = 100;

    private static final ElementHints COMMENTS = ElementHints.of(
            ".comment-respond", ".comments-title", ".comment-reply-title", ".post-copyright", ".article-licensing");
    private static final ElementHints SPARE = ElementHints.of("noscript");

    /** As many nodes before and behind a link show whether it is a part of a sentence. */
    private static final int SIBLINGS_MAX = 8;

    private static final Set<String> FEEDS = Set.of("application/rss+xml", "application/atom+xml");
    private static final Pattern FEED =
            Pattern.compile("(?iU)\\s*|(?:\\w{1,20} )?(?:rss|atom|feeds?)(?: (?:feeds?|\\d\\S{0,4}))?|subscribe");
    private static final Set<String> NEIGHBOURS = Set.of("next", "prev", "up");

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
            root.getElementsByTag("nav").stream().filter(RunningText::isIn).forEach(nav -> nav.tagName("div"));
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
        boolean comments = index.hasAny(COMMENTS);
        root.traverse((node, depth) -> {
            if (node instanceof Comment
                    || (node instanceof Element element
                            && (isUnseen(element) || (comments && isOfComments(element))))) {
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

    static Stream<Node> beginningOf(Node node) {
        return node.nodeStream().limit(LOOKED_AT_MAX);
    }

    private static boolean isUnseen(Element element) {
        return (UNSEEN_TAGS.contains(element.normalName()) && !isBoxToTick(element))
                || (element.attr("aria-hidden").equals("true")
                        && element.normalName().equals("svg"))
                || element.hasAttr(HiddenText.MARK)
                || Breadcrumbs.are(element)
                || isLineOfNeighbours(element)
                || isSecondLink(element)
                || isFeedButton(element)
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

    /** The heading of the comments, "2 thoughts on …", and the form to write one, as WordPress has them; whose a post is, in Hexo's themes. */
    private static boolean isOfComments(Element element) {
        return (element.hasClass("comment-respond")
                        && beginningOf(element).noneMatch(node -> node.nameIs("h1") || node.nameIs("main")))
                || ((element.hasClass("post-copyright") || element.hasClass("article-licensing"))
                        && isSmallBox(element))
                || (VisibleText.headingLevel(element) > 0
                        && (element.hasClass("comments-title") || element.hasClass("comment-reply-title")));
    }

    private static boolean isSmallBox(Element element) {
        return (element.nameIs("div") || element.nameIs("ul"))
                && beginningOf(element).count() < LOOKED_AT_MAX
                && beginningOf(element)
                        .noneMatch(node -> node instanceof Element part
                                && VisibleText.headingLevel(part) > 0
                                && !part.nameIs("h6"));
    }

    /** The button "Download" beside a link to the same file (HTML §4.6.1, "download"). */
    private static boolean isSecondLink(Element element) {
        var first = element.nameIs("a") && element.hasAttr("download") ? element.previousElementSibling() : null;
        return first != null
                && first.nameIs("a")
                && first.hasAttr("href")
                && first.hasText()
                && first.attr("href").equals(element.attr("href"));
    }

    /** A link to a feed (RFC 4287 §7) that is called so, and stands in no sentence or heading. */
    private static boolean isFeedButton(Element element) {
        var around = element.parent();
        return element.nameIs("a")
                && FEEDS.contains(element.attr("type"))
                && FEED.matcher(element.text()).matches()
                && around != null
                && VisibleText.headingLevel(around) == 0
                && Stream.concat(near(element, Node::previousSibling), near(element, Node::nextSibling))
                        .allMatch(node -> !(node instanceof TextNode text) || text.isBlank());
    }

    private static Stream<Node> near(Element element, UnaryOperator<@Nullable Node> next) {
        return Stream.iterate(next.apply(element), Objects::nonNull, next).limit(SIBLINGS_MAX);
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
}
