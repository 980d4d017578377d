package dev.incipit.llmstxt;

import java.util.List;

/**
 * An H2 and what stands below it up to the next H1 or H2.
 *
 * @param lines the lines below the heading
 * @param entries its list items that stand in no other item, and lines that are only a link or an address
 */
public record FileSection(Heading heading, List<Line> lines, List<Entry> entries) {
    public FileSection {
        lines = List.copyOf(lines);
        entries = List.copyOf(entries);
    }

    /** The section's name as its heading gives it. */
    public String name() {
        return heading.text();
    }
}
