package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import java.util.List;

/** Which pages stand in an index, in which sections, in which order. */
record Outline(String siteName, List<Part> parts) {
    Outline {
        parts = List.copyOf(parts);
    }

    /** All entries in reading order. */
    List<Entry> entries() {
        return parts.stream().flatMap(part -> part.entries().stream()).toList();
    }

    /** A section: its name and its pages. */
    record Part(String name, List<Entry> entries) {
        Part {
            entries = List.copyOf(entries);
        }
    }

    /** A page and what it is called. */
    record Entry(String title, CrawledPage page) {}
}
