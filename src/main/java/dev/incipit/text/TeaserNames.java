package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What stands above the cards of other pages, at the end of one: in the languages of decisions §5. */
public final class TeaserNames {
    /** In lower case, with hyphens for spaces. */
    public static final Set<String> NAMES = ShippedTables.of(TeaserNames.class).words("names");

    /** No such name is longer. */
    public static final int LENGTH_MAX = 60;

    private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private TeaserNames() {}

    /** Whether a heading introduces what a page shows of other pages. */
    public static boolean isOne(String heading) {
        if (heading.length() > LENGTH_MAX) {
            return false;
        }
        var key = GAPS.matcher(heading.toLowerCase(Locale.ROOT)).replaceAll("-");
        int start = key.startsWith("-") ? 1 : 0;
        int end = key.length() - (key.length() > start && key.endsWith("-") ? 1 : 0);
        return NAMES.contains(key.substring(start, end));
    }
}
