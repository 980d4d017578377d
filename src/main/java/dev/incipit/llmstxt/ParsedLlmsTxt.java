package dev.incipit.llmstxt;

import java.util.List;

/** What a lenient parse found: the document, what stands where, and every departure from the format with its line. */
public record ParsedLlmsTxt(LlmsTxt document, Outline outline, List<Departure> departures) {
    public ParsedLlmsTxt {
        departures = List.copyOf(departures);
    }

    /** Where a file leaves the format; lines count from 1. */
    public record Departure(int line, String what) {}
}
