package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import java.util.List;

/** The pages of an index, with their sections and their order. */
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

    /** A page and its name in the index. */
    record Entry(String title, CrawledPage page) {}
}
