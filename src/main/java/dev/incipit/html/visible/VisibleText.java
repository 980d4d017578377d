package dev.incipit.html.visible;

import dev.incipit.compute.Budget;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;
import org.jspecify.annotations.Nullable;

/** The text of an element as a reader sees it: without hidden parts and permalink signs, white space collapsed. */
public final class VisibleText {
    private static final Set<String> UNSEEN = Words.table("""
            script style template noscript head svg iframe object canvas select textarea datalist video
            audio map progress meter dialog""");
    private static final Set<String> READER_ONLY = Words.table("""
            sr-only visually-hidden visuallyhidden screen-reader-text screen-reader-only assistive-text
            viewcode-link viewcode-back material-icons material-symbols-outlined material-symbols-rounded vh
            mw-editsection method-click-advice u-visually-hidden cdk-visually-hidden w-form-done w-form-fail""");
    private static final Set<String> PERMALINK_WORDS = Words.table("""
            headerlink header-anchor hash-link heading-anchor anchorjs-link permalink headinglink
            anchor-link heading-link direct-link autolink-headings sl-anchor-link src srclink""");
    /** Signs that stand for "link to this heading". */
    private static final String PERMALINK_SIGNS = "#¶§🔗⚓∞​‍﻿\uE157";

    /** Where links "back to top" lead: the fragment that HTML reserves for it (§7.4.6.4), or one that is called so. */
    private static final Pattern TOP =
            Pattern.compile("(?i)#(?:page[-_]?|back[-_]?to[-_]?)?top(?:[-_]?of[-_]?(?:the[-_]?)?page)?");

    /** So many comments and blanks may stand beside the link of a title. */
    private static final int BLANKS_MAX = 8;

    /** How many levels above an element its title is looked for. */
    private static final int TITLE_LEVELS = 3;

    private VisibleText() {}

    /** The element's text on one line. What is hidden from screen readers counts only if there is nothing else. */
    public static String of(Element element) {
        var words = WordCollector.all(element, false);
        return words.isEmpty() ? WordCollector.all(element, true) : words;
    }

    /** The text up to a bound, for labels; if the text is longer than the bound, so is the result. */
    public static String beginning(Element element, int charsMax) {
        var words = WordCollector.beginning(element, false, charsMax);
        return words.isEmpty() ? WordCollector.beginning(element, true, charsMax) : words;
    }

    /** What an element adds to the text of its parent: nothing if it is hidden, even if only from screen readers. */
    public static String ofPart(Element part) {
        return isHidden(part) || isOrnament(part) ? "" : WordCollector.all(part, false);
    }

    /** Buttons are left out, as they describe an action; but a button in a title that expands its section is text. */
    static boolean isUnread(Element part, Element within) {
        return isHidden(part) || isPermalink(part) || (part.nameIs("button") && !isTitle(within));
    }

    static boolean isOrnament(Element part) {
        return part.attr("aria-hidden").equals("true");
    }

    /** Collapses white space to single spaces, trims it, and removes invisible characters and those that reverse text. */
    public static String fold(CharSequence text) {
        var folded = new StringBuilder(text.length());
        fold(text, folded, false, Integer.MAX_VALUE);
        return folded.toString();
    }

    /**
     * Appends a text to one that is folded already, until that is longer than the bound.
     *
     * @param after whether the text before it ended in white space
     * @return whether this one did
     */
    static boolean fold(CharSequence text, StringBuilder folded, boolean after, int charsMax) {
        boolean blank = after;
        for (int i = 0; i < text.length() && folded.length() <= charsMax; i++) {
            char c = text.charAt(i);
            if (isBlank(c)) {
                blank = true;
            } else if (isPrinted(c)) {
                if (blank && !folded.isEmpty()) {
                    folded.append(' ');
                }
                blank = false;
                folded.append(c);
            }
        }
        return blank;
    }

    public static boolean isBlank(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r') || c == '\u00A0' || Character.isSpaceChar(c);
    }

    /** False for control characters, soft hyphens, zero-width spaces and bidirectional overrides (hostile.md row 28). */
    public static boolean isPrinted(char c) {
        return c >= ' '
                && (c < '\u007F' || c > '\u009F')
                && c != '\u00AD'
                && c != '\u200B'
                && c != '\u2060'
                && c != '\uFEFF'
                && (c < '\u202A' || c > '\u202E')
                && (c < '\u2066' || c > '\u2069');
    }

    /** Whether a reader never sees the element. The panel of an inactive tab is not hidden. */
    public static boolean isHidden(Element element) {
        if (UNSEEN.contains(element.normalName())) {
            return true;
        }
        if (element.attributesSize() == 0) {
            return false;
        }
        return element.hasAttr(HiddenText.MARK)
                || (CollapsedParts.isHidden(element) && !element.attr("role").equals("tabpanel"))
                || hasWord(element, READER_ONLY);
    }

    /** Whether the element is a heading's link to itself or to the page's top. */
    public static boolean isPermalink(Element element) {
        if (!element.nameIs("a")) {
            return false;
        }
        if (hasWord(element, PERMALINK_WORDS)) {
            return !isWholeTitle(element);
        }
        var href = element.attr("href");
        int hash = href.indexOf('#');
        if (hash < 0) {
            return false;
        }
        var label = element.attr("aria-label").toLowerCase(Locale.ROOT);
        if (label.startsWith("permalink") || label.startsWith("direct link to") || label.startsWith("link to this")) {
            return true;
        }
        return TOP.matcher(href).matches() || new PermalinkSigns().areAllOf(element);
    }

    /** Whether the words of a title are all in its link to itself, as VuePress 2 writes them. */
    private static boolean isWholeTitle(Element link) {
        var title = link.parent();
        return title != null
                && headingLevel(title) > 0
                && areBlank(link.previousSibling(), Node::previousSibling)
                && areBlank(link.nextSibling(), Node::nextSibling)
                && !new PermalinkSigns().areAllOf(link);
    }

    private static boolean areBlank(@Nullable Node first, UnaryOperator<@Nullable Node> next) {
        var node = first;
        for (int count = 0; count < BLANKS_MAX && node != null; count++) {
            if (node instanceof Element || (node instanceof TextNode text && !text.isBlank())) {
                return false;
            }
            node = next.apply(node);
        }
        return node == null;
    }

    /** Checks whether a link shows only permalink signs, or nothing at all. */
    private static final class PermalinkSigns implements NodeFilter {
        private boolean sign;
        private boolean picture;

        boolean areAllOf(Element link) {
            return NodeTraversor.filter(this, link) != FilterResult.STOP && (sign || !picture);
        }

        @Override
        public FilterResult head(Node node, int depth) {
            Budget.step();
            if (node instanceof TextNode text) {
                return text.getWholeText().codePoints().allMatch(this::isSignOrBlank)
                        ? FilterResult.CONTINUE
                        : FilterResult.STOP;
            }
            picture |= node.nameIs("img") && !node.attr("alt").isEmpty();
            return depth > 0 && node.nameIs("a") ? FilterResult.SKIP_ENTIRELY : FilterResult.CONTINUE;
        }

        private boolean isSignOrBlank(int c) {
            if (Character.isWhitespace(c)) {
                return true;
            }
            sign |= PERMALINK_SIGNS.indexOf(c) >= 0;
            return PERMALINK_SIGNS.indexOf(c) >= 0;
        }
    }

    public static boolean isTitle(Element element) {
        return headingLevel(element) > 0 || element.nameIs("summary") || element.nameIs("dt");
    }

    /** Whether an element stands in a title, as the button that unfolds the text below a question. */
    public static boolean isInTitle(Element element) {
        return Stream.iterate(element.parent(), Objects::nonNull, Element::parent)
                .limit(TITLE_LEVELS)
                .anyMatch(VisibleText::isTitle);
    }

    /** The level of a heading, 1 to 6; 0 for other elements. */
    public static int headingLevel(Element element) {
        var name = element.normalName();
        return name.length() == 2 && name.charAt(0) == 'h' && name.charAt(1) >= '1' && name.charAt(1) <= '6'
                ? name.charAt(1) - '0'
                : 0;
    }

    /** Whether one of the element's classes is among the words. */
    public static boolean hasWord(Element element, Set<String> words) {
        var classes = element.attributesSize() == 0 ? "" : element.attr("class");
        if (classes.isEmpty()) {
            return false;
        }
        int from = 0;
        for (int i = 0; i <= classes.length(); i++) {
            if (i == classes.length() || Character.isWhitespace(classes.charAt(i))) {
                if (i > from && words.contains(classes.substring(from, i))) {
                    return true;
                }
                from = i + 1;
            }
        }
        return false;
    }
}
