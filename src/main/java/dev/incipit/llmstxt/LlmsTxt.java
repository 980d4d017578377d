package dev.incipit.llmstxt;

import java.util.List;
import java.util.Optional;

/**
 * An llms.txt document in the order the proposal gives its parts.
 *
 * @param title the H1
 * @param summary the blockquote below it
 * @param details Markdown without headings between the summary and the first section; empty when there is none
 * @param sections the H2 file lists
 */
public record LlmsTxt(String title, Optional<String> summary, String details, List<Section> sections) {
    public LlmsTxt {
        sections = List.copyOf(sections);
    }

    /**
     * The same document as every reader reads it alike: one line where one is wanted, no character that is not seen, markup and
     * templates as inline code, addresses percent-encoded, no empty section, details that are never empty and open no block
     * but paragraphs and items.
     */
    public LlmsTxt normalized() {
        return NormalForm.of(this);
    }
}
