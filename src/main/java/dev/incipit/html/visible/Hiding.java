package dev.incipit.html.visible;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The ways in which a block of declarations can hide text. */
enum Hiding {
    DISPLAY("display") {
        @Override
        boolean isIn(StyleBlock block) {
            return block.value("display").equals("none");
        }
    },
    VISIBILITY("visibility") {
        @Override
        boolean isIn(StyleBlock block) {
            var value = block.value("visibility");
            return value.equals("hidden") || value.equals("collapse");
        }
    },
    CONTENT("content-visibility") {
        @Override
        boolean isIn(StyleBlock block) {
            return block.value("content-visibility").equals("hidden");
        }
    },
    FONT_SIZE("font-size", "font") {
        @Override
        boolean isIn(StyleBlock block) {
            return CssLength.pixels(fontSize(block)) <= PIXELS_MAX;
        }
    },
    /** A background or a size means that an image or a colour replaces the text, as in a logo. That is not hiding. */
    INDENT("text-indent") {
        @Override
        boolean isIn(StyleBlock block) {
            return !Background.isIn(block)
                    && !block.sets("width")
                    && !block.sets("height")
                    && CssLength.pixels(block.value("text-indent")) <= OFF;
        }
    },
    /** Except wide strips, such as a carousel that moves one image after another into view. */
    OFF_SCREEN("position", "left", "right", "top", "bottom", "margin-left", "margin-top") {
        @Override
        boolean isIn(StyleBlock block) {
            if (block.isMoving() || CssLength.pixels(block.value("width")) > STRIP) {
                return false;
            }
            var position = block.value("position");
            boolean taken = position.equals("absolute") || position.equals("fixed");
            return (taken && (isOff(block, "left", "right") || isOff(block, "top", "bottom")))
                    || CssLength.pixels(block.value("margin-left")) <= OFF
                    || CssLength.pixels(block.value("margin-top")) <= OFF;
        }
    },
    CLIP("clip", "clip-path") {
        @Override
        boolean isIn(StyleBlock block) {
            return !block.isMoving() && (isEmptyRect(block.value("clip")) || isEmptyPath(block.value("clip-path")));
        }
    },
    /** Except what a click expands, and boxes whose padding reserves the space for an image. */
    NO_SIZE("width", "height", "max-width", "max-height", "overflow", "overflow-x", "overflow-y") {
        @Override
        boolean isIn(StyleBlock block) {
            if (!cuts(block, "overflow") && !cuts(block, "overflow-x") && !cuts(block, "overflow-y")) {
                return false;
            }
            boolean flat = isNothing(block, "height", "max-height")
                    && !isSomething(block, "min-height", "padding", "padding-top", "padding-bottom");
            boolean thin = isNothing(block, "width", "max-width") && !isSomething(block, "min-width", "padding");
            return !block.isMoving() && (flat || thin);
        }
    },
    SCALE("transform") {
        @Override
        boolean isIn(StyleBlock block) {
            var value = block.value("transform");
            return !value.isEmpty()
                    && !block.isMoving()
                    && !block.sets("opacity")
                    && (NO_SCALE.matcher(value).matches() || FAR.matcher(value).matches());
        }
    },
    /** The text is transparent, or has the colour of the background that the same block sets. */
    COLOUR("color", "background", "background-color", "background-image", "background-clip", "text-shadow") {
        @Override
        boolean isIn(StyleBlock block) {
            var colour = CssColour.of(block.value("color"));
            if (colour.isEmpty()) {
                return false;
            }
            var ground = Background.ground(block);
            if (ground.isPicture() || block.sets("text-shadow") || block.sets("background-clip")) {
                return false;
            }
            return colour.get().isClear()
                    || ground.colour().filter(colour.get()::isLike).isPresent();
        }
    },
    /** Except what starts invisible and fades in. */
    OPACITY("opacity") {
        @Override
        boolean isIn(StyleBlock block) {
            return CssLength.share(block.value("opacity")) <= OPACITY_MAX && !comesIntoSight(block);
        }
    };

    /** These bounds are told by the rows of HiddenTextTest; see "Hidden text" in extraction.md. */
    private static final double OPACITY_MAX = 0.05;

    private static final double PIXELS_MAX = 1;
    /** Pixels to the left of the screen or above it. */
    private static final double OFF = -999;

    private static final double STRIP = 1_000;
    private static final Pattern NO_SCALE =
            Pattern.compile(".{0,60}(?<!\\w)scale(?:3d|x|y)?\\( ?0?\\.?0* ?(?:,.{0,30})?\\).{0,60}");
    private static final Pattern FAR =
            Pattern.compile(".{0,60}(?<!\\w)translate(?:3d|x|y)?\\( ?-\\d{4,}(?:px|em|rem).{0,60}");
    private static final Pattern RECT = Pattern.compile("rect\\(([^()]{1,80})\\)");
    private static final Pattern INSET = Pattern.compile("inset\\(([^()]{1,80})\\)");
    private static final Pattern SHAPE = Pattern.compile("(?:circle|ellipse|polygon)\\([^1-9]{0,80}\\)");
    private static final Pattern BETWEEN = Pattern.compile("[, ]+");

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> properties;

    Hiding(String... properties) {
        this.properties = List.of(properties);
    }

    /** Whether the block hides its element in this way. */
    abstract boolean isIn(StyleBlock block);

    /** Whether the block sets one of this way's properties to a value that is visible. */
    boolean isUndoneIn(StyleBlock block) {
        return !block.ways().contains(this) && properties.stream().anyMatch(block::sets);
    }

    private static boolean cuts(StyleBlock block, String property) {
        var value = block.value(property);
        return value.startsWith("hidden") || value.startsWith("clip");
    }

    private static boolean comesIntoSight(StyleBlock block) {
        return block.isMoving() || block.sets("transform");
    }

    /** The size that {@code font-size} or {@code font} sets; empty if neither does. */
    static String fontSize(StyleBlock block) {
        if (block.sets("font-size")) {
            return block.value("font-size");
        }
        if (!block.sets("font")) {
            return "";
        }
        return Arrays.stream(BETWEEN.split(block.value("font"), -1))
                .map(part -> part.contains("/") ? part.substring(0, part.indexOf('/')) : part)
                .filter(part -> !Double.isNaN(CssLength.pixels(part)))
                .findFirst()
                .orElse("");
    }

    /** Whether the size is relative to that of the surrounding text, which may be zero. */
    static boolean isRelative(String fontSize) {
        return fontSize.endsWith("%") || (fontSize.endsWith("em") && !fontSize.endsWith("rem"));
    }

    /** Exactly one side is off screen. With both, the element stretches across the screen. */
    private static boolean isOff(StyleBlock block, String near, String far) {
        boolean before = CssLength.pixels(block.value(near)) <= OFF;
        boolean after = CssLength.pixels(block.value(far)) <= OFF;
        return before != after;
    }

    private static boolean isNothing(StyleBlock block, String... properties) {
        return Arrays.stream(properties).anyMatch(name -> Math.abs(CssLength.pixels(block.value(name))) <= PIXELS_MAX);
    }

    private static boolean isSomething(StyleBlock block, String... properties) {
        return Arrays.stream(properties)
                .map(block::value)
                .anyMatch(value -> !value.isEmpty() && !value.startsWith("0") && !value.equals("auto"));
    }

    private static boolean isEmptyRect(String clip) {
        var rect = RECT.matcher(clip);
        if (!rect.matches()) {
            return false;
        }
        double[] sides = lengths(rect.group(1));
        return sides.length == 4 && (sides[2] - sides[0] <= PIXELS_MAX || sides[1] - sides[3] <= PIXELS_MAX);
    }

    private static boolean isEmptyPath(String path) {
        var inset = INSET.matcher(path);
        if (!inset.matches()) {
            return SHAPE.matcher(path).matches();
        }
        return Arrays.stream(BETWEEN.split(inset.group(1).strip(), -1))
                .allMatch(side -> side.endsWith("%") && CssLength.pixels(side) >= 50);
    }

    private static double[] lengths(String sides) {
        return Arrays.stream(BETWEEN.split(sides.strip(), -1))
                .mapToDouble(CssLength::pixels)
                .toArray();
    }
}
