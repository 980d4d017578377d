package dev.incipit.html.visible;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a block of declarations paints behind the text of its element.
 *
 * @param colour a solid colour; empty if there is none or it cannot be determined
 * @param isPicture whether something is painted that is not a known colour
 */
record Paint(Optional<CssColour> colour, boolean isPicture) {
    static final Paint NONE = new Paint(Optional.empty(), false);
    static final Paint UNKNOWN = new Paint(Optional.empty(), true);

    private static final Pattern NOTHING = Pattern.compile("none|transparent|0|0 0|initial|unset");

    static Paint of(CssColour colour) {
        if (colour.isClear()) {
            return NONE;
        }
        return colour.isSolid() ? new Paint(Optional.of(colour), false) : UNKNOWN;
    }

    /** Whether the block sets a background. */
    static boolean isIn(StyleBlock block) {
        return block.sets("background") || block.sets("background-color") || block.sets("background-image");
    }

    /** The background that the block sets. */
    static Paint ground(StyleBlock block) {
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
        return CssColour.of(value).map(Paint::of).orElse(UNKNOWN);
    }
}
