package dev.incipit.web.layout;

/** What went wrong, and what to do. */
public record ErrorView(int status, String sentence) {}
