package dev.incipit.web.home;

/**
 * What visitors without an account can do.
 *
 * @param tries whether they may lint
 */
public record FrontView(boolean tries, boolean signUp) {}
