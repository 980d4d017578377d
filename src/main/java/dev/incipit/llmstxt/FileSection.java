package dev.incipit.llmstxt;

import java.util.List;

/**
 * An H2 and the text below it, up to the next H1 or H2.
 *
 * @param entries its top-level list items, and lines that are only a link or an address
 */
public record FileSection(Heading heading, List<Line> lines, List<Entry> entries) {
    public FileSection {
        lines = List.copyOf(lines);
        entries = List.copyOf(entries);
    }

    /** Returns the section's name as written in its heading. */
    public String name() {
        return heading.text();
    }
}
