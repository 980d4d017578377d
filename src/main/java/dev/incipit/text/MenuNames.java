package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What sites call a menu as a whole, in the languages of decisions §5: a name of no part of the site. */
public final class MenuNames {
    /** In lower case, with hyphens for spaces. */
    public static final Set<String> NAMES = ShippedTables.of(MenuNames.class).words("names");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private MenuNames() {}

    /** Whether a label says only that a menu follows; a colon behind it does not count. */
    public static boolean isOne(String label) {
        var bare = label.endsWith(":") || label.endsWith("：") ? label.substring(0, label.length() - 1) : label;
        return NAMES.contains(
                BLANKS.matcher(bare.strip().toLowerCase(Locale.ROOT)).replaceAll("-"));
    }
}
