package dev.incipit.html.visible;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * How text directly in an element is drawn: its size and colour, which nested elements inherit, and the background behind it.
 * Text counts as visible if this cannot be determined.
 *
 * @param around the state of the enclosing element; null for the page
 * @param tiny whether the font size is zero
 * @param colour the text colour; null if it cannot be determined
 * @param painter the element that sets the colour
 * @param ground the background
 * @param groundOf the element that sets the background; null for the page
 */
record TextState(
        @Nullable Element element,
        @Nullable TextState around,
        boolean tiny,
        @Nullable CssColour colour,
        @Nullable Element painter,
        Background ground,
        @Nullable Element groundOf) {
    /** Elements that look like the surrounding text unless one of their classes changes that. */
    private static final Set<String> PLAIN = Set.of(
            "span", "b", "i", "em", "strong", "u", "s", "small", "font", "p", "div", "section", "center", "li", "ul",
            "br");
    /** Those of them to which style sheets seldom give a size of their own. */
    private static final Set<String> INLINE =
            Set.of("span", "b", "i", "em", "strong", "u", "s", "small", "font", "a", "br");

    /** The state of the page: the background is white if all its styles are known. */
    static TextState page(boolean known) {
        return new TextState(
                null, null, false, null, null, known ? Background.of(CssColour.WHITE) : Background.UNKNOWN, null);
    }

    /** The enclosing state; that of the page has none and returns itself. */
    TextState outer() {
        return around == null ? this : around;
    }

    boolean hides() {
        return tiny || hasColourOfGround();
    }

    private boolean hasColourOfGround() {
        return colour != null
                && (colour.isClear() || ground.colour().filter(colour::isLike).isPresent());
    }

    /** Whether {@link #hides} is certain without further checks: one element sets both colours, or the size is zero. */
    boolean isSure() {
        return tiny || (painter != null && painter.equals(groundOf));
    }

    /**
     * The state of text in a nested element.
     *
     * @param own what its style attribute sets
     * @param styles the page's style sheets
     * @param rule the rule in them that hides it; null if there is none
     */
    TextState within(Element inner, StyleBlock own, PageStyles styles, @Nullable StyleRule rule) {
        return new TextState(inner, this, tinyIn(inner, own, styles, rule), colour, painter, ground, groundOf)
                .painted(inner, own, styles, rule);
    }

    private boolean tinyIn(Element inner, StyleBlock own, PageStyles styles, @Nullable StyleRule rule) {
        if (own.sets("font-size") || own.sets("font")) {
            var size = Hiding.fontSize(own);
            return own.ways().contains(Hiding.FONT_SIZE) || (tiny && Hiding.isRelative(size));
        }
        if (rule != null && rule.block().ways().contains(Hiding.FONT_SIZE)) {
            return true;
        }
        if (!tiny) {
            return false;
        }
        boolean sized =
                styles.areAll() ? inner.nameIs("input") : isNamed(inner) || !INLINE.contains(inner.normalName());
        return !sized && !styles.mayUndo(Hiding.FONT_SIZE, inner);
    }

    private static boolean isNamed(Element element) {
        return element.hasAttr("class") || element.hasAttr("id");
    }

    private TextState painted(Element inner, StyleBlock own, PageStyles styles, @Nullable StyleRule rule) {
        var state = this;
        if (styles.areAll()) {
            state = styles.knows(inner)
                    ? state
                    : state.withGround(Background.UNKNOWN).withColour(Optional.empty());
            var sheets = styles.painted(inner);
            state = state.withGround(sheets.ground());
            state = sheets.setsColour() ? state.withColour(sheets.colour()) : state;
        } else if (rule != null && rule.block().ways().contains(Hiding.COLOUR)) {
            state = state.withGround(Background.ground(rule.block()))
                    .withColour(CssColour.of(rule.block().value("color")));
        } else if (isNamed(inner) || !PLAIN.contains(inner.normalName()) || styles.mayUndo(Hiding.COLOUR, inner)) {
            state = state.withGround(Background.UNKNOWN).withColour(Optional.empty());
        }
        if (inner.nameIs("font") && inner.hasAttr("color")) {
            state = state.withColour(CssColour.of(inner.attr("color").toLowerCase(Locale.ROOT)));
        }
        if (inner.hasAttr("bgcolor")) {
            state = state.withGround(CssColour.of(inner.attr("bgcolor").toLowerCase(Locale.ROOT))
                    .map(Background::of)
                    .orElse(Background.UNKNOWN));
        }
        if (Background.isIn(own)) {
            state = state.withGround(Background.ground(own));
        }
        if (own.sets("color")) {
            state = state.withColour(CssColour.of(own.value("color")));
        }
        return own.sets("text-shadow") || own.sets("background-clip") ? state.withColour(Optional.empty()) : state;
    }

    private TextState withColour(Optional<CssColour> set) {
        return new TextState(element, around, tiny, set.orElse(null), element, ground, groundOf);
    }

    /** Where nothing is painted, the background beneath shows through. */
    private TextState withGround(Background set) {
        return set.equals(Background.NONE) ? this : new TextState(element, around, tiny, colour, painter, set, element);
    }
}
