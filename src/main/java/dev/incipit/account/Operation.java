package dev.incipit.account;

import java.util.Locale;

/** What a key's monthly allowance is counted for, each on its own. */
public enum Operation {
    GENERATE,
    VALIDATE;

    /** As the store writes it. */
    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }
}
