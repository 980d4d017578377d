package dev.incipit.html.content;

import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A block-level element with the totals of its blocks. Mutable while the page is split, read-only afterwards. */
final class Box {
    private static final int MAIN = Regions.bitOf("main");
    private static final int MENU = Regions.bitOf("nav");

    /** Highlighters set code into so many boxes, and into a table. */
    private static final int ALONE_WITHIN = 8;

    private static final Set<String> TABLE_PARTS = Set.of("td", "tr", "tbody", "table");

    /** The distance from which a named ancestor no longer counts. */
    static final byte FAR = 30;

    final Element element;
    final @Nullable Box parent;
    final int depth;
    final int signature;
    /** For each of {@link NameHints}: levels up to the nearest box with that name, 0 for this one; {@link #FAR} if none. */
    final byte[] near;

    /** The tags of this box and its ancestors, as bits of {@link Regions}. */
    final int regions;

    /** What its first words say, as bits of {@link TextHints}; 0 if they are not a title. */
    int title;

    int chars;
    int linkChars;
    int blocks;
    int headings;
    int longBlocks;
    double prose;
    /** Number of siblings with the same tag and first class name, this box included. */
    int alike = 1;

    int children;
    /** Levels from the page's {@code h1}, densest box or {@code main} up to this box; FAR if it does not enclose it. */
    final byte[] aboveAnchor = {FAR, FAR, FAR};

    /** Caches {@link #onAnchorPath} by anchor. All boxes on the way up share the result. */
    private final @Nullable Box[] onPath = new Box[3];

    /** What boxes beside each other that are built alike have in common. */
    record Kin(@Nullable Box parent, int signature) {}

    Box(Element element, @Nullable Box parent, int names) {
        this.element = element;
        this.parent = parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.signature = (element.normalName() + '.' + firstName(element.className())).hashCode();
        this.near = new byte[NameHints.COUNT];
        for (int i = 0; i < near.length; i++) {
            boolean here = ((names >> i) & 1) == 1;
            int above = parent == null ? FAR : Math.min(FAR, parent.near[i] + 1);
            near[i] = (byte) (here ? 0 : above);
        }
        this.regions = (parent == null ? 0 : parent.regions) | Regions.maskOf(element);
    }

    /** The nearest box, starting here, that encloses an anchor, or else the outermost. Call it once all boxes are marked. */
    Box onAnchorPath(int anchor) {
        var level = this;
        while (level.aboveAnchor[anchor] == FAR && level.parent != null) {
            var known = level.onPath[anchor];
            level = known == null ? level.parent : known;
        }
        for (var below = this; below != level && below.onPath[anchor] == null; below = below.parent) {
            below.onPath[anchor] = level;
        }
        return level;
    }

    /** Whether it is the main element or in it. */
    boolean isInMain() {
        return (regions & MAIN) != 0;
    }

    /** Whether it is a navigation element or in one. */
    boolean isInMenu() {
        return (regions & MENU) != 0;
    }

    double linkDensity() {
        return chars == 0 ? 0 : (double) linkChars / chars;
    }

    double charsPerBlock() {
        return blocks == 0 ? 0 : (double) chars / blocks;
    }

    /** The box this many levels up, or the outermost. */
    Box up(int levels) {
        var box = this;
        for (int i = 0; i < levels && box.parent != null; i++) {
            box = box.parent;
        }
        return box;
    }

    /** The outermost box that holds nothing else but the numbers of lines. */
    Box alone() {
        var box = this;
        for (int level = 0; level < ALONE_WITHIN && box.parent != null; level++) {
            if (box.parent.chars != box.chars && !TABLE_PARTS.contains(box.element.normalName())) {
                return box;
            }
            box = box.parent;
        }
        return box;
    }

    /** Whether two boxes are the same or siblings, or one is directly in the other. */
    boolean isBeside(Box other) {
        return this == other || parent == other.parent || parent == other || this == other.parent;
    }

    boolean isNear(int nameHint, int levels) {
        return near[nameHint] <= levels;
    }

    Kin kin() {
        return new Kin(parent, signature);
    }

    private static String firstName(String classes) {
        int space = classes.indexOf(' ');
        var first = space < 0 ? classes : classes.substring(0, space);
        int digits = first.length();
        while (digits > 0 && Character.isDigit(first.charAt(digits - 1))) {
            digits--;
        }
        return first.substring(0, digits);
    }
}
