package dev.incipit.web;

import dev.incipit.history.HistoryConfig;

/**
 * What users find on their account's pages.
 *
 * @param keysMax keys of an account that are live or were revoked in the current month ({@code web.keys-max})
 * @param visitorAccount the account whose allowance pays for validations that visitors try; empty allows none
 *     ({@code web.anonymous-tries})
 * @param history what is kept of ended runs ({@code web.history-days}, {@code web.keep-files})
 */
public record DeskConfig(int keysMax, String visitorAccount, HistoryConfig history) {
    public static final DeskConfig DEFAULTS = new DeskConfig(5, "", HistoryConfig.DEFAULTS);

    /** @throws IllegalArgumentException if no key is allowed */
    public DeskConfig {
        if (keysMax < 1) {
            throw new IllegalArgumentException("web.keys-max must be at least 1");
        }
    }
}
