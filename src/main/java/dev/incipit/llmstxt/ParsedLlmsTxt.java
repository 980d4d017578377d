package dev.incipit.llmstxt;

import java.util.List;

/** The result of a lenient parse: the document, its outline, and every departure from the format with its line. */
public record ParsedLlmsTxt(LlmsTxt document, FileOutline outline, List<Departure> departures) {
    public ParsedLlmsTxt {
        departures = List.copyOf(departures);
    }

    /** A departure from the format; lines count from 1. */
    public record Departure(int line, String what) {}
}
