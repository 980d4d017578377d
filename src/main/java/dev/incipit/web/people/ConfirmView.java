package dev.incipit.web.people;

/** The button behind a mailed link that confirms an address; a mail scanner that opens the link does not press it. */
record ConfirmView(String link, String sentence) {}
