package dev.incipit.account;

import java.util.Locale;

/** An operation with a monthly allowance of its own. */
public enum Operation {
    GENERATE,
    VALIDATE;

    /** Returns the name used in the store. */
    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }
}
