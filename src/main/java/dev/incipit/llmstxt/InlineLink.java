package dev.incipit.llmstxt;

/**
 * A link in running text.
 *
 * @param start column of its opening bracket, without an image's exclamation mark
 * @param end column after it
 * @param name as written between the brackets
 * @param target as written, without angle brackets and title
 */
public record InlineLink(int start, int end, String name, String target, boolean image) {}
