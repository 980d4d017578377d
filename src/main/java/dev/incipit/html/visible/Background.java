package dev.incipit.html.visible;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a block of declarations paints behind the text of its element.
 *
 * @param colour a solid colour; empty if there is none or it cannot be determined
 * @param isPicture whether something is painted that is not a known colour
 */
record Background(Optional<CssColour> colour, boolean isPicture) {
    static final Background NONE = new Background(Optional.empty(), false);
    static final Background UNKNOWN = new Background(Optional.empty(), true);

    private static final Pattern NOTHING = Pattern.compile("none|transparent|0|0 0|initial|unset");

    static Background of(CssColour colour) {
        if (colour.isClear()) {
            return NONE;
        }
        return colour.isSolid() ? new Background(Optional.of(colour), false) : UNKNOWN;
    }

    static boolean isIn(StyleBlock block) {
        return block.sets("background") || block.sets("background-color") || block.sets("background-image");
    }

    static Background ground(StyleBlock block) {
        var image = block.value("background-image");
        if (!image.isEmpty() && !NOTHING.matcher(image).matches()) {
            return UNKNOWN;
        }
        var value = block.sets("background-color") ? block.value("background-color") : block.value("background");
        var whole = block.value("background");
        if (whole.contains("url(") || whole.contains("gradient(")) {
            return UNKNOWN;
        }
        if (value.isEmpty() || NOTHING.matcher(value).matches()) {
            return NONE;
        }
        return CssColour.of(value).map(Background::of).orElse(UNKNOWN);
    }
}
