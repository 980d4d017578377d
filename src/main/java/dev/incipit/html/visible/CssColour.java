package dev.incipit.html.visible;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A CSS colour in sRGB.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 * @param alpha 0 (transparent) to 1 (opaque)
 */
record CssColour(int red, int green, int blue, double alpha) {
    static final CssColour WHITE = new CssColour(255, 255, 255, 1);

    private static final Pattern HEX = Pattern.compile("#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})");
    private static final Pattern FUNCTION = Pattern.compile("rgba?\\(([0-9.,%/ ]{1,60})\\)");
    private static final Pattern PARTS = Pattern.compile("[,/ ]+");
    /** Two values of a channel that differ by no more look the same on a page. */
    private static final int NEAR = 12;

    private static final double CLEAR = 0.05;

    /** The sixteen colours of HTML 4, and those that are nearly white. */
    private static final Map<String, CssColour> NAMES = new HashMap<>();

    static {
        var names = "white #fff snow #fffafa ivory #fffff0 ghostwhite #f8f8ff floralwhite #fffaf0 whitesmoke #f5f5f5 "
                + "mintcream #f5fffa azure #f0ffff aliceblue #f0f8ff seashell #fff5ee honeydew #f0fff0 "
                + "lightyellow #ffffe0 lavenderblush #fff0f5 gainsboro #dcdcdc lightgray #d3d3d3 lightgrey #d3d3d3 "
                + "silver #c0c0c0 darkgray #a9a9a9 darkgrey #a9a9a9 gray #808080 grey #808080 black #000 red #f00 "
                + "maroon #800000 yellow #ff0 olive #808000 lime #0f0 green #008000 aqua #0ff cyan #0ff teal #008080 "
                + "blue #00f navy #000080 fuchsia #f0f magenta #f0f purple #800080 orange #ffa500 transparent #0000";
        var words = names.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            NAMES.put(words[i], hex(words[i + 1]));
        }
    }

    /** Parses a lower-case value; empty if it is not a colour, or one in a form that is not supported. */
    static Optional<CssColour> of(String value) {
        if (HEX.matcher(value).matches()) {
            return Optional.of(hex(value));
        }
        var named = NAMES.get(value);
        if (named != null) {
            return Optional.of(named);
        }
        var function = FUNCTION.matcher(value);
        return function.matches() ? function(function.group(1)) : Optional.empty();
    }

    private static CssColour hex(String value) {
        boolean brief = value.length() <= 5;
        int width = brief ? 1 : 2;
        int factor = brief ? 17 : 1;
        int[] parts = {0, 0, 0, 255};
        for (int i = 0; 1 + (i + 1) * width <= value.length(); i++) {
            parts[i] = Integer.parseInt(value, 1 + i * width, 1 + (i + 1) * width, 16) * factor;
        }
        return new CssColour(parts[0], parts[1], parts[2], parts[3] / 255.0);
    }

    private static Optional<CssColour> function(String inside) {
        var parts = Arrays.stream(PARTS.split(inside.strip(), -1))
                .mapToDouble(part -> part.endsWith("%") ? CssLength.share(part) * 255 : CssLength.share(part))
                .toArray();
        if (parts.length < 3 || parts.length > 4 || Arrays.stream(parts).anyMatch(Double::isNaN)) {
            return Optional.empty();
        }
        boolean percent = inside.strip().endsWith("%");
        double alpha = parts.length < 4 ? 1 : percent ? parts[3] / 255 : parts[3];
        return Optional.of(new CssColour((int) parts[0], (int) parts[1], (int) parts[2], alpha));
    }

    /** Whether nothing painted in this colour is visible. */
    boolean isClear() {
        return alpha <= CLEAR;
    }

    /** Whether nothing beneath it shows through. */
    boolean isSolid() {
        return alpha >= 1 - CLEAR;
    }

    /** Whether text in one of the colours is invisible on the other. */
    boolean isLike(CssColour other) {
        return Math.abs(red - other.red) <= NEAR
                && Math.abs(green - other.green) <= NEAR
                && Math.abs(blue - other.blue) <= NEAR;
    }
}
