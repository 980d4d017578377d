package dev.incipit.html;

import java.util.List;

/** Main content as Markdown, with its headings and first paragraphs as plain text. */
record Rendered(String markdown, List<Page.Heading> headings, List<String> paragraphs) {}
