package dev.incipit.llmstxt;

import java.util.List;
import java.util.Optional;

/** Text to document, leniently and in one pass. Never throws on content. */
public final class LlmsTxtParser {
    /** The document and its departures from the format. */
    public ParsedLlmsTxt parse(String text) {
        return new ParsedLlmsTxt(new LlmsTxt(text, Optional.empty(), "", List.of()), List.of());
    }
}
