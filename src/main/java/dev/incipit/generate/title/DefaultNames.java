package dev.incipit.generate.title;

import dev.incipit.text.ShippedTables;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows what builders of sites call a page to which nobody gave a name: "New Page 2", "Untitled Document", "Neue Seite 1". */
public final class DefaultNames {
    private static final ShippedTables TABLES = ShippedTables.of(DefaultNames.class);

    private static final Pattern NAME =
            Pattern.compile("(?iu)(?:" + TABLES.any("names") + ")[ -]?(?:n°|no\\.)? ?\\(?\\d{0,4}\\)?");

    /** How a manual page begins. */
    private static final Set<String> OF_MANUALS = Set.of("NAME", "SYNOPSIS");

    private DefaultNames() {}

    /** Whether a title is what a builder calls a page. */
    public static boolean areOne(String title) {
        return NAME.matcher(title.strip()).matches();
    }

    /** Whether a title says as little of its page: such a name, or how every manual page begins. */
    static boolean sayNothing(String title) {
        return areOne(title) || OF_MANUALS.contains(title.strip());
    }
}
