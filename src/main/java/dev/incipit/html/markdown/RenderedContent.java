package dev.incipit.html.markdown;

import dev.incipit.html.Page;
import java.util.List;

/** Main content as Markdown, with its headings and first paragraphs as plain text. */
public record RenderedContent(String markdown, List<Page.Heading> headings, List<String> paragraphs) {}
