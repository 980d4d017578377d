package dev.incipit.web.people;

/** A sentence, and where to go on. */
record MessageView(String sentence, String next, String label) {}
