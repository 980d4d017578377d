package dev.incipit.account;

import java.util.Locale;

/** An operation with a monthly allowance of its own. */
public enum Operation {
    GENERATE,
    VALIDATE;

    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }
}
