package dev.incipit.html.visible;

import dev.incipit.text.Words;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a block of CSS declarations sets, as far as it decides whether text is visible. */
public final class StyleBlock {
    private static final Set<String> READ = Words.table("""
            display visibility content-visibility opacity font-size font text-indent position left right top bottom margin-left
            margin-top clip clip-path width height max-width max-height min-width min-height padding
            padding-top padding-bottom overflow overflow-x overflow-y transform color background
            background-color background-image background-clip text-shadow user-select""");
    /** Properties of elements that move or fade into view and are invisible at first. */
    private static final List<String> MOVING =
            List.of("transition", "animation", "will-change", "translate", "scale", "rotate", "filter");

    private static final List<String> PREFIXES = List.of("-webkit-", "-moz-", "-ms-", "-o-");
    /** Longer values are cut; they are embedded images. */
    private static final int VALUE_MAX = 300;

    private final Map<String, String> values = new HashMap<>();
    private boolean moving;
    /** Sheets are shared by threads. */
    private volatile @Nullable Set<Hiding> ways;

    private StyleBlock() {}

    /** Parses declarations from between braces or from a style attribute. */
    public static StyleBlock of(String text) {
        var css = CssText.withoutComments(text);
        var block = new StyleBlock();
        var important = new HashMap<String, Boolean>();
        int colon = css.indexOf(':');
        for (int at = 0; at < css.length() && colon >= 0; ) {
            int end = CssText.next(css, at, ";");
            if (colon < end) {
                block.declare(css.substring(at, colon), css.substring(colon + 1, end), important);
            }
            at = end + 1;
            colon = colon < at ? css.indexOf(':', at) : colon;
        }
        return block;
    }

    private void declare(String name, String value, Map<String, Boolean> important) {
        var property = bare(CssText.unescape(name).strip().toLowerCase(Locale.ROOT));
        if (!READ.contains(property)) {
            moving |= isMoving(property);
            return;
        }
        var text = CssText.unescape(value.substring(0, Math.min(value.length(), VALUE_MAX)))
                .strip()
                .toLowerCase(Locale.ROOT);
        int mark = text.indexOf('!');
        boolean pressing = mark >= 0 && text.startsWith("important", text.length() - "important".length());
        var bare = mark < 0 ? text : text.substring(0, mark).strip();
        if (!bare.isEmpty() && (pressing || !important.getOrDefault(property, false))) {
            values.put(property, bare);
            important.put(property, pressing);
        }
    }

    private static String bare(String name) {
        return PREFIXES.stream()
                .filter(name::startsWith)
                .findFirst()
                .map(prefix -> name.substring(prefix.length()))
                .orElse(name);
    }

    private static boolean isMoving(String property) {
        return MOVING.stream()
                .anyMatch(word -> property.startsWith(word) || (property.startsWith("--") && property.contains(word)));
    }

    /** The property's value in lower case; empty if it is not set. */
    public String value(String property) {
        return values.getOrDefault(property, "");
    }

    boolean sets(String property) {
        return values.containsKey(property);
    }

    /** Whether it sets transitions, animations or custom properties for them. */
    boolean isMoving() {
        return moving;
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    /** Whether it hides its element outright, by {@code display} or {@code visibility}. */
    public boolean hidesAll() {
        return Hiding.DISPLAY.isIn(this) || Hiding.VISIBILITY.isIn(this);
    }

    /** Whether another block undoes one of the ways in which this one hides. */
    boolean isUndoneIn(StyleBlock other) {
        return ways().stream().anyMatch(way -> way.isUndoneIn(other));
    }

    Set<Hiding> ways() {
        var known = ways;
        if (known == null) {
            known = EnumSet.noneOf(Hiding.class);
            for (var way : Hiding.values()) {
                if (way.isIn(this)) {
                    known.add(way);
                }
            }
            ways = known;
        }
        return known;
    }
}
