package dev.incipit.llmstxt;

/** The result of a lenient parse: the document, and the outline of the file that it was read from. */
public record ParsedLlmsTxt(LlmsTxt document, FileOutline outline) {}
