package dev.incipit.url;

/**
 * The website that a caller requested.
 *
 * @param supplied what the caller typed, trimmed
 * @param home the URL it stands for; https is assumed if no scheme was typed
 * @param schemeAssumed whether no scheme was typed, so that http may be tried if nothing listens for https
 */
public record Site(String supplied, WebUrl home, boolean schemeAssumed) {}
