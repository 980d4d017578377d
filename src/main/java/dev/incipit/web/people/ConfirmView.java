package dev.incipit.web.people;

/** The button behind a mailed link that confirms an address; a mail scanner that opens the link presses none. */
public record ConfirmView(String link, String sentence, String button) {}
