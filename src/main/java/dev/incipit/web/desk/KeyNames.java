package dev.incipit.web.desk;

import dev.incipit.account.OwnKeys.OwnKey;

/** What keys are called on pages. */
final class KeyNames {
    static final String OF_PAGES = "Tries on these pages";

    private KeyNames() {}

    static String of(OwnKey key) {
        return key.ofPages() ? OF_PAGES : of(key.label(), key.firstCharacters());
    }

    static String of(String label, String firstCharacters) {
        return label.isEmpty() ? firstCharacters + "…" : label;
    }
}
