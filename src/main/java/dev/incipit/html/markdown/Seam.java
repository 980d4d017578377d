package dev.incipit.html.markdown;

import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Decides where two inline elements that touch are read as two words because style sheets set them apart: the day, month and
 * year of a date, an author and a date, a label and what it names, a price and what is beside it. Letters of one word are never parted.
 */
final class Seam {
    private static final Set<String> PARTS = Set.of("span", "time", "label", "small", "data", "del", "ins", "s");
    private static final Set<String> STRONG = Set.of("strong", "b");
    /** The names of the small boxes behind a name: {@code Rain<span class=format-label>CSV</span>}. */
    private static final Pattern BADGE =
            Pattern.compile("(?i)(?:^|[-_ ])(?:label|badge|tag|chip|pill|format)s?(?:$|[-_ ])");

    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}{3,8}");
    private static final int YEAR_DIGITS = 4;
    private static final int WORD_MIN = 2;

    private Seam() {}

    /** Whether the element may end a word though nothing stands between it and what follows. */
    static boolean mayFollow(Element element) {
        return isPart(element) && element.nextSibling() != null;
    }

    /** Whether the element is followed at once by another such element, and not by text. */
    static boolean isBetweenParts(Element element) {
        return element.nextSibling() instanceof Element next && (isPart(next) || isBesideStyled(element));
    }

    /** In a date every element is a part, whatever it means elsewhere: {@code <time><b>07</b><em>Jun</em></time>}. */
    private static boolean isPart(Element element) {
        var outer = element.parent();
        return PARTS.contains(element.normalName())
                || isBesideStyled(element)
                || (outer != null && (outer.nameIs("time") || isPartOfLink(element, outer)));
    }

    /** Whether a link is followed at once by a box or another link: {@code <a>My cards</a><span class=description>Pay</span>}. */
    private static boolean isBesideStyled(Element element) {
        return element.nameIs("a")
                && element.nextSibling() instanceof Element next
                && (PARTS.contains(next.normalName()) || next.nameIs("a"))
                && !next.className().isEmpty()
                && (isOfSeveralWords(element) || isOfSeveralWords(next));
    }

    private static boolean isOfSeveralWords(Element element) {
        return element.childNodeSize() > 0
                && element.childNode(0) instanceof TextNode text
                && text.getWholeText().strip().indexOf(' ') > 0;
    }

    /** Whether an element is a small box in capitals right behind a text, at the end of what holds both. */
    static boolean isBadge(Element element) {
        return PARTS.contains(element.normalName())
                && element.previousSibling() instanceof TextNode
                && element.nextSibling() == null
                && BADGE.matcher(element.className()).find()
                && CAPITALS.matcher(element.ownText()).matches();
    }

    /** Shops set a title of several words apart from the text beside it: {@code <a><strong>Sow now</strong><span>Seeds</span></a>}. */
    private static boolean isPartOfLink(Element element, Element outer) {
        return STRONG.contains(element.normalName())
                && (outer.nameIs("a")
                        || (outer.parent() != null && outer.parent().nameIs("a")))
                && isNoText(element.previousSibling())
                && isNoText(element.nextSibling())
                && element.childNodeSize() == 1
                && element.firstChild() instanceof TextNode name
                && name.getWholeText().strip().indexOf(' ') > 0;
    }

    private static boolean isNoText(@Nullable Node node) {
        return !(node instanceof TextNode text) || text.isBlank();
    }

    /**
     * Whether a blank belongs between the words. A letter beside a digit stays, as in "H2" set letter by letter.
     *
     * @param parts whether both are elements of their own, as in {@code <span>27</span><span>mars</span>}
     */
    static boolean parts(String left, String right, boolean parts) {
        if (left.isEmpty() || right.isEmpty()) {
            return false;
        }
        char last = left.charAt(left.length() - 1);
        char first = right.charAt(0);
        if (last == ':') {
            return left.length() > 1 && Character.isLetter(left.charAt(left.length() - 2)) && isWord(first);
        }
        if (parts && (isCurrency(last) || isCurrency(first))) {
            return partsPrice(left, first);
        }
        if (!parts || !isWord(last) || !isWord(first)) {
            return false;
        }
        boolean digits = Character.isDigit(last) && Character.isDigit(first);
        boolean mixed = Character.isDigit(last) != Character.isDigit(first);
        boolean humps = Character.isLowerCase(last) && Character.isUpperCase(first) && right.length() >= WORD_MIN;
        return digits
                ? endsInYear(left) || startsWithTime(right)
                : mixed ? left.length() + right.length() > 2 : humps && isLong(left);
    }

    /**
     * Whether a blank belongs between the words of two links to different pages. Parts of one word go on in small letters, or are
     * one sign long, as in "H2O".
     */
    static boolean partsLinks(String left, String right) {
        if (left.length() < WORD_MIN || right.length() < WORD_MIN) {
            return false;
        }
        int last = left.codePointBefore(left.length());
        int first = right.codePointAt(0);
        boolean goesOn = Character.isLetter(last) && Character.isLowerCase(first);
        return Character.isLetterOrDigit(first) && !goesOn && !Words.isUnspaced(last) && !Words.isUnspaced(first);
    }

    /** Whether one of the two is a whole price: its sign alone belongs to the figure beside it. */
    private static boolean partsPrice(String left, char first) {
        int at = left.length() - 1;
        if (isCurrency(left.charAt(at))) {
            at--;
            while (at >= 0 && Character.isSpaceChar(left.charAt(at))) {
                at--;
            }
            return at >= 0 && Character.isDigit(left.charAt(at)) && (isWord(first) || isCurrency(first));
        }
        if (Character.isDigit(left.charAt(at))) {
            while (at >= 0 && (Character.isDigit(left.charAt(at)) || ".,".indexOf(left.charAt(at)) >= 0)) {
                at--;
            }
            return at >= 0 && isCurrency(left.charAt(at));
        }
        return Character.isLowerCase(left.charAt(at));
    }

    private static boolean isCurrency(char c) {
        return Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c);
    }

    private static boolean isLong(String left) {
        return left.length() >= WORD_MIN && Character.isLetter(left.charAt(left.length() - WORD_MIN));
    }

    private static boolean endsInYear(String text) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(text.length() - 1 - digits))) {
            digits++;
        }
        return digits == YEAR_DIGITS;
    }

    private static boolean startsWithTime(String text) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        return digits <= 2
                && digits + 2 < text.length()
                && text.charAt(digits) == ':'
                && Character.isDigit(text.charAt(digits + 1));
    }
}
