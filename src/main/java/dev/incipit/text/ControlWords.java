package dev.incipit.text;

import java.util.Set;

/** What the controls of any site say: those that lead on or back, and those above its lists; they name no part of the site. */
public final class ControlWords {
    /** In lower case, with hyphens for spaces. */
    public static final Set<String> ALL = ShippedTables.of(ControlWords.class).words("words");

    private ControlWords() {}
}
