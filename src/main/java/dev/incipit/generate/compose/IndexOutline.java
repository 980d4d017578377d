package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.Section;
import java.util.List;
import java.util.function.Function;

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

        /** Returns the part as the file list of an index. */
        public Section section(Function<Entry, Link> links) {
            return new Section(name, entries.stream().map(links).toList());
        }
    }

    public record Entry(String title, CrawledPage page) {}
}
