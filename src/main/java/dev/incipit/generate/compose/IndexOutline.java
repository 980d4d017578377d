package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import java.util.List;

/** The pages of an index, with their sections and their order. */
public record IndexOutline(String siteName, List<Part> parts) {
    public IndexOutline {
        parts = List.copyOf(parts);
    }

    /** All entries in reading order. */
    public List<Entry> entries() {
        return parts.stream().flatMap(part -> part.entries().stream()).toList();
    }

    public record Part(String name, List<Entry> entries) {
        public Part {
            entries = List.copyOf(entries);
        }
    }

    public record Entry(String title, CrawledPage page) {}
}
