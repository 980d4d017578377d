package dev.incipit.llmstxt;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An llms.txt document, with its parts in the order of the proposal.
 *
 * @param details Markdown without headings between the summary and the first section; empty if there is none
 * @param sections the H2 file lists
 */
public record LlmsTxt(String title, Optional<String> summary, String details, List<Section> sections) {
    public LlmsTxt {
        sections = List.copyOf(sections);
    }

    /** Returns the document with other file lists. */
    public LlmsTxt with(List<Section> others) {
        return new LlmsTxt(title, summary, details, others);
    }

    /** Returns the document with each link changed. */
    public LlmsTxt with(UnaryOperator<Link> change) {
        return with(sections.stream().map(section -> section.with(change)).toList());
    }
}
