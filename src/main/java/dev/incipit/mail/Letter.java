package dev.incipit.mail;

/**
 * A mail of plain text to one recipient.
 *
 * @param to an address that was checked for its form
 */
public record Letter(String to, String subject, String text) {}
