package dev.incipit.url;

/**
 * The website a caller asked about.
 *
 * @param supplied what the caller typed, trimmed
 * @param home the address it stands for; https is set before it where no scheme was typed
 * @param schemeAssumed whether no scheme was typed, so that http may be tried where https has no listener
 */
public record Site(String supplied, WebUrl home, boolean schemeAssumed) {}
